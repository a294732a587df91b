import { type DayRange, isRange } from "./day-range.ts";

/** Where the choice is kept: the browser's localStorage, or what stands for it in a test. */
export type RangeStore = Pick<Storage, "getItem" | "setItem" | "removeItem">;

/** For which pages, and for which project, days are kept. */
export interface RangeScope {
  readonly pages: "visits" | "insight";
  readonly projectId: string;
}

/** Keeps the chosen days for this project; without days the choice is forgotten. */
export function saveRange(store: RangeStore, place: RangeScope, range: DayRange | undefined): void {
  const { projectId } = place;
  try {
    if (range) store.setItem(keyOf(place), JSON.stringify({ from: range.from, to: range.to, projectId }));
    else store.removeItem(keyOf(place));
  } catch {
    // A full or forbidden store costs the memory of the choice; the address bar still holds it.
  }
}

/** The days that were chosen for this project. Anything that is not a range of this project counts as none. */
export function savedRange(store: RangeStore, place: RangeScope): DayRange | undefined {
  try {
    const saved: unknown = JSON.parse(store.getItem(keyOf(place)) ?? "null");
    return isSavedFor(place.projectId, saved) && isRange(saved)
      ? { from: saved.from, to: saved.to }
      : undefined;
  } catch {
    return undefined; // What cannot be read was never chosen.
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
