import type { RankedBrand } from "@citelens/contract/visibility/insights";
import { differenceOf, intervalOf, meanOf, rateOf, verdictsOf } from "@citelens/statistics";
import { type BrandTally, mentionsOfAll } from "./brand-tally.rules.ts";

export interface Tallied {
  readonly n: number;
  readonly brands: readonly BrandTally[];
}

/**
 * Brands from the most visible. Of equally visible ones the one with the better mean position leads, then the one with
 * more mentions, then the name.
 */
export function industryRanking(now: Tallied, before: Tallied, isComparable: boolean): RankedBrand[] {
  const earlier = new Map(before.brands.map(({ entity, mentions }) => [entity.id, mentions]));
  const all = mentionsOfAll(now.brands);
  const ranked = now.brands
    .map(({ entity, mentions, positionSum }) => ({
      brand_id: entity.id,
      brand_name: entity.name,
      is_client_brand: entity.isClient,
      mentions,
      previous_mentions: earlier.get(entity.id) ?? 0,
      visibility_score: rateOf(mentions, now.n),
      previous_visibility_score: rateOf(earlier.get(entity.id) ?? 0, before.n),
      average_position: meanOf(positionSum, mentions),
      share_of_voice: rateOf(mentions, all),
      n: now.n,
      interval: intervalOf(mentions, now.n),
    }))
    .sort(
      (a, b) =>
        b.mentions - a.mentions ||
        (a.average_position ?? unplaced) - (b.average_position ?? unplaced) ||
        a.brand_name.localeCompare(b.brand_name, "en"),
    );
  const verdicts = verdictsOf(
    ranked.map(({ mentions, previous_mentions }) => ({
      now: { hits: mentions, total: now.n },
      before: { hits: previous_mentions, total: before.n },
    })),
    isComparable,
  );
  return ranked.map((row, index) => ({
    rank: index + 1,
    ...row,
    change_points: differenceOf(row.visibility_score, row.previous_visibility_score),
    verdict: verdicts[index] ?? null,
  }));
}

/** The first so many, and the client's own row with its true rank. */
export function shownRanking(ranked: readonly RankedBrand[], limit: number): RankedBrand[] {
  return ranked.filter(({ rank, is_client_brand }) => rank <= limit || is_client_brand);
}

const unplaced = Number.MAX_SAFE_INTEGER;
