import type { Answer } from "@citelens/contract/base/endpoint";
import type { getAdStatement } from "@citelens/contract/content/ads-dashboard";

export type StatementSide = "advertiser" | "publisher";
type Entry = Answer<typeof getAdStatement>["results"][number];

/** What a month's days add up to in one placement of one campaign. */
export interface StatementLine {
  readonly campaign: string;
  /** The publisher to an advertiser, and the advertiser to a publisher. */
  readonly other: string;
  readonly placement: string;
  readonly reads: number;
  readonly spend_cents: number;
  readonly earnings_cents: number;
}

/** The entries of a month, their days summed; by campaign, the other side and placement in the order of their names. */
export function linesOf(entries: readonly Entry[], side: StatementSide): StatementLine[] {
  const otherOf = (entry: Entry): string => (side === "advertiser" ? entry.publisher : entry.advertiser);
  const groups = Map.groupBy(entries, (entry) =>
    JSON.stringify([entry.campaign_id, otherOf(entry), entry.placement]),
  );
  return [...groups.values()]
    .flatMap((group) => {
      const [first] = group;
      if (!first) return [];
      const sum = (field: "reads" | "spend_cents" | "earnings_cents"): number =>
        group.reduce((whole, entry) => whole + entry[field], 0);
      return {
        campaign: first.campaign_name,
        other: otherOf(first),
        placement: first.placement,
        reads: sum("reads"),
        spend_cents: sum("spend_cents"),
        earnings_cents: sum("earnings_cents"),
      };
    })
    .sort(
      (one, another) =>
        byName(one.campaign, another.campaign) ||
        byName(one.other, another.other) ||
        byName(one.placement, another.placement),
    );
}

const byName = new Intl.Collator("en", { numeric: true }).compare;
