import { bounded } from "./answer-body.ts";

/** Fetches for the clients of providers, which unpack and read whatever comes, and bounds it as our own exchanges are. */
export async function boundedFetch(...asked: Parameters<typeof fetch>): Promise<Response> {
  const answer = await fetch(...asked);
  const { body, status, statusText, headers } = answer;
  if (!body) return answer;
  return new Response(ReadableStream.from(bounded(body, status)), { status, statusText, headers });
}
