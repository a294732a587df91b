import { locatedOnPage } from "../ask/locale.ts";
import type { Ad, Answer, AskOptions, Search } from "../operator.ts";
import { searched } from "../read/searched.ts";
import { type FoundLink, sourcesOf } from "../read/sources-of.ts";
import type { Usage } from "../usage.ts";

/** Content of a page, whoever read it. */
export interface SeenPage {
  /** Empty where the page shows no answer. */
  readonly text: string;
  /** Sources that the answer names, or links to. */
  readonly cited: readonly FoundLink[];
  /** Links found besides on the way. */
  readonly found: readonly FoundLink[];
  readonly searches: readonly Search[];
  /** Missing where the vendor reports none of this page. */
  readonly ads?: readonly Ad[];
  /** As the page calls the model, if it does. */
  readonly model?: string | null | undefined;
}

interface ReadBy extends AskOptions {
  readonly surface: string;
  readonly startedMs: number;
  readonly usage: Usage;
  readonly raw: unknown;
}

/** The answer that a page shows, in the shape of any model's answer. */
export function seenAnswer(seen: SeenPage, { surface, startedMs, usage, raw, ...asked }: ReadBy): Answer {
  return {
    text: seen.text,
    sources: sourcesOf(seen.found, seen.cited),
    ...searched(seen.searches),
    ...(seen.ads && { ads: seen.ads }),
    located: locatedOnPage(asked),
    model_id: seen.model || surface,
    usage,
    latencyMs: Math.round(performance.now() - startedMs),
    raw,
  };
}

/** A page of search results is a search of its own, in words that Google keeps to itself. */
export const pageSearch: readonly Search[] = [{ query: null, found: null }];

const linkAddress = /\]\(\s*<?(https?:\/\/(?:[^\s()<>]|\([^\s()<>]*\))+)/g;

/** Where the links of a Markdown text lead. */
export function linksIn(markdown: string): FoundLink[] {
  return [...markdown.matchAll(linkAddress)].map(([, url = ""]) => ({ url }));
}
