import { createSocket } from "node:dgram";
import { once } from "node:events";

/** A DNS server on this machine, which has TXT records alone. */
export interface NameServer {
  readonly address: string;
  /** Answer for a name, undefined where there is no such name. */
  answer: (name: string) => readonly string[] | undefined | "SERVFAIL";
  close(): void;
}

const headerBytes = 12;
const pieceBytes = 255;

export async function openNameServer(port = 0): Promise<NameServer> {
  const socket = createSocket("udp4");
  const server: NameServer = {
    get address() {
      return `127.0.0.1:${socket.address().port}`;
    },
    answer: () => undefined,
    close: () => socket.close(),
  };
  socket.on("message", (query, { port: askers, address }) => {
    const { name, end } = questionOf(query);
    socket.send(replyTo(query.subarray(0, end), server.answer(name)), askers, address);
  });
  socket.bind(port, "127.0.0.1");
  await once(socket, "listening");
  return server;
}

function questionOf(query: Buffer): { readonly name: string; readonly end: number } {
  const labels: string[] = [];
  let at = headerBytes;
  for (let length = query.readUInt8(at); length > 0; length = query.readUInt8(at)) {
    labels.push(query.toString("latin1", at + 1, at + 1 + length));
    at += 1 + length;
  }
  return { name: labels.join(".").toLowerCase(), end: at + 5 }; // the root, the type and the class
}

function replyTo(asked: Buffer, answer: ReturnType<NameServer["answer"]>): Buffer {
  const texts = Array.isArray(answer) ? answer : [];
  const head = Buffer.from(asked);
  head.writeUInt16BE(0x8180 | codeOf(answer), 2);
  head.writeUInt16BE(1, 4);
  head.writeUInt16BE(texts.length, 6);
  head.writeUInt32BE(0, 8);
  return Buffer.concat([head, ...texts.map(recordOf)]);
}

function codeOf(answer: ReturnType<NameServer["answer"]>): number {
  if (answer === "SERVFAIL") return 2;
  return answer === undefined ? 3 : 0;
}

/** Long texts come in pieces, as they do from everywhere. */
function recordOf(text: string): Buffer {
  const bytes = Buffer.from(text);
  const pieces = Array.from({ length: Math.ceil(bytes.length / pieceBytes) }, (_, at) => {
    const piece = bytes.subarray(at * pieceBytes, (at + 1) * pieceBytes);
    return Buffer.concat([Buffer.from([piece.length]), piece]);
  });
  const data = Buffer.concat(pieces);
  const head = Buffer.from([0xc0, headerBytes, 0, 16, 0, 1, 0, 0, 0, 0, 0, 0]);
  head.writeUInt16BE(data.length, 10);
  return Buffer.concat([head, data]);
}
