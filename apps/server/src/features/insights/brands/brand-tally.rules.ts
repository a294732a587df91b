import type { SentimentLabel } from "@citelens/contract/visibility/answers";
import type { Entity } from "../store/entities.rules.ts";

export interface BrandTally {
  readonly entity: Entity;
  readonly mentions: number;
  readonly positionSum: number;
  readonly labels: Readonly<Record<SentimentLabel, number>>;
  /** Number of known labels that a judge gave. */
  readonly judged: number;
}

interface Sums {
  readonly brand_id: string;
  readonly mentions: number;
  readonly position_sum: number;
  readonly positive: number;
  readonly negative: number;
  readonly neutral: number;
  readonly unknown: number;
  readonly judged: number;
}

/** Adds up the sums of each brand; what answers named that is no brand of the scope any more does not count. */
export function tallyBrands(entities: readonly Entity[], sums: readonly Sums[]): BrandTally[] {
  const byId = new Map(sums.map((one) => [one.brand_id, one]));
  return entities.map((entity) => {
    const own = entity.brandIds.flatMap((id) => byId.get(id) ?? []);
    const total = (of: (one: Sums) => number): number => own.reduce((sum, one) => sum + of(one), 0);
    return {
      entity,
      mentions: total(({ mentions }) => mentions),
      positionSum: total(({ position_sum }) => position_sum),
      labels: {
        POSITIVE: total(({ positive }) => positive),
        NEGATIVE: total(({ negative }) => negative),
        NEUTRAL: total(({ neutral }) => neutral),
        UNKNOWN: total(({ unknown }) => unknown),
      },
      judged: total(({ judged }) => judged),
    };
  });
}

/** Mentions of all brands, each counted once an answer. */
export function mentionsOfAll(tallies: readonly { readonly mentions: number }[]): number {
  return tallies.reduce((sum, { mentions }) => sum + mentions, 0);
}
