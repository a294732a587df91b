import { v5, v7 } from "uuid";

/** A new id: UUIDv7, so that ids sort by the time they were made. */
export function newId(): string {
  return v7();
}

/** Before every id: where a walk over rows in the order of their ids begins. */
export const firstId = "00000000-0000-0000-0000-000000000000";

/** The same id for the same name, for what is to be made once: a UUIDv5. */
export function idOf(name: string): string {
  return v5(name, namesOfIds);
}

const namesOfIds = "5d3f8f0e-6c52-4d0b-9a4e-0f6f3f0c7a11";
