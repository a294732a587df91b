import { decodeLines } from "@citelens/access-log";
import { LogProblem } from "./log-problem.ts";

const headBytes = 4_096;
const lineBytesMax = 128 * 1024;
const lineFeed = 10;

const packedOtherwise: readonly (readonly number[])[] = [
  [0x50, 0x4b, 0x03, 0x04], // zip
  [0x28, 0xb5, 0x2f, 0xfd], // zstd
  [0x42, 0x5a, 0x68], // bzip2
  [0xfd, 0x37, 0x7a, 0x58, 0x5a], // xz
];

/** Some lines of a log, without what ends them; `tooLong` counts those that no request can be. */
export interface LogLines {
  readonly lines: readonly string[];
  readonly tooLong: number;
}

/**
 * The lines of a file, which may be packed with gzip, by the piece: no more of it than a piece is ever in memory. `onBytes` is
 * told how far the file was read. Throws LogProblem for what is no text.
 */
export async function* readLines(file: Blob, onBytes: (bytes: number) => void): AsyncGenerator<LogLines> {
  const head = new Uint8Array(await file.slice(0, headBytes).arrayBuffer());
  refuseForeign(head);
  const isGzip = startsWith(head, [0x1f, 0x8b]);
  let rest: Uint8Array = new Uint8Array();
  let isSkipping = false; // within a line that is too long

  for await (const piece of isGzip ? unpacked(counted(file, onBytes)) : counted(file, onBytes)) {
    const bytes = rest.length === 0 ? piece : joined(rest, piece);
    const end = bytes.lastIndexOf(lineFeed) + 1;
    if (end > 0) {
      yield linesIn(bytes.subarray(0, end - 1), isSkipping);
      isSkipping = false;
    }
    rest = bytes.subarray(end);
    if (!isSkipping && rest.length <= lineBytesMax) continue;
    isSkipping = true;
    rest = new Uint8Array();
  }
  if (isSkipping) yield { lines: [], tooLong: 1 };
  else if (rest.length > 0) yield linesIn(rest, false);
}

/** The lines of some text; when it is skipping, the first one is the end of a line that is too long. */
function linesIn(bytes: Uint8Array, isSkipping: boolean): LogLines {
  const lines = decodeLines(bytes).split(/\r?\n/);
  const whole = isSkipping ? lines.slice(1) : lines;
  const short = whole.filter((line) => line.length <= lineBytesMax);
  return { lines: short, tooLong: lines.length - short.length };
}

function joined(start: Uint8Array, end: Uint8Array): Uint8Array {
  const bytes = new Uint8Array(start.length + end.length);
  bytes.set(start);
  bytes.set(end, start.length);
  return bytes;
}

function refuseForeign(head: Uint8Array): void {
  if (head.length === 0) throw new LogProblem("empty");
  if (packedOtherwise.some((magic) => startsWith(head, magic))) throw new LogProblem("packed");
  if (startsWith(head, [0x1f, 0x8b])) return;
  if (head.includes(0)) throw new LogProblem("binary");
  if (/^\s*<(!doctype|html|head|\?xml)/i.test(new TextDecoder().decode(head))) throw new LogProblem("html");
}

function startsWith(bytes: Uint8Array, magic: readonly number[]): boolean {
  return magic.every((byte, index) => bytes[index] === byte);
}

async function* counted(
  file: Blob,
  onBytes: (bytes: number) => void,
): AsyncGenerator<Uint8Array<ArrayBuffer>> {
  const reader = file.stream().getReader();
  let bytes = 0;
  try {
    for (let { done, value } = await reader.read(); !done; { done, value } = await reader.read()) {
      bytes += value?.length ?? 0;
      onBytes(bytes);
      if (value) yield value;
    }
  } finally {
    await reader.cancel();
  }
}

/** Unpacks as far as what comes out is taken. */
async function* unpacked(
  packed: AsyncGenerator<Uint8Array<ArrayBuffer>>,
): AsyncGenerator<Uint8Array<ArrayBuffer>> {
  const stream = new ReadableStream<Uint8Array<ArrayBuffer>>({
    pull: async (controller) => {
      const { done, value } = await packed.next();
      if (done) controller.close();
      else controller.enqueue(value);
    },
    cancel: async () => {
      await packed.return(undefined);
    },
  });
  const reader = stream.pipeThrough(new DecompressionStream("gzip")).getReader();
  try {
    for (;;) {
      const { done, value } = await reader.read().catch((cause: unknown) => {
        throw new LogProblem("broken_gzip", { cause });
      });
      if (done) return;
      yield value;
    }
  } finally {
    await reader.cancel().catch(() => undefined); // what is broken is cancelled already
  }
}
