import { expect, test } from "vitest";
import { type PacedCampaign, pacingAttention, spentShare, timeShare } from "./pacing.rules.ts";

const campaign: PacedCampaign = {
  status: "ACTIVE",
  starts: "2026-11-01",
  ends: "2026-11-10",
  budget_cents: 1_000,
  spent_cents: 250,
};

test.each([
  ["2026-10-31", 0],
  ["2026-11-01", 10],
  ["2026-11-05", 50],
  ["2026-11-10", 100],
  ["2026-12-24", 100],
])("on %s of ten days that begin with November %d per cent are gone", (today, share) => {
  expect(timeShare(campaign, today)).toBe(share);
});

test("a campaign without an end has no share of time, and a part of a cent rounds its spent share to a decimal", () => {
  expect(timeShare({ ...campaign, ends: null }, "2026-11-05")).toBeNull();
  expect(spentShare({ ...campaign, budget_cents: 3, spent_cents: 1 })).toBe(33.3);
});

test.each([
  [{}, "2026-11-05", []],
  [{}, "2026-11-06", ["UNDER_DELIVERING"]],
  [{ ends: null }, "2026-12-06", []],
  [{ spent_cents: 899 }, "2026-11-10", []],
  [{ spent_cents: 900 }, "2026-11-10", ["BUDGET_NEARLY_SPENT"]],
  [{ status: "PAUSED" as const }, "2026-11-10", []],
])("with %j on %s it needs %j", (changes, today, kinds) => {
  expect(pacingAttention({ ...campaign, ...changes }, today)).toEqual(kinds);
});
