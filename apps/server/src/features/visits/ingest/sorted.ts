import type { Outcome } from "./counters.ts";
import type { PersonRow, ReferralRow, VisitRow } from "./taken.events.ts";
import type { UnnamedRow } from "./unnamed-visits.ts";

/** Rows and tallies from the visits of one request. */
export interface SortedVisits {
  readonly visits: VisitRow[];
  readonly unnamed: UnnamedRow[];
  readonly referrals: ReferralRow[];
  readonly people: PersonRow[];
  readonly tallies: Map<string, Tally>;
}

interface Tally {
  readonly outcome: Outcome;
  readonly reason: string;
  times: number;
}

export function nothingSorted(): SortedVisits {
  return { visits: [], unnamed: [], referrals: [], people: [], tallies: new Map() };
}

export function tally({ tallies }: SortedVisits, outcome: Outcome, reason: string): void {
  const known = tallies.get(reason);
  if (known) known.times += 1;
  else tallies.set(reason, { outcome, reason, times: 1 });
}
