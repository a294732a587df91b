import { dayIn } from "@citelens/contract/base/days";
import { charged, spendOfPrices } from "./spend.rules.ts";

/** Reads of a quarter of an hour. */
export interface QuarterReads {
  readonly creative_id: string;
  readonly placement_id: string;
  readonly quarter_ms: number;
  readonly reads: number;
  readonly proven: number;
  readonly billable: number;
  /** The sum of what 1,000 of each billable one would cost, in cents. */
  readonly prices: number;
}

/** Reads of one campaign on a publisher's pages on a day of the advertiser's. */
export interface DayReads {
  readonly day: string;
  readonly creativeId: string;
  readonly placementId: string;
  readonly reads: number;
  readonly proven: number;
  readonly billable: number;
  /** Cost of the billable reads, in millionths, before budgets. */
  readonly wanted: number;
}

/** Days begin where the advertiser's do. In the order of days, then of creatives and placements. */
export function dayReadsOf(sums: readonly QuarterReads[], timeZone: string): DayReads[] {
  const days = new Map<string, DayReads>();
  for (const { creative_id, placement_id, quarter_ms, reads, proven, billable, prices } of sums) {
    const day = dayIn(timeZone, new Date(quarter_ms));
    const key = keyOf({ day, creativeId: creative_id, placementId: placement_id });
    const before = days.get(key);
    days.set(key, {
      day,
      creativeId: creative_id,
      placementId: placement_id,
      reads: (before?.reads ?? 0) + reads,
      proven: (before?.proven ?? 0) + proven,
      billable: (before?.billable ?? 0) + billable,
      wanted: (before?.wanted ?? 0) + spendOfPrices(prices),
    });
  }
  return [...days.entries()].toSorted(([one], [other]) => (one < other ? -1 : 1)).map(([, reads]) => reads);
}

/** The days that began at or after a moment: of those before it a part is not among what was read. */
export function wholeDaysOf(
  days: readonly DayReads[],
  { since, timeZone }: { readonly since: Date; readonly timeZone: string },
): DayReads[] {
  const cut = dayIn(timeZone, new Date(since.getTime() - 1));
  return days.filter(({ day }) => day > cut);
}

interface ChargedDay {
  readonly day: string;
  readonly micros: number;
}

interface CampaignBudgets {
  readonly budgetMicros: number;
  readonly dailyMicros: number;
  /** Charges of the campaign on other publishers' pages, and on days that are not counted anew. */
  readonly beside: readonly ChargedDay[];
  /** Charges of these days so far: a budget that is lowered takes back nothing. */
  readonly kept: readonly (ChargedDay & Pick<DayReads, "creativeId" | "placementId">)[];
}

/** Charge of each day, so that nothing that was not charged before brings a day or the whole above its budget. */
export function chargedReads(
  days: readonly DayReads[],
  { budgetMicros, dailyMicros, beside, kept }: CampaignBudgets,
): (DayReads & { readonly micros: number })[] {
  const before = new Map(kept.map((one) => [keyOf(one), one.micros]));
  const withKept = days.map((reads) => ({
    reads,
    kept: Math.min(reads.wanted, before.get(keyOf(reads)) ?? 0),
  }));
  const ofDays = new Map<string, number>();
  let whole = 0;
  const spend = (day: string, micros: number): void => {
    ofDays.set(day, (ofDays.get(day) ?? 0) + micros);
    whole += micros;
  };
  for (const { day, micros } of beside) spend(day, micros);
  for (const { reads, kept } of withKept) spend(reads.day, kept);
  return withKept.map(({ reads, kept }) => {
    const left = { ofDay: dailyMicros - (ofDays.get(reads.day) ?? 0), ofBudget: budgetMicros - whole };
    const more = charged(reads.wanted - kept, left);
    spend(reads.day, more);
    return { ...reads, micros: kept + more };
  });
}

function keyOf(read: Pick<DayReads, "day" | "creativeId" | "placementId">): string {
  return `${read.day} ${read.creativeId} ${read.placementId}`;
}

interface ReadCharge {
  readonly micros: number;
  /** Charge so far and the website's part of it, in hundredths of millionths. */
  readonly before: { readonly micros: number; readonly earnedParts: number };
  /** In per cent. */
  readonly revenueShare: number;
}

/** A website's part of what is charged by now, in hundredths: what is charged anew earns by its part now, and what was charged keeps its own. */
export function earnedParts({ micros, before, revenueShare }: ReadCharge): number {
  if (micros >= before.micros) return before.earnedParts + (micros - before.micros) * revenueShare;
  return Math.floor(before.earnedParts * (micros / before.micros));
}
