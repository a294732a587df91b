import { describe, expect, test } from "vitest";
import type { Period } from "./proration.rules.ts";
import { creditSteps, isLive, paidPeriodOf, shownStatus } from "./subscription.rules.ts";

const start = new Date("2026-11-01T00:00:00Z");
const end = new Date("2026-12-01T00:00:00Z");
const midway = new Date("2026-11-16T00:00:00Z");
const creator: Period = { plan: "creator", interval: "monthly", start, end };

describe("the credits of a subscription", () => {
  test.each<[string, Period | undefined, Period, Date, number | undefined, number | undefined]>([
    ["that begins are those of its plan", undefined, creator, start, undefined, 3_000],
    [
      "by the year are those of twelve months at once",
      undefined,
      { ...creator, interval: "yearly" },
      start,
      undefined,
      36_000,
    ],
    ["that stays as it is do not change", creator, creator, midway, undefined, undefined],
    [
      "that grows in the middle of a period gain half of the difference",
      creator,
      { ...creator, plan: "growth" },
      midway,
      6_500,
      undefined,
    ],
    [
      "that shrinks in the middle of a period lose half of the difference",
      { ...creator, plan: "agency" },
      creator,
      midway,
      -23_500,
      undefined,
    ],
    [
      "that changes as its period ends gain nothing for it",
      creator,
      { ...creator, plan: "growth" },
      end,
      0,
      undefined,
    ],
    [
      "that is renewed are those of the new period",
      creator,
      { ...creator, start: end, end: new Date("2027-01-01T00:00:00Z") },
      end,
      undefined,
      3_000,
    ],
    [
      "that goes over to the year lose the unused half and gain the year",
      creator,
      { ...creator, interval: "yearly", start: midway, end: new Date("2027-11-16T00:00:00Z") },
      midway,
      -1_500,
      36_000,
    ],
    [
      "that goes over to the year at its first instant lose all of the month",
      creator,
      { ...creator, interval: "yearly", end: new Date("2027-11-01T00:00:00Z") },
      start,
      -3_000,
      36_000,
    ],
  ])("%s", (_, before, after, at, difference, grant) => {
    const steps = creditSteps(before, after, at);

    expect(steps.difference === undefined ? undefined : steps.difference + 0).toBe(difference);
    expect(steps.grant).toBe(grant);
  });
});

const account = {
  subscription_id: "sub",
  subscription_status: "active",
  canceled_at: null,
  plan: "creator",
  interval: "monthly",
  period_start: start,
  period_end: end,
} as const;

describe("a subscription is shown", () => {
  test.each([
    ["none", "without one", { subscription_id: null }],
    ["none", "before its first payment", { subscription_status: null }],
    ["active", "while it is paid", {}],
    ["pending_cancel", "when it is about to end", { canceled_at: midway }],
    ["past_due", "when a payment failed", { subscription_status: "past_due" }],
    ["canceled", "once it has ended", { subscription_status: "canceled", canceled_at: midway }],
  ] as const)("as %s %s", (status, _, rest) => {
    expect(shownStatus({ ...account, ...rest })).toBe(status);
  });
});

test.each([
  ["active", {}, true],
  ["about to end", { canceled_at: midway }, true],
  ["past due", { subscription_status: "past_due" }, true],
  ["ended", { subscription_status: "canceled" }, false],
  ["not paid yet", { subscription_status: null }, false],
  ["none", { subscription_id: null }, false],
] as const)("a subscription that is %s can be changed: %s is %s", (_, rest, expected) => {
  expect(isLive({ ...account, ...rest })).toBe(expected);
});

test.each([
  ["of an active subscription is paid", {}, creator],
  ["of one that is about to end is paid", { canceled_at: midway }, creator],
  ["of one whose payment failed is not", { subscription_status: "past_due" }, undefined],
  ["of one that has ended is not", { subscription_status: "canceled" }, undefined],
  ["without a plan is none", { plan: null }, undefined],
  ["without a beginning is none", { period_start: null }, undefined],
  ["without an end is none", { period_end: null }, undefined],
] as const)("a period %s", (_, rest, expected) => {
  expect(paidPeriodOf({ ...account, ...rest })).toEqual(expected);
});
