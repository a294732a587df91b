import type { QueryFigures } from "./query-score.rules.ts";

/** Counts of the answers to one query that cite a site. */
export interface SiteAtQuery {
  readonly domain: string;
  /** The query, as `queryKey` writes it. */
  readonly key: string;
  readonly answers: number;
  /** Number of them that name a competitor, and that name the client. */
  readonly competitors: number;
  readonly mentions: number;
}

export interface EarnedSite {
  readonly domain: string;
  readonly keys: readonly string[];
}

const shareMin = 0.2;
const queriesMin = 2;
/** So many answers make up for a second query. */
const answersOfOne = 20;
const competitorsMin = 3;

/**
 * Sites at which a mention could be earned: cited in a fifth of the citing answers of two queries, or of one with 20 answers; three of
 * these answers name a competitor, none the client, and no page of the site that was read does.
 */
export function earnedSites(
  sites: readonly SiteAtQuery[],
  {
    figuresOf,
    isNamedAt,
  }: { figuresOf(key: string): QueryFigures | undefined; isNamedAt(domain: string): boolean },
): EarnedSite[] {
  const found: EarnedSite[] = [];
  for (const [domain, rows] of Map.groupBy(sites, (site) => site.domain)) {
    const often = rows.filter(({ key, answers }) => {
      const figures = figuresOf(key);
      return figures !== undefined && figures.citing > 0 && answers >= shareMin * figures.citing;
    });
    const isOften =
      often.length >= queriesMin || often.some(({ key }) => (figuresOf(key)?.n ?? 0) >= answersOfOne);
    const competitors = often.reduce((sum, row) => sum + row.competitors, 0);
    const isUnnamed = often.every(({ mentions }) => mentions === 0) && !isNamedAt(domain);
    if (isOften && competitors >= competitorsMin && isUnnamed)
      found.push({ domain, keys: often.map(({ key }) => key) });
  }
  return found;
}
