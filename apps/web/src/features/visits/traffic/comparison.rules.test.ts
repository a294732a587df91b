import { expect, test } from "vitest";
import { comparisonOf } from "./comparison.rules.ts";

const range = { from: "2026-11-16", to: "2026-11-22" };
const previous = { visits: 1, pages: 1, agents: 1, verified: 1, spoofed: 0, verified_share: 100 };

test.each([
  [{ tracking_since: null, previous }, "no visits yet"],
  [{ tracking_since: "2026-11-17T10:00:00.000Z", previous }, "since 17 Nov 2026"],
  [{ tracking_since: "2026-11-10T10:00:00.000Z", previous }, "since 10 Nov 2026"],
  [{ tracking_since: "2026-11-09T10:00:00.000Z", previous }, "vs. the 7 days before"],
  [{ tracking_since: "2026-01-09T10:00:00.000Z", previous: null }, "since 9 Jan 2026"],
])("%j: %s", (summary, words) => {
  expect(comparisonOf(summary, range)).toBe(words);
});
