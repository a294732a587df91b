import { shiftDay } from "@citelens/contract/base/days";
import { insightLimits } from "@citelens/contract/visibility/insight-constants";
import type { BrandDay, BrandMentions } from "@citelens/contract/visibility/insights";
import type { DayRange } from "#lib/dates/day-range.ts";
import { percent } from "#lib/figures.ts";
import type { ChartTable } from "#ui/charts/chart-table.ts";
import type { ChartTone, Series, SeriesPoint } from "#ui/charts/time-series/time-series-props.ts";

export type Metric = "visibility" | "voice";

/** In display order. */
export const metricChoices = [
  { value: "visibility", label: "Visibility Score", hint: "Share of answers that name each brand" },
  { value: "voice", label: "Share of Voice", hint: "Each brand's share of the mentions of all brands" },
] as const satisfies readonly {
  readonly value: Metric;
  readonly label: string;
  readonly hint: string;
}[];

export type Tones = Readonly<Record<string, ChartTone>>;

type Period = Pick<BrandMentions, "daily_data_by_entity">;

/** The names of the brands: the client's own first, then competitors by visibility. */
export function brandNames({ daily_data_by_entity }: Period): readonly string[] {
  const entries = Object.entries(daily_data_by_entity);
  const own = entries.filter(([, days]) => isOwn(days));
  const others = entries.filter(([, days]) => !isOwn(days));
  return [...own, ...others].map(([name]) => name);
}

/** The client's brand and its most visible competitors. */
export function defaultBrands(period: Period): readonly string[] {
  return brandNames(period).slice(0, 1 + insightLimits.competitorsCharted);
}

/** The hidden brands when `chosen` are shown; without a choice the default ones are shown. */
export function hiddenBrands(period: Period, chosen: readonly string[] | undefined): readonly string[] {
  const shown = chosen ?? defaultBrands(period);
  return brandNames(period).filter((name) => !shown.includes(name));
}

/** The chosen brands for the URL; undefined when they are the default ones. */
export function chosenBrands(period: Period, hidden: readonly string[]): readonly string[] | undefined {
  const shown = brandNames(period).filter((name) => !hidden.includes(name));
  const usual = defaultBrands(period);
  const isUsual = shown.length === usual.length && usual.every((name) => shown.includes(name));
  return isUsual ? undefined : shown;
}

/** One series per brand. A day without answers is a point without a value: a gap in the line. */
export function seriesOf(period: Period, { from, to }: DayRange, look: SeriesLook): readonly Series[] {
  const days = daysOf(from, to);
  return brandNames(period).map((name) => {
    const byDay = new Map((period.daily_data_by_entity[name] ?? []).map((day) => [day.date, day]));
    const isMain = isOwn(period.daily_data_by_entity[name] ?? []);
    return {
      id: name,
      name: isMain ? `${name} (you)` : name,
      tone: look.tones[name] ?? "other",
      isMain,
      points: days.map((day) => pointOf(day, byDay.get(day), look.metric)),
    };
  });
}

export interface SeriesLook {
  readonly metric: Metric;
  readonly tones: Tones;
}

/** The series as a table: a row per day, a column per brand. */
export function seriesTable(series: readonly Series[]): ChartTable {
  const days = series[0]?.points.map(({ day }) => day) ?? [];
  return {
    columns: [
      { header: "Day", kind: "text" },
      ...series.map(({ name }) => ({ header: name, kind: "number", format: percent }) as const),
    ],
    rows: days.map((day, at) => [day, ...series.map(({ points }) => points[at]?.value ?? null)]),
  };
}

function pointOf(day: string, measured: BrandDay | undefined, metric: Metric): SeriesPoint {
  if (!measured) return { day, value: null };
  if (metric === "voice") return { day, value: measured.share_of_voice, n: measured.total_mentions };

  const { percentage: value, answers: n, interval } = measured;
  return { day, value, n, ...(interval && { low: interval.low, high: interval.high }) };
}

function isOwn(days: readonly BrandDay[]): boolean {
  return days.some(({ is_brand }) => is_brand);
}

function daysOf(from: string, to: string): readonly string[] {
  const days: string[] = [];
  for (let day = from; day <= to; day = shiftDay(day, 1)) days.push(day);
  return days;
}
