import { dayIn } from "@citelens/contract/base/days";
import { charged, spendOfPrices } from "./spend.rules.ts";

/** Reads of a quarter of an hour. */
export interface QuarterReads {
  readonly creative_id: string;
  readonly placement_id: string;
  readonly quarter_ms: number;
  readonly reads: number;
  readonly verified: number;
  /** The sum of what 1,000 of each would cost, in cents. */
  readonly prices: number;
}

/** What was read of one campaign on a publisher's pages on a day of the advertiser's. */
export interface DayReads {
  readonly day: string;
  readonly creativeId: string;
  readonly placementId: string;
  readonly reads: number;
  readonly verified: number;
  /** What the reads would cost, in millionths, before budgets. */
  readonly wanted: number;
}

/** Days begin where the advertiser's do. In the order of days, then of creatives and placements. */
export function dayReadsOf(sums: readonly QuarterReads[], timeZone: string): DayReads[] {
  const days = new Map<string, DayReads>();
  for (const { creative_id, placement_id, quarter_ms, reads, verified, prices } of sums) {
    const day = dayIn(timeZone, new Date(quarter_ms));
    const key = `${day} ${creative_id} ${placement_id}`;
    const before = days.get(key);
    days.set(key, {
      day,
      creativeId: creative_id,
      placementId: placement_id,
      reads: (before?.reads ?? 0) + reads,
      verified: (before?.verified ?? 0) + verified,
      wanted: (before?.wanted ?? 0) + spendOfPrices(prices),
    });
  }
  return [...days.entries()].toSorted(([one], [other]) => (one < other ? -1 : 1)).map(([, reads]) => reads);
}

interface Budgets {
  readonly budgetMicros: number;
  readonly dailyMicros: number;
  /** What the campaign spent on other publishers' pages, and on days that are not counted anew. */
  readonly beside: readonly { readonly day: string; readonly micros: number }[];
}

/** What is charged of each, so that neither a day nor the whole is above its budget. */
export function chargedReads(
  days: readonly DayReads[],
  { budgetMicros, dailyMicros, beside }: Budgets,
): (DayReads & { readonly micros: number })[] {
  let whole = beside.reduce((sum, { micros }) => sum + micros, 0);
  const ofDays = new Map<string, number>();
  for (const { day, micros } of beside) ofDays.set(day, (ofDays.get(day) ?? 0) + micros);
  return days.map((reads) => {
    const ofDay = ofDays.get(reads.day) ?? 0;
    const micros = charged(reads.wanted, { ofDay: dailyMicros - ofDay, ofBudget: budgetMicros - whole });
    ofDays.set(reads.day, ofDay + micros);
    whole += micros;
    return { ...reads, micros };
  });
}
