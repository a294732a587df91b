import { v7 } from "uuid";

/** A new id: UUIDv7, so that ids sort by the time they were made. */
export function newId(): string {
  return v7();
}

/** Before every id: where a walk over rows in the order of their ids begins. */
export const firstId = "00000000-0000-0000-0000-000000000000";
