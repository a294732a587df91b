import { z } from "zod";
import type { Search } from "../../operator.ts";
import { distinct, knownItems } from "../../read/known-items.ts";
import type { FoundLink } from "../../read/sources-of.ts";
import { adsSeen } from "../ads-seen.ts";
import { linksIn, type SeenPage } from "../seen-answer.ts";

const linked = z.object({ url: z.string(), title: z.string().nullish() });
const item = z.object({
  markdown: z.string().nullish(),
  text: z.string().nullish(),
  sources: z.array(z.unknown()).nullish(),
});
/** One that the app got and did not show was not seen. */
const ad = z.looseObject({ type: z.literal("chat_gpt_ad"), is_rendered: z.boolean().nullish() });
const result = z.object({
  model: z.string().nullish(),
  markdown: z.string().nullish(),
  sources: z.array(z.unknown()).nullish(),
  search_results: z.array(z.unknown()).nullish(),
  fan_out_queries: z.array(z.unknown()).nullish(),
  items: z.array(z.unknown()).nullish(),
});

/** Reads an answer of a chat app: what it cites, what its searches found, what it searched for, and the ads below it. */
export function readChat(shown: unknown): SeenPage {
  const { data } = result.safeParse(shown);
  const isAd = (one: unknown): boolean => ad.safeParse(one).success;
  const items = knownItems(data?.items?.filter((one) => !isAd(one)) ?? [], item);
  const ads = knownItems(data?.items ?? [], ad).filter(({ is_rendered }) => is_rendered !== false);
  const text = (
    data?.markdown || items.map(({ markdown, text }) => markdown || text || "").join("\n\n")
  ).trim();
  const sources = [...(data?.sources ?? []), ...items.flatMap(({ sources }) => sources ?? [])];
  const cited = [...knownItems(sources, linked), ...linksIn(text)];
  const found = knownItems(data?.search_results ?? [], linked);
  const queries = distinct(knownItems(data?.fan_out_queries ?? [], z.string()));
  return {
    text,
    cited,
    found,
    searches: searchesOf(queries, found),
    ads: adsSeen({ IN_ANSWER: [], BESIDE_ANSWER: ads }),
    model: data?.model,
  };
}

/** All results come in one list, so that only a single search is known to have found them. */
function searchesOf(queries: readonly string[], found: readonly FoundLink[]): Search[] {
  const addresses = found.length === 0 ? null : distinct(found.map(({ url }) => url));
  const [query] = queries;
  if (query === undefined) return addresses ? [{ query: null, found: addresses }] : [];
  return queries.length === 1
    ? [{ query, found: addresses }]
    : queries.map((one) => ({ query: one, found: null }));
}
