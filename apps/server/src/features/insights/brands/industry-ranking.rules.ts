import type { RankedBrand } from "@citelens/contract/visibility/insights";
import { differenceOf, meanOf, rateOf } from "@citelens/statistics";
import { intervalIn, judgeRows, notJudged, type PeriodComparison } from "../compare/measured.rules.ts";
import type { Entity } from "../store/entities.rules.ts";
import { type BrandTally, mentionsOfAll } from "./brand-tally.rules.ts";

/** A row before its site's icon is known. */
type RankedRow = Omit<RankedBrand, "favicon">;

export interface TalliedBrands {
  readonly n: number;
  readonly brands: readonly BrandTally[];
}

/** Brands from the most visible; of equal ones by mean position, then mentions, then name. */
export function industryRanking(
  now: TalliedBrands,
  before: TalliedBrands,
  comparedOf: (entity: Entity) => Omit<PeriodComparison, "whole">,
): RankedRow[] {
  const earlier = new Map(before.brands.map(({ entity, mentions }) => [entity.id, mentions]));
  const all = mentionsOfAll(now.brands);
  const ranked = now.brands
    .map(({ entity, mentions, positionSum }) => ({
      entity,
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
    }))
    .sort(
      (a, b) =>
        b.mentions - a.mentions ||
        (a.average_position ?? unplaced) - (b.average_position ?? unplaced) ||
        a.brand_name.localeCompare(b.brand_name, "en"),
    );
  const compared = ranked.map(({ entity, mentions, previous_mentions }) => ({
    ...comparedOf(entity),
    whole: {
      now: { hits: mentions, total: now.n },
      before: { hits: previous_mentions, total: before.n },
    },
  }));
  const judged = judgeRows(
    compared,
    ranked.findIndex(({ is_client_brand }) => is_client_brand),
  );
  return ranked.map(({ entity: _, ...row }, index) => {
    const own = compared[index];
    return {
      rank: index + 1,
      ...row,
      interval: own ? intervalIn(own) : null,
      change_points: differenceOf(row.visibility_score, row.previous_visibility_score),
      ...(judged[index] ?? notJudged),
    };
  });
}

/** The first so many, and the client's own row with its true rank. */
export function shownRanking(ranked: readonly RankedRow[], limit: number): RankedRow[] {
  return ranked.filter(({ rank, is_client_brand }) => rank <= limit || is_client_brand);
}

const unplaced = Number.MAX_SAFE_INTEGER;
