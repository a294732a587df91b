import { errors } from "undici";
import type { Answer } from "./answer.ts";
import type { FetchedAnswer, GetOptions } from "./fetched.ts";
import { decodeBody, decodedChunks, readBody } from "./guarded-body.ts";
import { FetchFailure, fetchFailure } from "./guarded-failure.ts";
import { mediaTypeOf } from "./media-type.ts";

interface BodyReadOptions {
  readonly bytesMax: number;
  readonly onBody: GetOptions["onBody"] | undefined;
}

/** Head of an answer, and its body, whole or given to whoever takes it as it comes. */
export async function fetched(
  reading: BodyReadOptions,
  answer: Answer,
  way: Pick<FetchedAnswer, "url" | "hops" | "firstByteMs">,
): Promise<FetchedAnswer> {
  const { contentType, charset } = mediaTypeOf(answer.headers["content-type"] ?? []);
  const body = await bodyOf(reading, answer, { url: way.url, ...(charset && { charset }) }).catch(
    (error: unknown) => {
      const { reason, message, cause } = fetchFailure(error);
      throw new FetchFailure(reason, message, { cause, contentType });
    },
  );
  return {
    ...way,
    status: answer.status,
    headers: Object.fromEntries(
      Object.entries(answer.headers).map(([name, values]) => [name, values.join(", ")]),
    ),
    contentType,
    ...(charset && { charset }),
    ...body,
  };
}

type FetchedBody = Pick<FetchedAnswer, "sentBytes" | "body" | "isCut">;

async function bodyOf(
  { bytesMax, onBody }: BodyReadOptions,
  answer: Answer,
  told: Pick<FetchedAnswer, "url" | "charset">,
): Promise<FetchedBody> {
  const encoding = (answer.headers["content-encoding"] ?? []).join(",");
  if (onBody && answer.status === 200) {
    let sentBytes = 0;
    const counted = watched(answer.body, (chunk) => {
      sentBytes += chunk.byteLength;
    });
    await onBody(decodedChunks(counted, encoding, bytesMax), told);
    answer.end();
    return { sentBytes, body: Buffer.alloc(0) };
  }
  const { sent, isCut } = await sentOf(answer, bytesMax);
  const body = await decodeBody(sent, encoding, bytesMax);
  return { sentBytes: sent.byteLength, body, ...(isCut && { isCut }) };
}

/** All that came, as browsers show it, where the server broke off behind its first byte. */
async function sentOf(answer: Answer, bytesMax: number): Promise<{ sent: Buffer; isCut: boolean }> {
  const came: Uint8Array[] = [];
  try {
    await readBody(
      watched(answer.body, (chunk) => came.push(chunk)),
      bytesMax,
    );
    return { sent: Buffer.concat(came), isCut: false };
  } catch (error) {
    if (fetchFailure(error).reason !== "unreachable" || came.length === 0 || isAbort(error)) throw error;
    const sent = Buffer.concat(came);
    const [length = ""] = answer.headers["content-length"] ?? [];
    const cause = error instanceof Error ? error.cause : undefined;
    // A length that is told twice, or beside chunks, is the client's only complaint.
    const isWhole =
      cause instanceof errors.ResponseContentLengthMismatchError &&
      sent.byteLength >= Number.parseInt(length, 10);
    return { sent, isCut: !isWhole };
  }
}

function isAbort(error: unknown): boolean {
  return (
    error instanceof Error && (error.name === "AbortError" || error instanceof errors.RequestAbortedError)
  );
}

async function* watched(
  chunks: AsyncIterable<Uint8Array>,
  see: (chunk: Uint8Array) => void,
): AsyncGenerator<Uint8Array> {
  try {
    for await (const chunk of chunks) {
      see(chunk);
      yield chunk;
    }
  } catch (error) {
    const failure = fetchFailure(error);
    if (failure.reason !== "unreachable" || failure === error || isAbort(error)) throw error;
    throw new FetchFailure("unreachable", "it broke off before its end", { cause: error });
  }
}
