import { z } from "zod";
import { distinct, knownItems } from "./known-items.ts";
import type { Answer } from "./operator.ts";
import { OperatorFailure } from "./operator-failure.ts";
import { parsedAnswer } from "./parsed-answer.ts";
import { sourcesOf } from "./sources-of.ts";

const source = z.object({ url: z.string(), title: z.string().nullish() });

const search = z.object({
  type: z.literal("web_search_call"),
  action: z
    .object({
      query: z.string().nullish(),
      queries: z.array(z.string()).nullish(),
      sources: z.array(z.unknown()).nullish(),
    })
    .nullish(),
});

const message = z.object({
  type: z.literal("message"),
  content: z.array(z.object({ type: z.string(), annotations: z.array(z.unknown()).nullish() })),
});

const body = z.object({
  output: z.array(z.unknown()),
  incomplete_details: z.object({ reason: z.string() }).nullish(),
});

/** What an answer of the Responses protocol tells of searches; parts that it does not know are passed over. */
export function readResponses(raw: unknown): Pick<Answer, "sources" | "searched" | "search_queries"> {
  const { output } = parsedAnswer(body, raw);
  const searches = knownItems(output, search);
  const contents = knownItems(output, message).flatMap(({ content }) => content);
  return {
    sources: sourcesOf(
      searches.flatMap(({ action }) => knownItems(action?.sources ?? [], source)),
      contents.flatMap(({ annotations }) => knownItems(annotations ?? [], source)),
    ),
    searched: searches.length > 0,
    search_queries: distinct(searches.flatMap(({ action }) => action?.queries ?? [action?.query])),
  };
}

/** Why an answer of the Responses protocol is not whole; not every client of the SDK looks. */
export function failureInResponses(raw: unknown): OperatorFailure | undefined {
  const { output, incomplete_details } = parsedAnswer(body, raw);
  const contents = knownItems(output, message).flatMap(({ content }) => content);
  const reason = incomplete_details?.reason;
  if (reason === "max_output_tokens") return new OperatorFailure("length", reason);
  if (reason === "content_filter") return new OperatorFailure("refusal", reason);
  if (contents.some(({ type }) => type === "refusal")) return new OperatorFailure("refusal", "refused");
  return undefined;
}
