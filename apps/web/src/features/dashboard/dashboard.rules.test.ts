import { describe, expect, test } from "vitest";
import { doneOf, stepsOf } from "./checklist.rules.ts";
import { ratioText } from "./crawl-ratio.rules.ts";
import { parseDashboardSearch, periodOf, rangeOf } from "./dashboard-search.rules.ts";
import { claimsOf, comparisonOf, verifiedShare } from "./traffic-strip.rules.ts";

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

describe("the verified share", () => {
  test.each([
    [{ visits: 0, verified: 0, spoofed: 0 }, 0, null],
    [{ visits: 10, verified: 10, spoofed: 0 }, 10, 100],
    [{ visits: 2, verified: 1, spoofed: 1 }, 3, 33.3],
    [{ visits: 0, verified: 0, spoofed: 4 }, 4, 0],
  ])("of %j is of %i claims %s", (sums, claims, share) => {
    expect(claimsOf(sums)).toBe(claims);
    expect(verifiedShare(sums)).toBe(share);
  });
});

describe("what the period is compared with", () => {
  const range = { from: "2026-11-16", to: "2026-11-22" };
  const previous = { visits: 1, pages: 1, agents: 1, verified: 1, spoofed: 0 };

  test.each([
    [{ tracking_since: null, previous }, "no visits yet"],
    [{ tracking_since: "2026-11-17T10:00:00.000Z", previous }, "since 17 Nov 2026"],
    [{ tracking_since: "2026-11-10T10:00:00.000Z", previous }, "since 10 Nov 2026"],
    [{ tracking_since: "2026-11-09T10:00:00.000Z", previous }, "vs. the 7 days before"],
    [{ tracking_since: "2026-01-09T10:00:00.000Z", previous: null }, "since 9 Jan 2026"],
  ])("%j: %s", (summary, words) => {
    expect(comparisonOf(summary, range)).toBe(words);
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
