import { describe, expect, test } from "vitest";
import { daysOfMonth, groupOf } from "./plan-rows.rules.ts";

const months = (month: string) => ({ month, thisMonth: "2026-11" });
const [planned, done] = ["PLANNED", "DONE"] as const;

describe("in its month's plan", () => {
  test.each([
    ["what is due on its first day", planned, "2026-11-01", undefined, "2026-11", "MONTH"],
    ["what is due on its last day", planned, "2026-11-30", undefined, "2026-11", "MONTH"],
    ["what is due the day after", planned, "2026-12-01", undefined, "2026-11", undefined],
    ["what is due in it and done", done, "2026-11-05", undefined, "2026-11", "MONTH"],
    [
      "what is due in it and was published in another",
      planned,
      "2026-11-05",
      "2026-12-02",
      "2026-11",
      "MONTH",
    ],
    ["what was published in it without having been due", planned, null, "2026-11-09", "2026-11", "MONTH"],
    ["what was published in another month", planned, null, "2026-10-31", "2026-11", undefined],
    ["what is done, and nobody knows when", done, null, undefined, "2026-11", undefined],
    ["what was due before and is not done", planned, "2026-10-31", undefined, "2026-11", "LATE"],
    ["what was due before and is done", done, "2026-10-31", undefined, "2026-11", undefined],
    ["what was due before and is published", planned, "2026-10-31", "2026-11-02", "2026-11", undefined],
    ["what was due before, in a plan of the past", planned, "2026-09-30", undefined, "2026-10", undefined],
    ["what was due before, in a plan of later", planned, "2026-10-31", undefined, "2026-12", undefined],
    ["what nobody has set a day for", planned, null, undefined, "2026-11", "UNDATED"],
    ["the same in a later month", planned, null, undefined, "2027-01", "UNDATED"],
    ["the same in a month that is over", planned, null, undefined, "2026-10", undefined],
  ] as const)("%s", (_, state, due_on, publishedOn, month, group) => {
    expect(groupOf({ state, due_on }, publishedOn, months(month))).toBe(group);
  });
});

test.each([
  ["2026-11", "2026-11-30"],
  ["2026-12", "2026-12-31"],
  ["2026-02", "2026-02-28"],
  ["2028-02", "2028-02-29"],
])("the days of %s end on %s", (month, to) => {
  expect(daysOfMonth(month)).toEqual({ from: `${month}-01`, to });
});
