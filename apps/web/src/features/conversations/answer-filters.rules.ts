import type { SentimentLabel } from "@citelens/contract/visibility/answers";
import type { AnswerFilters } from "./conversations-search.rules.ts";

/** A filter as text, and how others are without it. */
export interface DescribedFilter {
  readonly name: keyof AnswerFilters;
  readonly words: string;
  readonly without: (filters: AnswerFilters) => AnswerFilters;
}

/** The names of ids in the URL, as far as they are known. */
export interface FilterNames {
  readonly brand?: string | undefined;
  readonly query?: string | undefined;
}

const tones: Readonly<Record<SentimentLabel, string>> = {
  POSITIVE: "positive about",
  NEGATIVE: "negative about",
  NEUTRAL: "neutral about",
  UNKNOWN: "undecided about",
};

/** The filters as text, such as "counted in figures", "names Beta", "cites review.example". */
export function describeFilters(filters: AnswerFilters, names: FilterNames): readonly DescribedFilter[] {
  const { counted, citing, query, brand, sentiment, domain, url } = filters;
  const brandName = (brand === undefined ? undefined : names.brand) ?? "a brand";
  const all: readonly (DescribedFilter | false)[] = [
    counted === true && chip("counted", "counted in figures"),
    query !== undefined && chip("query", names.query ? `asked “${names.query}”` : "asked one query"),
    brand !== undefined && {
      name: "brand",
      words: `names ${brandName}`,
      // The sentiment filter needs the brand filter.
      without: (shown) => omit("sentiment", omit("brand", shown)),
    },
    sentiment !== undefined && chip("sentiment", `${tones[sentiment]} ${brandName}`),
    citing !== undefined && chip("citing", citing ? "cites any source" : "cites no source"),
    domain !== undefined && chip("domain", `cites ${domain}`),
    url !== undefined && chip("url", `cites ${withoutScheme(url)}`),
    ...searchChips(filters),
  ];
  return all.filter((one) => one !== false);
}

/** About searches, and about whether the brand is known. */
function searchChips({
  searched_for,
  found_owned,
  unknown_to_model,
}: AnswerFilters): (DescribedFilter | false)[] {
  return [
    searched_for !== undefined && chip("searched_for", `searched for “${searched_for}”`),
    found_owned !== undefined &&
      chip("found_owned", found_owned ? "found your pages" : "did not find your pages"),
    unknown_to_model !== undefined &&
      chip("unknown_to_model", unknown_to_model ? "does not know you" : "does not say it does not know you"),
  ];
}

function chip(name: keyof AnswerFilters, words: string): DescribedFilter {
  return { name, words, without: (shown) => omit(name, shown) };
}

function omit(name: keyof AnswerFilters, filters: AnswerFilters): AnswerFilters {
  const { [name]: _, ...rest } = filters;
  return rest;
}

function withoutScheme(url: string): string {
  return url.replace(/^https?:\/\//i, "");
}
