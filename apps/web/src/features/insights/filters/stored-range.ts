import { toAddressDay } from "#lib/dates/dates.ts";
import type { DayRange } from "#lib/dates/day-range.ts";
import { savedRange, saveRange } from "#lib/dates/saved-range.ts";
import { type InsightAddress, isDefaultRange } from "./insight-view.rules.ts";

/** Keeps the days that were chosen for this project; the default ones are forgotten, for they move along. */
export function storeRange(projectId: string, range: DayRange, today: string): void {
  const place = { pages: "insight", projectId } as const;
  saveRange(localStorage, place, isDefaultRange(range, today) ? undefined : range);
}

/** The days that were chosen last for this project, for an address that names none of its own. */
export function storedDays(
  projectId: string,
  address: InsightAddress,
): Required<Pick<InsightAddress, "from" | "to">> | undefined {
  if (address.from !== undefined) return undefined;

  const range = savedRange(localStorage, { pages: "insight", projectId });
  return range && { from: toAddressDay(range.from), to: toAddressDay(range.to) };
}
