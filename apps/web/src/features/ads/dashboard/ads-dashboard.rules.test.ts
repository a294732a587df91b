import type { AdsDashboard } from "@citelens/contract/content/ads-dashboard";
import { expect, test } from "vitest";
import { broughtSeries, countOr, paceText, spendSeries } from "./ads-dashboard.rules.ts";

const nbsp = "\u00a0";
const range = { from: "2026-11-01", to: "2026-11-03" };

function dayOf(part: Partial<AdsDashboard["days"][number]>): AdsDashboard["days"][number] {
  return {
    day: "2026-11-01",
    impressions: null,
    clicks: null,
    agent_reads: null,
    proven_reads: null,
    billable_reads: null,
    spend_cents: 0,
    ...part,
  };
}

test("what a channel does not tell is no nought", () => {
  expect(countOr(null)).toBe("Not applicable");
  expect(countOr(0)).toBe("0");
  expect(broughtSeries([dayOf({})], range, "reads")).toEqual([]);
  expect(broughtSeries([dayOf({ agent_reads: 3 })], range, "clicks")).toEqual([]);
});

test("spend is drawn for each day of the range, in whole units", () => {
  expect(spendSeries([dayOf({})], range)).toEqual([]);
  const [spend] = spendSeries([dayOf({ day: "2026-11-02", spend_cents: 1250 })], range);
  expect(spend?.points).toEqual([
    { day: "2026-11-01", value: null },
    { day: "2026-11-02", value: 12.5 },
    { day: "2026-11-03", value: null },
  ]);
});

test("reads are drawn in two parts that make up all of them", () => {
  const [proven, others] = broughtSeries([dayOf({ agent_reads: 10, proven_reads: 7 })], range, "reads");
  expect(proven?.points[0]?.value).toBe(7);
  expect(others?.points[0]?.value).toBe(3);
});

test("pace says what is spent against the time that is gone", () => {
  expect(paceText({ spent_share: 45, time_share: 60 })).toBe(`45${nbsp}% spent, 60${nbsp}% of the time gone`);
  expect(paceText({ spent_share: 45, time_share: null })).toBe(`45${nbsp}% spent, no end is set`);
});
