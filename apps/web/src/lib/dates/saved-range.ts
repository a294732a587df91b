import { type DayRange, isRange } from "./day-range.ts";

/** Where the choice is stored: localStorage, or a substitute in tests. */
export type RangeStore = Pick<Storage, "getItem" | "setItem" | "removeItem">;

/** The pages and the project of the stored days. */
export interface RangeScope {
  readonly pages: "visits" | "insight";
  readonly projectId: string;
}

/** Stores the chosen days for this project; undefined removes them. */
export function saveRange(store: RangeStore, place: RangeScope, range: DayRange | undefined): void {
  const { projectId } = place;
  try {
    if (range) store.setItem(keyOf(place), JSON.stringify({ from: range.from, to: range.to, projectId }));
    else store.removeItem(keyOf(place));
  } catch {
    // When storage is full or blocked the choice is not stored; the URL still contains it.
  }
}

/** The stored days of this project. Anything that is not a range of this project counts as none. */
export function savedRange(store: RangeStore, place: RangeScope): DayRange | undefined {
  try {
    const saved: unknown = JSON.parse(store.getItem(keyOf(place)) ?? "null");
    return isSavedFor(place.projectId, saved) && isRange(saved)
      ? { from: saved.from, to: saved.to }
      : undefined;
  } catch {
    return undefined; // Unreadable content counts as none.
  }
}

function keyOf({ pages, projectId }: RangeScope): string {
  return `${pages}-dates:${projectId}`;
}

function isSavedFor(projectId: string, saved: unknown): saved is DayRange {
  if (typeof saved !== "object" || saved === null) return false;
  if (!("from" in saved && "to" in saved && "projectId" in saved)) return false;
  return typeof saved.from === "string" && typeof saved.to === "string" && saved.projectId === projectId;
}
