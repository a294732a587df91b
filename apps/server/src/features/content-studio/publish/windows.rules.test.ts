import { expect, test } from "vitest";
import { sharedShingles } from "./shingles.rules.ts";
import { effectWindows } from "./windows.rules.ts";

test.each([
  ["2026-03-10", ["RUNNING", "AHEAD", "AHEAD"]],
  ["2026-03-16", ["RUNNING", "AHEAD", "AHEAD"]],
  ["2026-03-17", ["OVER", "RUNNING", "AHEAD"]],
  ["2026-03-24", ["OVER", "OVER", "RUNNING"]],
  ["2026-04-07", ["OVER", "OVER", "OVER"]],
])("a text of 10 March has on %s windows that are %j", (today, states) => {
  expect(effectWindows("2026-03-10", today).map(({ state }) => state)).toEqual(states);
});

test("a window that runs is compared with as many days before as it has", () => {
  expect(effectWindows("2026-03-10", "2026-03-12")[0]?.compared).toEqual({
    after: { start: "2026-03-10", end: "2026-03-12" },
    before: { start: "2026-03-07", end: "2026-03-09" },
  });
  expect(effectWindows("2026-03-10", "2026-03-09")[0]).toEqual({ days: 7, state: "AHEAD", compared: null });
});

test.each([
  ["one two three four five six", "zero one two three four five six seven", 1],
  ["One, two – three: four five.", "one two three four five", 1],
  ["one two three four five six", "one two three four five", 0.5],
  ["one two", "three one two", 1],
  ["one two", "two one", 0],
  ["one two three four five", "", 0],
  ["…", "one", null],
])("of %j so much is in %j", (text, within, share) => {
  expect(sharedShingles(text, within)).toBe(share);
});
