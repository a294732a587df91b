import { promisify } from "node:util";
import { brotliDecompress, constants, gunzip, inflate, inflateRaw } from "node:zlib";
import { FetchFailure } from "./guarded-failure.ts";

const decodeGzip = promisify(gunzip);
const decodeZlib = promisify(inflate);
const decodeRaw = promisify(inflateRaw);
const decodeBrotli = promisify(brotliDecompress);

/** More than one is rare, more than two are an attempt to exhaust. */
const codingsMax = 2;

/** What decodeBody understands, for the request's accept-encoding. */
export const acceptedEncodings = "gzip, deflate, br";

/** The whole of a body; stops reading as soon as it is larger. */
export async function readBody(chunks: AsyncIterable<Uint8Array>, bytesMax: number): Promise<Buffer> {
  const read: Uint8Array[] = [];
  let bytes = 0;
  for await (const chunk of chunks) {
    bytes += chunk.byteLength;
    if (bytes > bytesMax) throw new FetchFailure("too-large", `the answer has more than ${bytesMax} bytes`);
    read.push(chunk);
  }
  return Buffer.concat(read, bytes);
}

/** Undoes the content-encoding; stops as soon as the outcome would be larger than `bytesMax`. */
export async function decodeBody(body: Buffer, encoding: string, bytesMax: number): Promise<Buffer> {
  const codings = encoding
    .toLowerCase()
    .split(",")
    .map((coding) => coding.trim())
    .filter(isCoded)
    .reverse();
  if (codings.length > codingsMax) throw new FetchFailure("unreachable", "the answer is encoded too often");

  let decoded = body;
  for (const coding of codings) decoded = await decodeOnce(decoded, coding, bytesMax);
  return decoded;
}

function isCoded(coding: string): boolean {
  return coding !== "" && coding !== "identity";
}

/** What a server broke off is decoded as far as it goes, as browsers do. */
function decodeOnce(body: Buffer, coding: string, bytesMax: number): Promise<Buffer> {
  if (body.byteLength === 0) return Promise.resolve(body);

  const options = { maxOutputLength: bytesMax, finishFlush: constants.Z_SYNC_FLUSH };
  switch (coding) {
    case "gzip":
    case "x-gzip":
      return decodeGzip(body, options);
    case "deflate":
      return isZlib(body) ? decodeZlib(body, options) : decodeRaw(body, options);
    case "br":
      return decodeBrotli(body, { maxOutputLength: bytesMax, finishFlush: constants.BROTLI_OPERATION_FLUSH });
    default:
      throw new FetchFailure("unreachable", `the answer is encoded as ${coding.slice(0, 40)}`);
  }
}

/** "deflate" means a zlib stream, yet some servers send it without its header. */
function isZlib(body: Buffer): boolean {
  return ((body[0] ?? 0) & 0x0f) === 8;
}
