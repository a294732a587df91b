import type { CountedAnswer, CountedBrand } from "./counted-answer.rules.ts";
import { type Visibility, visibilities } from "./visibility.rules.ts";

export interface RankedBrand {
  readonly rank: number;
  readonly brand: CountedBrand;
  readonly visibility: Visibility;
  readonly previousVisibilityScore: number | null;
}

/**
 * The five most visible brands, and the client with its true rank when it is not among them. Of equally visible
 * brands the one with the better mean position leads, then the one with more mentions, then the name.
 */
export function industryRanking(
  answers: readonly CountedAnswer[],
  previous: readonly CountedAnswer[],
  brands: readonly CountedBrand[],
): RankedBrand[] {
  const [now, before] = [visibilities(answers, brands), visibilities(previous, brands)];
  const rows = brands.flatMap((brand, index) => {
    const visibility = now[index];
    if (!visibility) return [];
    return [{ brand, visibility, previousVisibilityScore: before[index]?.visibilityScore ?? null }];
  });
  return rows
    .sort(
      (a, b) => byVisibility(a.visibility, b.visibility) || a.brand.name.localeCompare(b.brand.name, "en"),
    )
    .map((row, index) => ({ rank: index + 1, ...row }))
    .filter(({ rank, brand }) => rank <= shownMax || brand.isClient);
}

function byVisibility(a: Visibility, b: Visibility): number {
  return (
    (b.visibilityScore ?? -1) - (a.visibilityScore ?? -1) ||
    (a.averagePosition ?? unplaced) - (b.averagePosition ?? unplaced) ||
    b.mentionCount - a.mentionCount
  );
}

const shownMax = 5;
const unplaced = Number.MAX_SAFE_INTEGER;
