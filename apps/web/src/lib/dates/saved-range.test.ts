import { expect, it, test } from "vitest";
import { type RangeStore, savedRange, saveRange } from "./saved-range.ts";

const one = { pages: "visits", projectId: "one" } as const;
const two = { pages: "visits", projectId: "two" } as const;
const range = { from: "2026-11-01", to: "2026-11-05" };

function memoryStore(): RangeStore {
  const items = new Map<string, string>();
  return {
    getItem: (key) => items.get(key) ?? null,
    setItem: (key, value) => void items.set(key, value),
    removeItem: (key) => void items.delete(key),
  };
}

function storeHolding(value: string): RangeStore {
  return { ...memoryStore(), getItem: () => value };
}

it("gives the days back to the project that they were chosen for, and to no other", () => {
  const store = memoryStore();

  saveRange(store, one, range);

  expect(savedRange(store, one)).toEqual(range);
  expect(savedRange(store, two)).toBeUndefined();
});

it("keeps the days of one kind of page apart from those of another", () => {
  const store = memoryStore();

  saveRange(store, one, range);

  expect(savedRange(store, { ...one, pages: "insight" })).toBeUndefined();
});

it("forgets the choice when there is none any more", () => {
  const store = memoryStore();
  saveRange(store, one, range);

  saveRange(store, one, undefined);

  expect(savedRange(store, one)).toBeUndefined();
});

test.each([
  ["another project's days", JSON.stringify({ ...range, projectId: "two" })],
  ["days without a project", JSON.stringify(range)],
  ["days turned around", JSON.stringify({ from: range.to, to: range.from, projectId: "one" })],
  ["a day that does not exist", JSON.stringify({ ...range, to: "2026-11-31", projectId: "one" })],
  ["numbers", JSON.stringify({ from: 1, to: 2, projectId: "one" })],
  ["a list", "[]"],
  ["no JSON", "{from"],
])("takes %s for no choice", (_, value) => {
  expect(savedRange(storeHolding(value), one)).toBeUndefined();
});

it("does without a store that the browser forbids", () => {
  const forbidden = (): never => {
    throw new DOMException("The operation is insecure.", "SecurityError");
  };
  const store: RangeStore = { getItem: forbidden, setItem: forbidden, removeItem: forbidden };

  saveRange(store, one, range);

  expect(savedRange(store, one)).toBeUndefined();
});
