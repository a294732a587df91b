import type { BotVisitPage } from "@citelens/contract/traffic/visits";
import { type DayRange, rangeText } from "#lib/dates/day-range.ts";
import { matchingPreset } from "#lib/dates/range-presets.ts";
import { counted } from "#lib/figures.ts";
import { visitPresets } from "./visit-address.rules.ts";

/** The total of the filtered list and its days, such as "1,284 visits to 214 pages · Last 7 Days". */
export function describeTotal(
  page: Pick<BotVisitPage, "count" | "total_visits">,
  range: DayRange,
  today: string,
): string {
  const days = matchingPreset(range, visitPresets, today)?.label ?? rangeText(range);
  return `${sizeOf(page)} · ${days}`;
}

function sizeOf({ count, total_visits }: Pick<BotVisitPage, "count" | "total_visits">): string {
  if (count === 0) return "No visits";
  return `${counted(total_visits, "visit")} to ${counted(count, "page")}`;
}
