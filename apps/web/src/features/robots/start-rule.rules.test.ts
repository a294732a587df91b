import { expect, test } from "vitest";
import { startRuleText } from "./robots-labels.rules.ts";

const none = { allowed: true, line: null, rule: null };
const closed = { allowed: false, line: 8, rule: "disallow: /" };

test.each([
  [{ start_page: { ...none, allowed: false }, is_named: false }, "Until robots.txt can be read"],
  [{ start_page: none, is_named: false }, "No rule is for it"],
  [{ start_page: none, is_named: true }, "No rule is for the start page"],
  [{ start_page: closed, is_named: true }, "Line 8: disallow: /"],
  [{ start_page: closed, is_named: false }, "Line 8: disallow: /, for everybody"],
])("%j: %s", (agent, words) => {
  expect(startRuleText(agent)).toBe(words);
});
