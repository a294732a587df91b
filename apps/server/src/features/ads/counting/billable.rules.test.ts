import { adLimits } from "@citelens/contract/content/ads-words";
import { expect, test } from "vitest";
import { billableOf } from "./billable.rules.ts";

const cap = adLimits.unprovenReadsOfDay;
const quarter = (time: string, reads: number, proven = 0, more = {}) => ({
  advertiser_id: "advertiser",
  campaign_id: "campaign",
  creative_id: "creative",
  placement_id: "below",
  quarter_ms: Date.parse(`2026-11-${time}:00.000Z`),
  reads,
  proven,
  proven_prices: proven * 500,
  unproven_prices: (reads - proven) * 500,
  ...more,
});
const billable = (...sums: ReturnType<typeof quarter>[]) =>
  billableOf(sums).map(({ quarter_ms, campaign_id, billable: reads, prices }) => [
    new Date(quarter_ms).toISOString().slice(8, 16),
    campaign_id,
    reads,
    prices,
  ]);

test("proven reads are all billable, and of the others the first so many of a day, whatever campaigns they are of", () => {
  expect(
    billable(
      quarter("27T10:15", cap, 0, { campaign_id: "b" }),
      quarter("27T10:00", cap - 30, 10),
      quarter("27T10:15", 7, 7, { campaign_id: "c" }),
      quarter("28T00:00", cap + 1),
    ),
  ).toEqual([
    ["27T10:00", "campaign", cap - 30, (cap - 30) * 500],
    ["27T10:15", "b", 40, 40 * 500],
    ["27T10:15", "c", 7, 7 * 500],
    ["28T00:00", "campaign", cap, cap * 500],
  ]);
});

test("as many unproven ones as were proven on the day are billable where that is more", () => {
  const proven = cap + 20;

  expect(billable(quarter("27T08:00", 1_000), quarter("27T22:00", proven, proven))).toEqual([
    ["27T08:00", "campaign", proven, proven * 500],
    ["27T22:00", "campaign", proven, proven * 500],
  ]);
});

test("of reads at different prices a part costs its part, and never more", () => {
  const [row] = billableOf([quarter("27T08:00", cap + 50, 0, { unproven_prices: 100_001 })]);

  expect(row).toMatchObject({ billable: cap, prices: Math.floor((100_001 * cap) / (cap + 50)) });
});
