import { expect, test } from "vitest";
import { describeTotal } from "./total.rules.ts";

const today = "2026-11-20";

test.each([
  [0, 0, "No visits · Last 7 Days"],
  [1, 1, "1 visit to 1 page · Last 7 Days"],
  [2, 1, "2 visits to 1 page · Last 7 Days"],
  [1284, 214, "1,284 visits to 214 pages · Last 7 Days"],
])("%i visits to %i pages read as %s", (total_visits, count, words) => {
  const range = { from: "2026-11-14", to: today };

  expect(describeTotal({ count, total_visits }, range, today)).toBe(words);
});

test.each([
  ["2026-11-20", "2026-11-20", "Today"],
  ["2026-11-19", "2026-11-19", "19 Nov 2026"],
  ["2026-10-21", "2026-11-20", "Last Month"],
  ["2026-06-01", "2026-06-07", "1 – 7 Jun 2026"],
])("the days from %s to %s read as %s", (from, to, words) => {
  expect(describeTotal({ count: 1, total_visits: 1 }, { from, to }, today)).toContain(words);
});
