import { dayMs } from "@citelens/contract/base/days";
import { batchKeyDays } from "@citelens/contract/traffic/visits";
import type { Place } from "#platform/place.ts";
import type { Tools } from "#platform/tools.ts";
import { lineNumber } from "../ingest/line-number.ts";
import { listKnownLines } from "../ingest/lines.events.ts";
import type { SortedVisits } from "../ingest/sorted.ts";
import type { TakenVisit } from "../ingest/visit-rows.ts";

/** Gives each visit of a batch a number, by which it is known when the batch comes again. */
export function numbered(key: string, visits: readonly TakenVisit[]): readonly TakenVisit[] {
  return visits.map((visit, index) => ({ ...visit, line: lineNumber(`${index} ${key}`) }));
}

/** Rows not stored yet of an interrupted batch; counts of people have no number, and go if any other is stored. */
export async function withoutStored(
  { events, now }: Pick<Tools, "events" | "now">,
  place: Place,
  sorted: SortedVisits,
): Promise<SortedVisits> {
  const rows = [...sorted.visits, ...sorted.unnamed.map(({ row }) => row), ...sorted.referrals];
  // A visit without a time has that of when it came, which was another one then.
  const times = rows.map(({ ts }) => Date.parse(ts));
  const known = await listKnownLines(events, place, {
    lines: rows.flatMap(({ line }) => line ?? []),
    since: new Date(Math.min(now().getTime() - batchKeyDays * dayMs, ...times)),
    until: new Date(Math.max(now().getTime(), ...times)),
  });
  if (known.size === 0) return sorted;

  const isNew = ({ line = 0 }: { readonly line?: number }): boolean => !known.has(line);
  return {
    ...sorted,
    visits: sorted.visits.filter(isNew),
    unnamed: sorted.unnamed.filter(({ row }) => isNew(row)),
    referrals: sorted.referrals.filter(isNew),
    people: [],
  };
}
