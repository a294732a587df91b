import { promisify } from "node:util";
import { gunzip } from "node:zlib";
import { Refusal } from "#platform/refusal.ts";

export interface SentBody {
  readonly bytes: Buffer;
  readonly contentType: string | undefined;
  readonly contentEncoding: string | undefined;
}

const jsonType =
  /^\s*(application\/([\w.-]+\+)?json|application\/(x-)?(ndjson|jsonl|jsonlines|json-lines)|text\/plain)\s*(;|$)/i;
const unzip = promisify(gunzip);

/** The text of a body of JSON, plain text or no type; gzip is unpacked up to `bytesMax` and no further. */
export async function bodyText(body: SentBody, bytesMax: number): Promise<string> {
  if (body.contentType !== undefined && !jsonType.test(body.contentType))
    throw new Refusal("UNSUPPORTED_MEDIA_TYPE");
  if (!body.contentEncoding || body.contentEncoding === "identity") return body.bytes.toString("utf8");
  if (!/^(x-)?gzip$/i.test(body.contentEncoding)) throw new Refusal("UNSUPPORTED_MEDIA_TYPE");

  try {
    const unpacked = await unzip(body.bytes, { maxOutputLength: bytesMax });
    return unpacked.toString("utf8");
  } catch (error) {
    const isTooLarge = error instanceof Error && "code" in error && error.code === "ERR_BUFFER_TOO_LARGE";
    throw new Refusal(isTooLarge ? "TOO_LARGE" : "MALFORMED_BODY");
  }
}
