import { expect, test } from "vitest";
import { readsOf, type Served, type Visited } from "./reads.rules.ts";

const hour = new Date("2026-11-27T10:00:00.000Z");
const minute = hour.getTime() + 7 * 60_000;
const served: Served = {
  workspace_id: "publisher",
  placement_id: "below",
  path: "/desks",
  hour,
  advertiser_id: "advertiser",
  campaign_id: "campaign",
  creative_id: "creative",
  price_cents_per_1000: 500,
};
const visit: Visited = { path: "/desks", token: "GPTBot", minute_ms: minute, verdict: "verified" };
const keepUntil = (day: string): string => `${day}+`;
const read = (visited: readonly Visited[], known: Parameters<typeof readsOf>[0]["known"] = []) =>
  readsOf({ served: [served, { ...served, placement_id: "top" }], visited, known, keepUntil });

test("an agent that got a page read what its placements showed in that hour", () => {
  expect(read([visit])).toEqual(
    ["below", "top"].map((placement_id) => ({
      workspace_id: "publisher",
      advertiser_id: "advertiser",
      ts: "2026-11-27T10:07:00.000Z",
      placement_id,
      campaign_id: "campaign",
      creative_id: "creative",
      path: "/desks",
      token: "GPTBot",
      operator: "OpenAI",
      verdict: "verified",
      is_agent: 1,
      price_cents_per_1000: 500,
      keep_until: "2026-11-27+",
    })),
  );
});

test.each([
  ["another page", { path: "/bread" }],
  ["another hour", { minute_ms: minute + 3_600_000 }],
  ["the hour before", { minute_ms: hour.getTime() - 60_000 }],
])("nothing was read of %s", (_, changes) => {
  expect(read([{ ...visit, ...changes }])).toEqual([]);
});

test("what is written down already is not written again, unless more is known of it now", () => {
  const known = (verdict: string) => [
    { ...visit, placement_id: "below", verdict },
    { ...visit, placement_id: "top", verdict: "verified" },
  ];

  expect(read([visit], known("verified"))).toEqual([]);
  expect(
    read([visit], known("unchecked")).map(({ placement_id, verdict }) => [placement_id, verdict]),
  ).toEqual([["below", "verified"]]);
});
