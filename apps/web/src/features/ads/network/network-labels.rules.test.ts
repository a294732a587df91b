import { expect, test } from "vitest";
import { categoriesText, fillText, fitText, lookOf, partText, readsText } from "./network-labels.rules.ts";

const nbsp = "\u00a0";

test.each([
  [[], [], "All"],
  [[26, 5], [], "Automotive and Transportation, Consulting"],
  [[], [3], "All, except Bank and Assurance"],
  [[999], [], "Unknown"],
])("of the categories %j without %j it says %s", (categories_allowed, categories_blocked, words) => {
  expect(categoriesText({ categories_allowed, categories_blocked })).toBe(words);
});

test("a stopped site is stopped, whatever its status", () => {
  const running = { is_stopped: false, is_stopped_by_owner: false };
  expect(lookOf({ ...running, status: "ACTIVE", is_stopped: true }).label).toBe("Stopped");
  expect(lookOf({ ...running, status: "ACTIVE", is_stopped_by_owner: true }).label).toBe(
    "Stopped by its owner",
  );
  expect(lookOf({ ...running, status: "DECLINED", is_stopped_by_owner: true }).label).toBe("Declined");
  expect(lookOf({ ...running, status: "PAUSED" }).label).toBe("Paused");
});

test("shares have their whole beside them, and nothing of nothing is no share", () => {
  expect(partText(1, 4)).toBe(`25${nbsp}%`);
  expect(partText(0, 0)).toBe("–");
  expect(fillText({ pages: 80, filled_pages: 12 })).toBe("12 of 80 pages");
  expect(fillText({ pages: 1, filled_pages: 1 })).toBe("1 of 1 page");
  expect(fillText({ pages: 0, filled_pages: 0 })).toBe("No page known yet");
  const reads = { agent_reads: 1_200, proven_reads: 900, billable_reads: 1_100 };
  expect(readsText(reads)).toBe(`75${nbsp}% proven, 1,100 of 1,200 billable`);
  expect(readsText({ ...reads, proven_reads: null })).toBe(`0${nbsp}% proven, 1,100 of 1,200 billable`);
  expect(readsText({ agent_reads: 0, proven_reads: 0, billable_reads: 0 })).toBe("No reads");
  expect(readsText({ agent_reads: null, proven_reads: null, billable_reads: null })).toBe("");
  expect(fitText(0.456)).toBe(`45.6${nbsp}%`);
});
