import { counted, countText } from "#lib/figures.ts";

/** The trend line as text for screen readers, such as "From 2 to 5 visits a day, at most 7". */
export function describeTrend(trend: readonly number[]): string {
  const [first, last] = [trend[0], trend.at(-1)];
  if (first === undefined || last === undefined) return "No visits";
  if (trend.length === 1) return `${counted(first, "visit")} on the day`;
  return `From ${countText(first)} to ${counted(last, "visit")} a day, at most ${countText(Math.max(...trend))}`;
}
