import type { RobotsPolicy } from "@citelens/contract/traffic/robots";
import { expect, test } from "vitest";
import { isLicense, type UsageChoice, usageChoiceOf, withUsageChoice } from "./policy-usage.rules.ts";
import { agentsText, toldText, usageLineText, usageText } from "./usage-labels.rules.ts";

const untouched: RobotsPolicy = { purposes: {}, agents: {}, closed_paths: [], usage: {} };

test.each([
  [{ wishes: { search: true, "ai-train": false }, reuse: null }, "Search results yes, AI training no"],
  [{ wishes: { "ai-input": false }, reuse: "reference" }, "AI answers no (quote with a link)"],
  [{ wishes: {}, reuse: "immediate" }, "store nothing"],
  [{ wishes: {}, reuse: null }, ""],
] as const)("%j is said as %j", (told, text) => {
  expect(usageText(told)).toBe(text);
});

test("says of which pages an agent is told something, and whom a line speaks to", () => {
  const wishes = { "ai-input": false };
  const line = { line: 3, source: "content-usage", wishes, reuse: null } as const;

  expect(toldText({ path: "/", wishes, reuse: null })).toBe("AI answers no");
  expect(toldText({ path: "/blog/", wishes, reuse: null })).toBe("/blog/: AI answers no");
  expect(usageLineText({ ...line, agents: ["*"], path: null })).toBe("Everybody: AI answers no");
  expect(usageLineText({ ...line, agents: ["GPTBot", "CCBot"], path: "/a" })).toBe(
    "GPTBot, CCBot, pages below /a: AI answers no",
  );
  expect(agentsText([])).toBe("Everybody");
});

test.each<UsageChoice>(["leave", "yes", "no", "unsaid"])("a choice to %s is found again", (choice) => {
  const policy = withUsageChoice({ ...untouched, usage: { "ai-input": true } }, "ai-input", choice);

  expect(usageChoiceOf(policy, "ai-input")).toBe(choice);
});

test.each([
  ["https://a.example/license.xml", true],
  ["http://a.example/license.xml", false],
  ["https://", false],
  ["https://a.example/a b", false],
  ["https://a.example/#terms", false],
])("%j may be an address of terms: %s", (text, may) => {
  expect(isLicense(text)).toBe(may);
});
