import { adLimits } from "@citelens/contract/content/ads-words";

/** A creative that looks for pages. */
export interface MatchedCreative {
  readonly creativeId: string;
  readonly advertiserId: string;
  readonly category: number;
  readonly countries: readonly string[];
  readonly words: number;
  /** Pages that are about it, the best first. */
  readonly pages: readonly FittingPage[];
}

export interface FittingPage {
  readonly path: string;
  /** 0 to 1. */
  readonly score: number;
  readonly sentence: string;
}

export interface MatchedSite {
  readonly workspaceId: string;
  /** Known pages of the site. */
  readonly pages: number;
  readonly allowed: readonly number[];
  readonly blocked: readonly number[];
  readonly countries: readonly string[];
  readonly refused: ReadonlySet<string>;
  readonly placements: readonly MatchedPlacement[];
}

export interface MatchedPlacement {
  readonly id: string;
  readonly patterns: readonly string[];
  readonly maxWords: number;
}

export interface Match extends FittingPage {
  readonly placementId: string;
  readonly advertiserId: string;
  readonly creativeId: string;
}

/**
 * Matches of creatives and places on a site: those that it takes, on pages that are about them; of each only the pages that fit best, a
 * fifth of the site at most, and one of a site that has fewer than five.
 */
export function matchesOf(site: MatchedSite, creatives: readonly MatchedCreative[]): Match[] {
  const most = Math.max(1, Math.floor((site.pages * adLimits.pagesShareMax) / 100));
  return creatives
    .filter((creative) => takes(site, creative))
    .flatMap((creative) => {
      const placements = site.placements.filter(({ maxWords }) => creative.words <= maxWords);
      const places = creative.pages
        .filter(({ score }) => score >= adLimits.scoreMin)
        .map((page) => ({
          page,
          on: placements.filter(({ patterns }) => isAmong(page.path, patterns)),
        }))
        .filter(({ on }) => on.length > 0)
        .slice(0, most);
      const { advertiserId, creativeId } = creative;
      return places.flatMap(({ page, on }) =>
        on.map(({ id }) => ({ ...page, placementId: id, advertiserId, creativeId })),
      );
    });
}

/** A site shows nothing of its own, nothing that it refused, and no category that it did not choose. */
function takes(
  site: MatchedSite,
  { creativeId, advertiserId, category, countries }: MatchedCreative,
): boolean {
  if (advertiserId === site.workspaceId || site.refused.has(creativeId)) return false;
  if (site.blocked.includes(category)) return false;
  if (site.allowed.length > 0 && !site.allowed.includes(category)) return false;
  return (
    countries.length === 0 ||
    site.countries.length === 0 ||
    countries.some((country) => site.countries.includes(country))
  );
}

/** Whether a path is one of these patterns', in which a star stands for anything; no pattern stands for every page. */
export function isAmong(path: string, patterns: readonly string[]): boolean {
  return patterns.length === 0 || patterns.some((pattern) => isOf(path, pattern.split("*")));
}

/** The parts in their order, the first at the front and the last at the end: without a regular expression, which could take forever. */
function isOf(path: string, [first = "", ...rest]: readonly string[]): boolean {
  const last = rest.pop();
  if (last === undefined) return path === first;
  if (!path.startsWith(first) || !path.endsWith(last)) return false;
  let at = first.length;
  for (const part of rest) {
    const found = path.indexOf(part, at);
    if (found < 0) return false;
    at = found + part.length;
  }
  return at + last.length <= path.length;
}
