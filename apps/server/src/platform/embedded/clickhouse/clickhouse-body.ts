import type { IncomingMessage } from "node:http";
import { promisify } from "node:util";
import { gunzip } from "node:zlib";
import { ClickHouseFailure } from "./clickhouse-failure.ts";

/** The body of a request, unpacked, of at most so many bytes. */
export async function readBody(message: IncomingMessage, bytesMax: number): Promise<Buffer> {
  const chunks: Buffer[] = [];
  let bytes = 0;
  // Kept open when the loop is left early, for the answer that says why.
  for await (const chunk of message.iterator({ destroyOnReturn: false })) {
    chunks.push(chunk);
    bytes += chunk.length;
    if (bytes > bytesMax) throw tooLarge(bytesMax);
  }
  const body = Buffer.concat(chunks);
  const encoding = message.headers["content-encoding"];
  if (!encoding || body.length === 0) return body;
  if (encoding !== "gzip")
    throw new ClickHouseFailure("NOT_IMPLEMENTED", `Content-Encoding '${encoding}': gzip only.`);
  return unzip(body, bytesMax);
}

async function unzip(body: Buffer, bytesMax: number): Promise<Buffer> {
  try {
    return await promisify(gunzip)(body, { maxOutputLength: bytesMax });
  } catch (error) {
    if (error instanceof RangeError) throw tooLarge(bytesMax);
    throw new ClickHouseFailure(
      "CANNOT_DECOMPRESS",
      "The body is not gzip, although its Content-Encoding says so.",
    );
  }
}

function tooLarge(bytesMax: number): ClickHouseFailure {
  return new ClickHouseFailure("LIMIT_EXCEEDED", `The body is larger than ${bytesMax} bytes.`);
}
