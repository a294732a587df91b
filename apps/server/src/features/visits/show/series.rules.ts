import { daysApart, shiftDay } from "@citelens/contract/base/days";
import type { SeriesGroup, TrafficSeries } from "@citelens/contract/traffic/agents";
import { agentFactsOf } from "../store/agent-filter.rules.ts";

interface CountedBucket {
  readonly time: string;
  readonly token: string;
  readonly verdict: string;
  readonly visits: number;
}

/** Colours can be told apart up to here; purposes and verdicts are never more. */
const groupsMax = 7;

/** The values of each group at each of the times, the most visits first; small ones beyond the seventh are one. */
export function groupsOf(
  buckets: readonly CountedBucket[],
  { group, times }: { readonly group: SeriesGroup; readonly times: readonly string[] },
): TrafficSeries["groups"] {
  const place = new Map(times.map((time, index) => [time, index]));
  const valuesOf = new Map<string, number[]>();
  for (const bucket of buckets) {
    const at = place.get(bucket.time);
    if (at === undefined) continue;
    const key = keyOf(bucket, group);
    const values = valuesOf.get(key) ?? times.map(() => 0);
    values[at] = (values[at] ?? 0) + bucket.visits;
    valuesOf.set(key, values);
  }
  const groups = [...valuesOf]
    .map(([key, values]) => ({ key, visits: values.reduce((sum, value) => sum + value, 0), values }))
    .sort((a, b) => b.visits - a.visits || (a.key < b.key ? -1 : 1));
  const rest = groups.slice(groupsMax);
  if (rest.length === 0) return groups;
  return [
    ...groups.slice(0, groupsMax),
    {
      key: "",
      visits: rest.reduce((sum, { visits }) => sum + visits, 0),
      values: times.map((_, index) => rest.reduce((sum, { values }) => sum + (values[index] ?? 0), 0)),
    },
  ];
}

function keyOf({ token, verdict }: CountedBucket, group: SeriesGroup): string {
  if (group === "verdict") return verdict;
  if (group === "agent") return token;
  return agentFactsOf(token)[group];
}

interface SeriesDays {
  readonly from_date: string;
  readonly to_date: string;
}

/** Two days are shown by their hours, more by themselves. */
export function intervalOf({ from_date, to_date }: SeriesDays): "hour" | "day" {
  return daysApart(from_date, to_date) <= 1 ? "hour" : "day";
}

/** Where the intervals of a range begin: yyyy-MM-dd, or yyyy-MM-ddTHH:00 by the hour. */
export function timesOf({ from_date, to_date }: SeriesDays): readonly string[] {
  const days = Array.from({ length: daysApart(from_date, to_date) + 1 }, (_, index) =>
    shiftDay(from_date, index),
  );
  if (intervalOf({ from_date, to_date }) === "day") return days;
  return days.flatMap((day) => hours.map((hour) => `${day}T${hour}:00`));
}

const hours = Array.from({ length: 24 }, (_, hour) => String(hour).padStart(2, "0"));
