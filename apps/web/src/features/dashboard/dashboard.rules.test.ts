import { describe, expect, test } from "vitest";
import { doneOf, isVisibilityFirst, labelsOf, stepsOf } from "./checklist.rules.ts";
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
  const progress = { campaign: false, connect: true, brand: false, invite: false, demo: true };

  test.each(["campaign", "connect", "brand", "invite", "demo"] as const)(
    "waits until %s is known",
    (name) => {
      expect(stepsOf({ ...progress, [name]: undefined }, 0)).toBeUndefined();
    },
  );

  test("says what is done", () => {
    const steps = stepsOf(progress, 0) ?? [];

    expect(steps.filter(({ isDone }) => isDone).map(({ name }) => name)).toEqual(["connect", "demo"]);
    expect(doneOf(steps)).toBe(2);
  });

  test.each([
    [0, ["campaign", "brand", "connect", "invite", "demo"], true],
    [1, ["demo", "campaign", "invite", "brand", "connect"], true],
    [2, ["campaign", "connect", "brand", "demo", "invite"], false],
    [3, ["connect", "campaign", "brand", "demo", "invite"], false],
    [null, ["campaign", "brand", "connect", "invite", "demo"], true],
  ])("is arranged around what company type %j does", (companyType, order, isFirst) => {
    expect(stepsOf(progress, companyType)?.map(({ name }) => name)).toEqual(order);
    expect(isVisibilityFirst(companyType)).toBe(isFirst);
  });

  test("speaks to each as what they are", () => {
    expect(labelsOf("connect", 1).title).toBe("Connect the client’s website");
    expect(labelsOf("connect", 3).why).toContain("articles");
    expect(labelsOf("connect", null).title).toBe("Connect your website");
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
