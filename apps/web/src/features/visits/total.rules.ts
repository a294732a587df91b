import type { BotVisitPage } from "@citelens/contract/visits";
import { matchingPreset } from "#lib/dates/range-presets.ts";
import { type DayRange, formatDayRange } from "#ui/forms/range-picker/day-range.ts";
import { visitPresets } from "./visit-presets.ts";

const figures = new Intl.NumberFormat("en");

/** The size of the whole filtered list and its days, such as "1,284 visits to 214 pages · Last 7 Days". */
export function totalInWords(
  page: Pick<BotVisitPage, "count" | "total_visits">,
  range: DayRange,
  today: string,
): string {
  const days = matchingPreset(range, visitPresets, today)?.label ?? formatDayRange(range);
  return `${sizeOf(page)} · ${days}`;
}

function sizeOf({ count, total_visits }: Pick<BotVisitPage, "count" | "total_visits">): string {
  if (count === 0) return "No visits";
  return `${counted(total_visits, "visit")} to ${counted(count, "page")}`;
}

function counted(count: number, noun: string): string {
  return `${figures.format(count)} ${noun}${count === 1 ? "" : "s"}`;
}
