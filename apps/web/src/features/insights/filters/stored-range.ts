import { toAddressDay } from "#lib/dates/dates.ts";
import type { DayRange } from "#lib/dates/day-range.ts";
import { savedRange, saveRange } from "#lib/dates/saved-range.ts";
import { type InsightAddress, isDefaultRange } from "./insight-view.rules.ts";

/** Stores the chosen days for this project; default days are removed, because they are relative. */
export function storeRange(workspaceId: string, range: DayRange, today: string): void {
  const place = { pages: "insight", projectId: workspaceId } as const;
  saveRange(localStorage, place, isDefaultRange(range, today) ? undefined : range);
}

/** The stored days of this project, for URLs without days. */
export function storedDays(
  workspaceId: string,
  address: InsightAddress,
): Required<Pick<InsightAddress, "from" | "to">> | undefined {
  if (address.from !== undefined) return undefined;

  const range = savedRange(localStorage, { pages: "insight", projectId: workspaceId });
  return range && { from: toAddressDay(range.from), to: toAddressDay(range.to) };
}
