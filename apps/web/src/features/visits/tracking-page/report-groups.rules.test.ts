import type { TrackingReport } from "@citelens/contract/traffic/tracking-reports";
import { expect, test } from "vitest";
import { groupsOf } from "./report-groups.rules.ts";

const report = (part: Partial<TrackingReport>): TrackingReport => ({
  source: "key",
  key_id: "a",
  key_name: "Shop",
  revoked: false,
  day: "2026-11-20",
  outcome: "stored",
  reason: "agent",
  status: null,
  count: 1,
  ...part,
});

test("sums each key by day and by reason, rejections first, and tracker.js apart", () => {
  const { keys, tracker } = groupsOf([
    report({ day: "2026-11-19", count: 5 }),
    report({ day: "2026-11-20", count: 2 }),
    report({ outcome: "filtered", reason: "people", count: 40 }),
    report({ outcome: "rejected", reason: "invalid", status: 400, count: 1 }),
    report({ outcome: "rejected", reason: "invalid", status: 400, count: 2, day: "2026-11-19" }),
    report({ outcome: "rejected", reason: "overload", status: 503, count: 4 }),
    report({ key_id: "b", key_name: "Blog", revoked: true }),
    report({ source: "tracker", key_id: null, key_name: null, reason: "people", count: 9 }),
  ]);

  expect(keys.map(({ name, isRevoked }) => [name, isRevoked])).toEqual([
    ["Shop", false],
    ["Blog", true],
  ]);
  expect(keys[0]).toMatchObject({ stored: 7, filtered: 40, rejected: 7 });
  expect(keys[0]?.days).toEqual([
    { day: "2026-11-20", stored: 2, filtered: 40, rejected: 5 },
    { day: "2026-11-19", stored: 5, filtered: 0, rejected: 2 },
  ]);
  expect(keys[0]?.reasons.map(({ words, status, count }) => [words, status, count])).toEqual([
    ["Refused while the service was busy", 503, 4],
    ["Reports with an invalid field", 400, 3],
    ["People, counted by the day only", null, 40],
  ]);
  expect(tracker).toMatchObject({ id: "", name: "tracker.js", stored: 9, rejected: 0 });
  expect(groupsOf([])).toEqual({ keys: [], tracker: undefined });
});
