import { z } from "zod";
import { distinct, knownItems } from "./known-items.ts";
import type { Answer } from "./operator.ts";
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
  content: z.array(z.object({ annotations: z.array(z.unknown()).nullish() })),
});

const body = z.object({ output: z.array(z.unknown()) });

/** What an answer of the Responses protocol tells of searches; parts that it does not know are passed over. */
export function readResponses(raw: unknown): Pick<Answer, "sources" | "searched" | "search_queries"> {
  const { output } = body.parse(raw);
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
