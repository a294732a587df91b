import { describe, expect, test } from "vitest";
import { doneOf, stepsOf } from "./checklist.rules.ts";
import { ratioText } from "./crawl-ratio.rules.ts";
import { parseDashboardSearch, periodOf, rangeOf } from "./dashboard-search.rules.ts";

describe("the period", () => {
  test.each([
    [{}, {}],
    [{ period: "last-month" }, {}],
    [{ period: "last-7-days" }, { period: "last-7-days" }],
    [{ period: "last-3-months", other: 1 }, { period: "last-3-months" }],
    [{ period: "today" }, {}],
    [{ period: 7 }, {}],
  ])("%j in the address is %j", (raw, search) => {
    expect(parseDashboardSearch(raw)).toEqual(search);
  });

  test("is the last month unless told, and ends today", () => {
    expect(periodOf({})).toBe("last-month");
    expect(rangeOf({}, "2026-11-22")).toEqual({ from: "2026-10-23", to: "2026-11-22" });
    expect(rangeOf({ period: "last-7-days" }, "2026-11-22")).toEqual({
      from: "2026-11-16",
      to: "2026-11-22",
    });
  });
});

describe("the checklist", () => {
  test("waits until everything is known", () => {
    expect(stepsOf({ hasVisits: true, hasCampaign: undefined, hasDemo: true })).toBeUndefined();
  });

  test("says what is done", () => {
    const steps = stepsOf({ hasVisits: true, hasCampaign: false, hasDemo: true }) ?? [];

    expect(steps.map(({ name, isDone }) => [name, isDone])).toEqual([
      ["connect", true],
      ["campaign", false],
      ["demo", true],
    ]);
    expect(doneOf(steps)).toBe(2);
  });
});

test.each([
  [null, "–"],
  [0, "0 : 1"],
  [1.25, "1.3 : 1"],
  [9.96, "10 : 1"],
  [12.4, "12 : 1"],
  [38_065.7, "38,066 : 1"],
])("a ratio of %s is shown as %s", (ratio, text) => {
  expect(ratioText({ ratio })).toBe(text);
});
