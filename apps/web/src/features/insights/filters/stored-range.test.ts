import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { forbiddenStorage, MemoryStorage } from "../../../../test/memory-storage.ts";
import { storedDays, storeRange } from "./stored-range.ts";

let storage: MemoryStorage;
// Also after the last test: the files that follow in this process load their modules with the real ones.
afterEach(() => vi.unstubAllGlobals());
beforeEach(() => {
  storage = new MemoryStorage();
  vi.stubGlobal("localStorage", storage);
});

const today = "2026-11-20";
const chosen = { from: "2025-12-30", to: "2026-01-02" };

describe("the days that were chosen", () => {
  test("are used for an address without days, as an address writes them", () => {
    storeRange("one", chosen, today);

    expect(storedDays("one", {})).toEqual({ from: "30-12-25", to: "02-01-26" });
  });

  test("do not replace days in the address", () => {
    storeRange("one", chosen, today);

    expect(storedDays("one", { from: "01-11-26", to: "02-11-26" })).toBeUndefined();
  });

  test("are used beside the other filters of an address", () => {
    storeRange("one", chosen, today);

    expect(storedDays("one", { branded: true, compare: "off" })).toEqual({
      from: "30-12-25",
      to: "02-01-26",
    });
  });

  test("are one workspace's own", () => {
    storeRange("one", chosen, today);

    expect(storedDays("two", {})).toBeUndefined();
  });

  test("are removed when the last month is chosen, which moves with the calendar", () => {
    storeRange("one", chosen, today);

    storeRange("one", { from: "2026-10-21", to: today }, today);

    expect([storedDays("one", {}), Object.keys(storage)]).toEqual([undefined, []]);
  });

  test("are stored where they are one day off the last month", () => {
    storeRange("one", { from: "2026-10-20", to: today }, today);

    expect(storedDays("one", {})).toEqual({ from: "20-10-26", to: "20-11-26" });
  });
});

test.each([
  ["no JSON", "{from"],
  ["another workspace's days", JSON.stringify({ ...chosen, projectId: "two" })],
  ["days in the wrong order", JSON.stringify({ from: chosen.to, to: chosen.from, projectId: "one" })],
  ["a day that does not exist", JSON.stringify({ from: "2026-02-30", to: "2026-03-01", projectId: "one" })],
  ["more than 400 days", JSON.stringify({ from: "2024-01-01", to: "2026-01-01", projectId: "one" })],
])("%s in the storage count as none", (_, stored) => {
  storage.setItem("insight-dates:one", stored);

  expect(storedDays("one", {})).toBeUndefined();
});

test("the page works where the storage is forbidden", () => {
  vi.stubGlobal("localStorage", forbiddenStorage);

  storeRange("one", chosen, today);

  expect(storedDays("one", {})).toBeUndefined();
});
