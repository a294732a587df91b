import type { ReferralSummary } from "@citelens/contract/traffic/referrals";
import type { ChartTone, Series } from "#ui/charts/time-series/time-series-props.ts";

const tones: readonly ChartTone[] = [1, 2, 3, 4, 5, 6, 7];
const others = "others";

/** A bar's parts for each day, the assistants with the most referrals first. Colours follow the names, so that they stay. */
export function assistantSeries({
  days,
  series,
}: Pick<ReferralSummary, "days" | "series">): readonly Series[] {
  const inOrder = series
    .map(({ assistant }) => assistant)
    .filter((name) => name !== "")
    .toSorted();
  return series.map(({ assistant, values }, index) => ({
    id: assistant || others,
    name: assistant || "Others",
    tone: tones[inOrder.indexOf(assistant)] ?? "other",
    isMain: false,
    // A day without referrals shows as 0 once, and not for each assistant.
    points: days.map((day, at) => {
      const isQuiet = series.every((one) => one.values[at] === 0);
      return { day, value: values[at] || (index === 0 && isQuiet ? 0 : null) };
    }),
  }));
}
