import { z } from "zod";
import type { Search } from "../../operator.ts";
import { distinct, knownItems } from "../../read/known-items.ts";
import type { Found } from "../../read/sources-of.ts";
import { linksIn, type Seen } from "../seen-answer.ts";

const linked = z.object({ url: z.string(), title: z.string().nullish() });
const item = z.object({
  markdown: z.string().nullish(),
  text: z.string().nullish(),
  sources: z.array(z.unknown()).nullish(),
});
const result = z.object({
  model: z.string().nullish(),
  markdown: z.string().nullish(),
  sources: z.array(z.unknown()).nullish(),
  search_results: z.array(z.unknown()).nullish(),
  fan_out_queries: z.array(z.unknown()).nullish(),
  items: z.array(z.unknown()).nullish(),
});

/** Reads an answer of a chat app: what it cites, what its searches found, and what it searched for. */
export function readChat(shown: unknown): Seen {
  const { data } = result.safeParse(shown);
  const items = knownItems(data?.items ?? [], item);
  const text = (
    data?.markdown || items.map(({ markdown, text }) => markdown || text || "").join("\n\n")
  ).trim();
  const sources = [...(data?.sources ?? []), ...items.flatMap(({ sources }) => sources ?? [])];
  const cited = [...knownItems(sources, linked), ...linksIn(text)];
  const found = knownItems(data?.search_results ?? [], linked);
  const queries = distinct(knownItems(data?.fan_out_queries ?? [], z.string()));
  return { text, cited, found, searches: searchesOf(queries, found), model: data?.model };
}

/** All results come in one list, so that only a single search is known to have found them. */
function searchesOf(queries: readonly string[], found: readonly Found[]): Search[] {
  const addresses = found.length === 0 ? null : distinct(found.map(({ url }) => url));
  const [query] = queries;
  if (query === undefined) return addresses ? [{ query: null, found: addresses }] : [];
  return queries.length === 1
    ? [{ query, found: addresses }]
    : queries.map((one) => ({ query: one, found: null }));
}
