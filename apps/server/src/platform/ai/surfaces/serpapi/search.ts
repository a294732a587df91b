import { z } from "zod";
import { exchangeJson } from "../../ask/exchange-json.ts";
import { OperatorFailure } from "../../failures/operator-failure.ts";
import type { AskOptions } from "../../operator.ts";
import { parsedAnswer } from "../../read/parsed-answer.ts";
import { type Usage, unknownUsage } from "../../usage.ts";

interface Search extends Pick<AskOptions, "signal"> {
  readonly address: string;
  readonly apiKey: string;
  readonly timeoutMs: number;
  readonly parameters: Readonly<Record<string, string>>;
}

const body = z.object({
  search_metadata: z.object({ status: z.string() }).nullish(),
  error: z.string().nullish(),
});

/** One search of an engine, never from the cache. Failed ones are free; one that finds nothing is not. */
export async function search({ address, apiKey, parameters, ...inTime }: Search): Promise<unknown> {
  const query = new URLSearchParams({ ...parameters, no_cache: "true", output: "json", api_key: apiKey });
  const raw = await exchangeJson(`${address}/search.json?${query}`, "GET", inTime);
  const { search_metadata, error } = parsedAnswer(body, raw);
  if (search_metadata?.status === "Error") {
    throw new OperatorFailure("overloaded", error ?? "the search failed", { usage: searchesUsed(0) });
  }
  return raw;
}

/** Usage of searches, which are what it bills: it names no price of its own. */
export function searchesUsed(searches: number): Usage {
  return { ...unknownUsage, searches };
}

const region: Readonly<Record<string, string>> = { GB: "uk" };

/** Where and in which language Google is read; without a country, in the United States. */
export function placeParameters(country = "US"): { gl: string } {
  return { gl: region[country] ?? country.toLowerCase() };
}
