import type { Socket } from "node:net";
import type { AnswerHead } from "./answer.ts";
import { FetchFailure } from "./guarded-failure.ts";

/** Reads a connection by lines and by bytes. */
export interface ByteReader {
  /** The next line without its end, a byte a character; undefined where nothing is left. Throws where it is longer than so many bytes. */
  line(bytesMax: number): Promise<string | undefined>;
  /** The next bytes, at most so many; undefined where nothing is left. */
  some(bytesMax: number): Promise<Buffer | undefined>;
}

export function byteReader(socket: Socket): ByteReader {
  const chunks: AsyncIterator<Buffer> = socket[Symbol.asyncIterator]();
  let waiting = Buffer.alloc(0);
  const more = async (): Promise<Buffer | undefined> => {
    const { value, done } = await chunks.next();
    return done ? undefined : value;
  };
  return {
    line: async (bytesMax) => {
      let looked = 0;
      let end = waiting.indexOf(10);
      while (end === -1) {
        if (waiting.byteLength > bytesMax) throw new FetchFailure("too-large", "the head is too large");
        looked = waiting.byteLength;
        const next = await more();
        if (!next) return undefined;
        waiting = Buffer.concat([waiting, next]);
        end = waiting.indexOf(10, looked);
      }
      if (end > bytesMax) throw new FetchFailure("too-large", "the head is too large");
      const line = waiting.toString("latin1", 0, end).replace(/\r$/, "");
      waiting = waiting.subarray(end + 1);
      return line;
    },
    some: async (bytesMax) => {
      if (waiting.byteLength === 0) waiting = Buffer.from((await more()) ?? "");
      if (waiting.byteLength === 0) return undefined;
      const taken = waiting.subarray(0, bytesMax);
      waiting = waiting.subarray(taken.byteLength);
      return taken;
    },
  };
}

const chunkLineBytesMax = 1_024;

/** The body behind a head: in chunks, of the length that is told, or all that comes. Throws behind what came where it breaks off. */
export async function* plainBody(reader: ByteReader, head: AnswerHead): AsyncGenerator<Buffer> {
  const { headers, status, isOld } = head;
  if (status === 204 || status === 304) return;
  if (!isOld && /(?:^|,)\s*chunked\s*$/i.test((headers["transfer-encoding"] ?? []).join(","))) {
    yield* chunked(reader);
    return;
  }
  const length = lengthOf(headers["content-length"] ?? []);
  for (let left = length ?? Number.POSITIVE_INFINITY; left > 0; ) {
    const some = await reader.some(left);
    if (!some && length !== undefined) throw brokenOff();
    if (!some) return;
    left -= some.byteLength;
    yield some;
  }
}

async function* chunked(reader: ByteReader): AsyncGenerator<Buffer> {
  for (;;) {
    const line = await reader.line(chunkLineBytesMax);
    const [, digits] = /^\s*([\da-f]{1,8})\s*(?:;|$)/i.exec(line ?? "") ?? [];
    if (digits === undefined) throw brokenOff();
    let left = Number.parseInt(digits, 16);
    if (left === 0) return;
    while (left > 0) {
      const some = await reader.some(left);
      if (!some) throw brokenOff();
      left -= some.byteLength;
      yield some;
    }
    await reader.line(chunkLineBytesMax);
  }
}

/** A length that is none is passed over; several that differ make an answer of nobody knows where it ends. */
function lengthOf(values: readonly string[]): number | undefined {
  const lengths = new Set(values.flatMap((value) => value.split(",")).map((value) => value.trim()));
  if ([...lengths].some((length) => !/^\d{1,12}$/.test(length))) return undefined;
  if (lengths.size > 1) throw new FetchFailure("unreachable", "the answer has several lengths");
  const [length] = lengths;
  return length === undefined ? undefined : Number(length);
}

function brokenOff(): FetchFailure {
  return new FetchFailure("unreachable", "the answer broke off");
}
