import type { FetchedAnswer } from "./guarded-fetch.ts";

/** An answer that came over no wire, such as the demo's own web gives: nothing led there, and it took no time. */
export function unsentAnswer(
  answer: Pick<FetchedAnswer, "url" | "status" | "contentType" | "charset"> & {
    readonly body: Buffer | string;
    readonly headers?: Readonly<Record<string, string>>;
  },
): FetchedAnswer {
  const body = Buffer.from(answer.body);
  return { hops: [], headers: {}, firstByteMs: 0, sentBytes: body.byteLength, ...answer, body };
}
