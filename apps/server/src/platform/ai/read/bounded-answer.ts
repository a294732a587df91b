import { storable } from "#platform/requests/storable-text.ts";
import type { Answer, Search, Source } from "../operator.ts";
import { distinct } from "./known-items.ts";
import { modelName } from "./model-name.ts";
import { writtenText } from "./parsed-answer.ts";
import { searched } from "./searched.ts";
import { sourcesOf } from "./sources-of.ts";

/** Most characters of what a provider answers, many times what one has ever said; what is more is left out. */
const textCharactersMax = 200_000;
const sourcesMax = 500;
const searchesMax = 100;
const queryCharactersMax = 1_000;
const urlCharactersMax = 2_048;
/** Most characters of a name in the DNS. */
const hostCharactersMax = 253;
const titleCharactersMax = 500;
/** Most characters of the whole answer as JSON. */
const rawCharactersMax = 4_000_000;

/**
 * An answer as everybody behind this may take it: what cannot be stored is not in it, and each part has a bound. A
 * text that is too long ends with its last whole sentence or line; its whole stands in what is kept as it came.
 */
export function boundedAnswer(answer: Answer, asked: { readonly model: string }): Answer {
  return {
    ...answer,
    text: writtenText(wholeSentences(storable(answer.text)), answer.usage),
    sources: boundedSources(answer.sources),
    ...searched(answer.searches.slice(0, searchesMax).map(boundedSearch)),
    searched: answer.searched,
    model_id: modelName(answer.model_id) || asked.model,
    raw: boundedRaw(answer.raw),
  };
}

function wholeSentences(text: string): string {
  if (text.length <= textCharactersMax) return text;
  const begun = text.slice(0, textCharactersMax).toWellFormed();
  const ends = ["\n", ". ", "! ", "? ", "。"].map((end) => begun.lastIndexOf(end) + 1);
  const end = Math.max(...ends);
  // Far from the bound there is no sentence that would have ended just before it.
  return end > textCharactersMax / 2 ? begun.slice(0, end) : begun;
}

/** Sources in order: those that the answer cites go before those that were only found, and keep the order among them all. */
function boundedSources(sources: readonly Source[]): Source[] {
  const usable = sources.flatMap(({ url, title, cited }) => {
    const address = boundedUrl(url);
    if (address === undefined) return [];
    return [{ url: address, title: title && storable(title, titleCharactersMax).trim(), cited }];
  });
  const distinctOnes = sourcesOf(
    usable,
    usable.filter(({ cited }) => cited),
  );
  if (distinctOnes.length <= sourcesMax) return distinctOnes;

  const citedFirst = distinctOnes.toSorted((a, b) => Number(b.cited) - Number(a.cited));
  const kept = new Set(citedFirst.slice(0, sourcesMax));
  return distinctOnes.filter((source) => kept.has(source));
}

function boundedSearch({ query, found }: Search): Search {
  return {
    query: (query && storable(query, queryCharactersMax).trim()) || null,
    found: found && distinct(found.map(boundedUrl)).slice(0, sourcesMax),
  };
}

/** Undefined for an address that is longer than any that can be opened. */
function boundedUrl(told: string): string | undefined {
  if (told.length > urlCharactersMax) return undefined;
  const url = storable(told);
  const host = URL.parse(url)?.hostname ?? "";
  return host.length > hostCharactersMax ? undefined : url;
}

function boundedRaw(raw: unknown): unknown {
  const { length } = JSON.stringify(raw) ?? "";
  return length > rawCharactersMax ? { left_out: `${length} characters` } : raw;
}
