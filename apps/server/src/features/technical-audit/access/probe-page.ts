import { fetchFailure } from "#platform/guarded-fetch/guarded-failure.ts";
import type { FetchedAnswer, GetOptions } from "#platform/guarded-fetch/guarded-fetch.ts";
import type { Tools } from "#platform/tools.ts";
import { readWebPageParts } from "#platform/web-page/web-page.ts";
import { challengeMark } from "../facts/challenge.rules.ts";
import { wordCount } from "../facts/text/words.rules.ts";
import type { ProbeAnswer } from "./probe-outcome.rules.ts";

const bytesMax = 2_000_000;
const pageStartBytes = 60_000;

/** Asks for a page as one that calls itself so; whatever the server does is an answer. Throws where the caller ends it. */
export async function probePage(
  { web }: Pick<Tools, "web">,
  url: string,
  options: Pick<GetOptions, "userAgent" | "headers" | "timeoutMs" | "signal">,
): Promise<ProbeAnswer> {
  try {
    return answerOf(
      await web.get(url, { ...options, bytesMax, accept: "text/html,application/xhtml+xml,*/*;q=0.8" }),
    );
  } catch (error) {
    options.signal?.throwIfAborted();
    return { status: null, failure: fetchFailure(error).reason, words: 0, challenge: null };
  }
}

function answerOf({ url, status, headers, body, charset, contentType }: FetchedAnswer): ProbeAnswer {
  const isHtml = contentType === "" || contentType.includes("html");
  const { text } = isHtml
    ? readWebPageParts(body, { url, charset, parts: ["text"], visitors: [] })
    : { text: "" };
  const challenge = challengeMark({ status, headers }, body.toString("latin1", 0, pageStartBytes));
  return { status, failure: null, words: wordCount(text), challenge };
}
