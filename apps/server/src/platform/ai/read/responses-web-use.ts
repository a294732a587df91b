import { z } from "zod";
import type { Search } from "../operator.ts";
import { distinct, knownItems } from "./known-items.ts";
import type { FoundLink } from "./sources-of.ts";

/** One use of the web in the course of an answer. */
export interface WebCall {
  /** Queries that it searched for, as far as that is told; null where it opened a page instead. */
  readonly queries: readonly string[] | null;
  /** The pages that it found or opened; null where they are not told. */
  readonly found: readonly string[] | null;
}

const words = z.string().nullish().catch(null);
const list = z.array(z.unknown()).nullish().catch(null);
/** Shape of a call of the web, as OpenAI's actions tell it. */
export const webAction = z.object({ type: words, query: words, queries: list, url: words, sources: list });
const call = z.object({
  type: z.literal("web_search_call"),
  status: words,
  action: webAction.nullish().catch(null),
});
const source = z.object({ url: z.string() });

/**
 * The uses of the web in an output, as OpenAI tells them; those that failed are none. Azure has left calls at "searching" of which it
 * tells what they did: only what had not begun to search has no action.
 */
export function webCallsIn(output: readonly unknown[]): WebCall[] {
  return knownItems(output, call)
    .filter(({ status, action }) => isDone(status) || (status === "searching" && action?.type))
    .map(({ action }) => webCallOf(action ?? {}));
}

export function webCallOf(action: Partial<z.output<typeof webAction>>): WebCall {
  const { type, query, queries, url, sources } = action;
  if (type && type !== "search") return { queries: null, found: distinct([url]) };

  const several = distinct(knownItems(queries ?? [], z.string()));
  return {
    queries: several.length > 0 ? several : distinct([query]),
    found: sources ? distinct(knownItems(sources, source).map((one) => one.url)) : null,
  };
}

/** A server that says nothing of how a call ended, ended it well. */
export function isDone(status: string | null | undefined): boolean {
  return !status || status === "completed";
}

/** Searches of calls; which of several queries of one call found a page, nobody tells. */
export function searchesOf(calls: readonly WebCall[]): Search[] {
  return calls.flatMap(({ queries, found }) => {
    if (!queries) return [];
    if (queries.length > 1) return queries.map((query) => ({ query, found: null }));
    return [{ query: queries[0] ?? null, found }];
  });
}

export function foundBy(calls: readonly WebCall[]): FoundLink[] {
  return calls.flatMap(({ found }) => found ?? []).map((url) => ({ url }));
}
