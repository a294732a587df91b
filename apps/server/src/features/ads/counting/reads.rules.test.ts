import { describe, expect, test } from "vitest";
import { readsOf, type ServedHour, type VisitedMinute } from "./reads.rules.ts";

const hour = new Date("2026-11-27T10:00:00.000Z");
const minute = hour.getTime() + 7 * 60_000;
const served: ServedHour = {
  workspace_id: "publisher",
  placement_id: "below",
  path: "/desks",
  hour,
  advertiser_id: "advertiser",
  campaign_id: "campaign",
  creative_id: "creative",
  price_cents_per_1000: 500,
};
const visit: VisitedMinute = { path: "/desks", token: "GPTBot", minute_ms: minute, verdict: "verified" };
const keepUntil = (day: string): string => `${day}+`;
const read = (visited: readonly VisitedMinute[], known: Parameters<typeof readsOf>[0]["known"] = []) =>
  readsOf({ served: [served, { ...served, placement_id: "top" }], visited, proven: [], known, keepUntil });

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
      proof: "",
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
    { ...visit, placement_id: "below", verdict, proof: "" },
    { ...visit, placement_id: "top", verdict: "verified", proof: "" },
  ];

  expect(read([visit], known("verified"))).toEqual([]);
  expect(
    read([visit], known("unchecked")).map(({ placement_id, verdict }) => [placement_id, verdict]),
  ).toEqual([["below", "verified"]]);
});

describe("a proof", () => {
  const at = (minutes: number) => ({
    ...visit,
    verdict: "unverifiable",
    minute_ms: minute + minutes * 60_000,
  });
  const signed = (minutes: number, ...proofs: string[]) => ({ ...at(minutes), proofs });
  const found = (seen: Pick<Parameters<typeof readsOf>[0], "proven" | "known">) =>
    readsOf({ served: [served], visited: [at(2), at(1), at(0)], keepUntil, ...seen }).map(
      ({ ts, verdict, proof }) => [new Date(ts).getUTCMinutes() - 7, verdict, proof],
    );

  test("counts for the earliest of the visits that bear it", () => {
    expect(found({ proven: [signed(2, "a"), signed(1, "a"), signed(0, "a")], known: [] })).toEqual([
      [2, "unverifiable", ""],
      [1, "unverifiable", ""],
      [0, "verified", "a"],
    ]);
  });

  test("stays with the visit that it was counted for, whatever is told of later", () => {
    const known = [{ ...at(1), placement_id: "below", verdict: "verified", proof: "a" }];

    expect(found({ proven: [signed(0, "a"), signed(1, "a"), signed(2, "a", "b")], known })).toEqual([
      [2, "verified", "b"],
      [0, "unverifiable", ""],
    ]);
  });

  test("that was counted for a visit out of sight proves no other", () => {
    const known = [{ ...at(-9), placement_id: "below", verdict: "verified", proof: "a" }];

    expect(found({ proven: [signed(0, "a")], known }).filter(([, , proof]) => proof !== "")).toEqual([]);
  });

  test("of a visit that showed several passages proves each of them", () => {
    const both = [served, { ...served, placement_id: "top" }];
    const reads = readsOf({ served: both, visited: [at(0)], proven: [signed(0, "a")], known: [], keepUntil });

    expect(reads.map(({ placement_id, proof }) => [placement_id, proof])).toEqual([
      ["below", "a"],
      ["top", "a"],
    ]);
  });
});
