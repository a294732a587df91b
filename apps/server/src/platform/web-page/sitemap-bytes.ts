import { TextDecoder } from "node:util";
import { gunzippedChunks } from "#platform/guarded-fetch/inflated-chunks.ts";

export type Bytes = AsyncIterable<Uint8Array> | Iterable<Uint8Array>;

/** Bytes that a file has unpacked may not be more: 50 MB, as the protocol of sitemaps counts them. */
export const sitemapBytesMax = 52_428_800;
/** Some servers pack a second time what lies there packed, and say so of neither. */
const packingsMax = 2;
/** A declaration of the encoding stands at the start. */
const declarationBytes = 256;

/**
 * The characters of a sitemap as they come: unpacked where the bytes say that they are gzip, whatever the headers said, and
 * decoded by the byte order mark, else as the file or its header declares, else as UTF-8. Throws where a file is too large or
 * broken off.
 */
export async function* sitemapCharacters(bytes: Bytes, headerCharset?: string): AsyncGenerator<string> {
  let decoder: TextDecoder | undefined;
  let start = Buffer.alloc(0);
  let size = 0;
  let failure: { readonly error: unknown } | undefined;
  try {
    for await (const chunk of unpacked(bytes, packingsMax)) {
      size += chunk.byteLength;
      if (size > sitemapBytesMax) throw new Error("it is larger than 50 MB");
      if (decoder) {
        yield decoder.decode(chunk, { stream: true });
        continue;
      }
      start = Buffer.concat([start, chunk]);
      if (start.byteLength < declarationBytes) continue;
      decoder = decoderFor(start, headerCharset);
      yield decoder.decode(start, { stream: true });
    }
  } catch (error) {
    failure = { error }; // behind what came before
  }
  yield decoder ? decoder.decode() : decoderFor(start, headerCharset).decode(start);
  if (failure) throw failure.error;
}

async function* unpacked(bytes: Bytes, packings: number): AsyncGenerator<Uint8Array> {
  const parts = chunksOf(bytes);
  const start: Uint8Array[] = [];
  let known = 0;
  while (known < 2) {
    const { value, done } = await parts.next();
    if (done) break;
    start.push(value);
    known += value.byteLength;
  }
  const [first, second] = Buffer.concat(start);
  const whole = joined(start, parts);
  if (first === 0x50 && second === 0x4b) throw new Error("it is a ZIP archive, which no sitemap may be");
  const isPacked = first === 0x1f && second === 0x8b && packings > 0;
  yield* isPacked ? unpacked(gunzippedChunks(whole), packings - 1) : whole;
}

async function* chunksOf(bytes: Bytes): AsyncGenerator<Uint8Array> {
  yield* bytes;
}

async function* joined(
  start: readonly Uint8Array[],
  rest: AsyncGenerator<Uint8Array>,
): AsyncGenerator<Uint8Array> {
  yield* start;
  yield* rest;
}

function decoderFor(start: Buffer, headerCharset: string | undefined): TextDecoder {
  const mark = markOf(start);
  const [, declared] =
    /^\s*<\?xml[^>]*?encoding\s*=\s*["']([\w.:-]+)/i.exec(start.toString("latin1", 0, 256)) ?? [];
  for (const name of [mark, declared, headerCharset]) {
    const decoder = name === undefined ? undefined : namedDecoder(name);
    // A file that can be read byte by byte is not written in 16 bits, whatever it declares.
    if (decoder && (mark !== undefined || !decoder.encoding.startsWith("utf-16"))) return decoder;
  }
  return new TextDecoder();
}

/** Charset by the mark; UTF-16 also without a mark, since its first sign is "<" or a letter. */
function markOf(start: Buffer): string | undefined {
  const [first = 1, second = 1] = start;
  if (first === 0xef && second === 0xbb && start[2] === 0xbf) return "utf-8";
  if ((first === 0xff && second === 0xfe) || (first !== 0 && second === 0)) return "utf-16le";
  if ((first === 0xfe && second === 0xff) || (first === 0 && second !== 0)) return "utf-16be";
  return undefined;
}

function namedDecoder(name: string): TextDecoder | undefined {
  try {
    return new TextDecoder(name);
  } catch {
    return undefined; // no name of an encoding
  }
}
