import { type Purpose, purposes } from "@citelens/contract/traffic/agent-words";
import type { SeriesGroup, TrafficSeries } from "@citelens/contract/traffic/agents";
import { type StoredVerdict, storedVerdicts, verdictLabel } from "@citelens/contract/traffic/identity";
import type { ChartTone, Series } from "#ui/charts/time-series/time-series-props.ts";
import { purposeLabel, purposeTone } from "./purposes.rules.ts";

const tones = [1, 2, 3, 4, 5, 6, 7] as const;

const verdictTones: Readonly<Record<StoredVerdict, ChartTone>> = {
  verified: 4,
  unverifiable: 5,
  spoofed: 2,
  unchecked: "other",
};

/** Series that a chart draws of the groups: purposes and verdicts in their fixed order, others with the most visits first. */
export function seriesOf({ times, groups }: TrafficSeries, group: SeriesGroup): readonly Series[] {
  return groups
    .map(({ key, values }, index) => ({
      id: key,
      ...looksOf(key, { group, index }),
      isMain: false,
      points: times.map((day, at) => ({ day, value: values[at] ?? 0 })),
    }))
    .toSorted((a, b) => a.place - b.place)
    .map(({ place: _, ...series }) => series);
}

interface SeriesLook {
  readonly name: string;
  readonly tone: ChartTone;
  readonly place: number;
}

function looksOf(
  key: string,
  { group, index }: { readonly group: SeriesGroup; readonly index: number },
): SeriesLook {
  const purpose = group === "purpose" ? purposes.find((one) => one === key) : undefined;
  if (purpose) return looksOfPurpose(purpose);
  const verdict = group === "verdict" ? storedVerdicts.find((one) => one === key) : undefined;
  if (verdict) {
    return {
      name: verdictLabel(verdict),
      tone: verdictTones[verdict],
      place: storedVerdicts.indexOf(verdict),
    };
  }
  return {
    name: key === "" ? "Others" : key,
    tone: key === "" ? "other" : (tones[index] ?? "other"),
    place: index,
  };
}

function looksOfPurpose(purpose: Purpose): SeriesLook {
  return { name: purposeLabel(purpose), tone: purposeTone(purpose), place: purposes.indexOf(purpose) };
}
