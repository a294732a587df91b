import { accessConclusions, probeOutcomes } from "@citelens/contract/content/audit-words";
import { expect, test } from "vitest";
import { agentOf } from "../../audit-fixtures.test-helper.ts";
import {
  closedByPagesText,
  closedText,
  conclusionLooks,
  outcomeTones,
  ruleText,
  visitsText,
} from "./access-labels.rules.ts";

const { robots, visits } = agentOf();

test("every conclusion has words of its own, and every outcome a tone", () => {
  expect(new Set(accessConclusions.map((one) => conclusionLooks[one].label)).size).toBe(
    accessConclusions.length,
  );
  expect(probeOutcomes.every((one) => outcomeTones[one] !== undefined)).toBe(true);
});

test.each([
  [{ rule: null, line: null }, "No rule is for it"],
  [{ rule: "Disallow: /", line: 4 }, "Line 4: Disallow: /"],
  [{ rule: "no answer", line: null }, "no answer"],
])("the rule %o is said as %s", (said, text) => {
  expect(ruleText(said)).toBe(text);
});

test.each([
  [{}, "All 38 known pages are open"],
  [{ closed_pages: 9 }, "9 of 38 known pages closed"],
  [{ closed_pages: 9, closed_in_sitemap: 2 }, "9 of 38 known pages closed, 2 of them in the sitemap"],
])("robots.txt that closes %o is said as %s", (fields, text) => {
  expect(closedText({ ...robots, ...fields })).toBe(text);
});

test.each([
  [0, "No page closes itself to it"],
  [1, "1 page closed to it"],
])("%d closed pages are said as %s", (pages, text) => {
  expect(closedByPagesText({ pages, sample: null })).toBe(text);
});

test.each([
  [{}, "None in 30 days"],
  [{ unverified: 3 }, "3, none of them verified"],
  [{ verified: 14, ok: 13, errors: 1 }, "14 verified, 92.9\u00a0% answered"],
  [{ verified: 5, ok: 5, unverified: 2 }, "5 verified, 100.0\u00a0% answered, 2 more not verified"],
])("visits of %o are said as %s", (fields, text) => {
  expect(visitsText({ ...visits, ...fields })).toBe(text);
});
