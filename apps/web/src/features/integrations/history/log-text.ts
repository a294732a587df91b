import { LogProblem } from "./log-problem.ts";

const headBytes = 4_096;
const lineCharactersMax = 128 * 1024;
/** Stands for a line whose beginning was passed over. */
const overlong = "\n";

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
  const decoder = new TextDecoder();
  let rest = "";
  let isSkipping = false; // within a line that is too long

  for await (const piece of isGzip ? unpacked(counted(file, onBytes)) : counted(file, onBytes)) {
    const found = (rest + decoder.decode(piece, { stream: true })).split(/\r?\n/);
    rest = found.pop() ?? "";
    if (isSkipping && found.length > 0) found[0] = overlong;
    isSkipping = isSkipping && found.length === 0;
    if (rest.length > lineCharactersMax) {
      isSkipping = true;
      rest = "";
    }
    const lines = found.filter((line) => line !== overlong && line.length <= lineCharactersMax);
    yield { lines, tooLong: found.length - lines.length };
  }
  rest += decoder.decode();
  if (isSkipping) yield { lines: [], tooLong: 1 };
  else if (rest !== "") yield { lines: [rest], tooLong: 0 };
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
