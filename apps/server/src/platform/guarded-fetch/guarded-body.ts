import { Readable } from "node:stream";
import { promisify } from "node:util";
import {
  brotliDecompress,
  constants,
  createBrotliDecompress,
  createZstdDecompress,
  gunzip,
  inflateRaw,
  zstdDecompress,
} from "node:zlib";
import { chunkSource } from "./chunk-source.ts";
import { FetchFailure, fetchFailure } from "./guarded-failure.ts";
import { memberAfterMember } from "./gzip-members.ts";
import { gunzippedChunks, inflatedChunks, isZlib } from "./inflated-chunks.ts";

const decodeGzip = promisify(gunzip);
const decodeRaw = promisify(inflateRaw);
const decodeBrotli = promisify(brotliDecompress);
const decodeZstd = promisify(zstdDecompress);

/** More than one is rare, more than these are an attempt to exhaust. */
const codingsMax = 4;

/** By so many it is told whether something is packed. */
const startBytes = 100;

/** Encodings that are asked for; zstd is understood besides, since some servers send it to everybody. */
export const acceptedEncodings = "gzip, deflate, br";

/** The whole of a body; stops reading as soon as it is larger. */
export async function readBody(chunks: AsyncIterable<Uint8Array>, bytesMax: number): Promise<Buffer> {
  const read: Uint8Array[] = [];
  for await (const chunk of bounded(chunks, bytesMax)) read.push(chunk);
  return Buffer.concat(read);
}

/** Undoes the content-encoding; stops as soon as the outcome would be larger than `bytesMax`. */
export async function decodeBody(body: Buffer, encoding: string, bytesMax: number): Promise<Buffer> {
  let decoded = body;
  for (const coding of codingsOf(encoding, body)) decoded = await decodeOnce(decoded, coding, bytesMax);
  return decoded;
}

/** The same while it comes, for what is too large to be held; what is broken ends it with an error, behind what came before. */
export async function* decodedChunks(
  chunks: AsyncIterable<Uint8Array>,
  encoding: string,
  bytesMax: number,
): AsyncGenerator<Uint8Array> {
  const source = chunkSource(bounded(chunks, bytesMax));
  const start = await source.take(startBytes);
  // Nothing is packed in nothing.
  if (!start) return;
  source.putBack(start);
  let decoded: AsyncIterable<Uint8Array> = source.rest();
  for (const coding of codingsOf(encoding, start)) decoded = bounded(unpacked(decoded, coding), bytesMax);
  yield* decoded;
}

type ContentCoding = "gzip" | "deflate" | "br" | "zstd";

const names: Readonly<Record<string, ContentCoding>> = {
  gzip: "gzip",
  "x-gzip": "gzip",
  deflate: "deflate",
  br: "br",
  zstd: "zstd",
};

/**
 * The codings in the order in which they are undone. Where one of them has no meaning (storage systems write utf-8, none or
 * aws-chunked there), the header is believed no more than browsers believe it: only what is packed by its first bytes is undone.
 */
function codingsOf(encoding: string, start: Uint8Array): ContentCoding[] {
  const named = encoding
    .toLowerCase()
    .split(",")
    .map((coding) => coding.trim())
    .filter((coding) => coding !== "" && coding !== "identity");
  const known = named.flatMap((coding) => names[coding] ?? []);
  if (known.length < named.length) return known.filter((coding) => isPackedAs(coding, start)).slice(0, 1);
  if (known.length > codingsMax) throw new FetchFailure("unreachable", "the answer is encoded too often");
  return known.reverse();
}

function isPackedAs(coding: ContentCoding, start: Uint8Array): boolean {
  if (coding === "gzip") return isGzip(start);
  if (coding === "deflate") return isZlib(start) && (256 * (start[0] ?? 0) + (start[1] ?? 0)) % 31 === 0;
  if (coding === "zstd") return Buffer.from(start.subarray(0, 4)).equals(Buffer.from("28b52ffd", "hex"));
  // Brotli has no mark; a page of letters begins with a tag, after blanks or a byte order mark.
  return (
    coding === "br" && !/^(?:\xef\xbb\xbf)?\s*</.test(Buffer.from(start.subarray(0, 100)).toString("latin1"))
  );
}

function isGzip(start: Uint8Array): boolean {
  return start[0] === 0x1f && start[1] === 0x8b;
}

/** Decodes a body once; what a server broke off is decoded as far as it goes, as browsers do. */
function decodeOnce(body: Buffer, coding: ContentCoding, bytesMax: number): Promise<Buffer> {
  if (body.byteLength === 0) return Promise.resolve(body);

  const options = { maxOutputLength: bytesMax, finishFlush: constants.Z_SYNC_FLUSH };
  switch (coding) {
    case "gzip":
      return decodeGzip(body, options).catch((error: unknown) => {
        const failure = fetchFailure(error);
        if (failure.reason === "too-large" || !isGzip(body)) throw failure;
        return memberAfterMember(body, bytesMax);
      });
    case "deflate":
      // Without its checksum, at which browsers do not look.
      return decodeRaw(isZlib(body) ? body.subarray(2) : body, options);
    case "br":
      return decodeBrotli(body, { maxOutputLength: bytesMax, finishFlush: constants.BROTLI_OPERATION_FLUSH });
    case "zstd":
      return decodeZstd(body, { maxOutputLength: bytesMax, finishFlush: constants.ZSTD_e_flush });
  }
}

async function* unpacked(
  chunks: AsyncIterable<Uint8Array>,
  coding: ContentCoding,
): AsyncGenerator<Uint8Array> {
  if (coding === "gzip") yield* gunzippedChunks(chunks);
  else if (coding === "deflate") yield* inflatedChunks(chunks);
  else yield* unpackedBy(unpackerOf(coding), chunks);
}

async function* unpackedBy(
  unpack: ReturnType<typeof unpackerOf>,
  chunks: AsyncIterable<Uint8Array>,
): AsyncGenerator<Uint8Array> {
  const packed = Readable.from(chunks);
  packed.on("error", (error) => unpack.destroy(error));
  try {
    yield* packed.pipe(unpack);
  } finally {
    packed.destroy();
    unpack.destroy();
  }
}

function unpackerOf(
  coding: "br" | "zstd",
): ReturnType<typeof createBrotliDecompress | typeof createZstdDecompress> {
  return coding === "br" ? createBrotliDecompress() : createZstdDecompress();
}

async function* bounded(chunks: AsyncIterable<Uint8Array>, bytesMax: number): AsyncGenerator<Uint8Array> {
  let bytes = 0;
  for await (const chunk of chunks) {
    bytes += chunk.byteLength;
    if (bytes > bytesMax) throw new FetchFailure("too-large", `the answer has more than ${bytesMax} bytes`);
    yield chunk;
  }
}
