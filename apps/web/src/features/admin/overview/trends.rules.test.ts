import { shiftDay } from "@citelens/contract/base/days";
import { creditsUsd } from "@citelens/contract/billing/pricing";
import type { ServiceDay } from "@citelens/contract/platform/overview";
import { expect, test } from "vitest";
import { marginOf } from "../spending/spending.rules.ts";
import { dayMargin, errorRate, trendOf, trendText, wholeOf } from "./trends.rules.ts";

const today = "2026-03-02";
const day = (part: Partial<ServiceDay>): ServiceDay => ({
  day: today,
  sign_ups: 0,
  active_organizations: 0,
  visits: 0,
  answers: 0,
  calls: 0,
  failed: 0,
  cost_usd: 0,
  credits_charged: 0,
  credits_sold: 0,
  credits_used: 0,
  recurring_cents: null,
  ...part,
});

test("a trend has every day, with gaps where a day has no sums", () => {
  const days = [day({ day: "2026-02-27", visits: 5 }), day({ visits: 2 })];

  const trend = trendOf({ days, today }, ({ visits }) => visits);

  expect(trend.values).toHaveLength(30);
  expect(trend.values.slice(-5)).toEqual([null, 5, null, null, 2]);
  expect(trend).toMatchObject({ today: 2, yesterday: null, sum: 7 });
});

test("before the first sums nothing is known, not even a nought; a day that has just begun is not yesterday", () => {
  expect(trendOf({ days: [], today }, ({ visits }) => visits)).toMatchObject({
    today: null,
    yesterday: null,
    sum: null,
  });
  const days = [day({ day: shiftDay(today, -1), visits: 5 })];
  expect(trendOf({ days, today }, ({ visits }) => visits)).toMatchObject({
    today: null,
    yesterday: 5,
    sum: 5,
  });
});

test.each([
  [0, 0, null],
  [10, 0, 0],
  [3, 1, 33.3],
  [1_000, 1, 0.1],
  [4, 4, 100],
])("of %i calls %i failed: %s", (calls, failed, rate) => {
  expect(errorRate({ calls, failed })).toBe(rate);
});

test("the margin of days is the one of the page of costs, and that of all days their sum", () => {
  const days = [
    day({ day: "2026-03-01", credits_charged: 500, cost_usd: 2.5, calls: 100, failed: 4 }),
    day({ credits_charged: 0, cost_usd: 0.25, calls: 1 }),
  ];
  const rate = 1.25;

  const ofDays = days.map((one) => dayMargin(rate)(one) ?? 0);
  const whole = wholeOf(days);

  expect(whole).toEqual({ calls: 101, failed: 4, cost_usd: 2.75, credits: 500 });
  expect(ofDays).toEqual([creditsUsd(500, rate) - 2.5, -0.25]);
  expect(marginOf(whole, rate).usd).toBeCloseTo((ofDays[0] ?? 0) + (ofDays[1] ?? 0), 9);
});

test("a line is told by its ends; one day alone makes none", () => {
  expect(trendText({ values: [null, 4, 2, 9] }, String)).toBe("Trend of 3 days: 2 at least, 9 at most");
  expect(trendText({ values: [null, 4] }, String)).toBeUndefined();
});
