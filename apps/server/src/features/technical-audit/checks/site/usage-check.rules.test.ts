import { expect, test } from "vitest";
import { siteCheckOf } from "./site-checks.rules.ts";
import { agentOf, faultOf, outcomeOf, robotsOf, siteOf } from "./site-facts.test-helper.ts";

const check = siteCheckOf("robots-usage");
const agents = ["OAI-SearchBot", "PerplexityBot", "ChatGPT-User", "Googlebot"].map((token) => agentOf(token));

function siteWith(text: string, status = 200) {
  return siteOf({ robots: robotsOf(text, status), agents });
}

test.each([
  ["nothing of use", "User-agent: *\nAllow: /\n", "passed"],
  ["ai-input=no to everybody", "User-agent: *\nContent-Signal: ai-input=no\nAllow: /\n", "failed"],
  ["ai-use=n to everybody", "User-agent: *\nContent-Usage: ai-use=n\nAllow: /\n", "failed"],
  ["ai-input=no of a folder", "User-agent: *\nContent-Signal: /blog/ ai-input=no\nAllow: /\n", "half"],
  [
    "ai-input=no of a folder that is closed",
    "User-agent: *\nContent-Signal: /a/ ai-input=no\nDisallow: /a/\n",
    "passed",
  ],
  [
    "ai-train=no",
    "User-agent: *\nContent-Signal: search=yes, ai-train=no, use=reference\nAllow: /\n",
    "passed",
  ],
  [
    "ai-input=no to an agent that trains",
    "User-agent: GPTBot\nContent-Signal: ai-input=no\nAllow: /\n",
    "passed",
  ],
  [
    "ai-input=no to one that may not read",
    "User-agent: PerplexityBot\nContent-Signal: ai-input=no\nDisallow: /\n",
    "passed",
  ],
  [
    "ai-input=no in words that say nothing",
    "User-agent: *\nContent-Usage: ai-input=no\nAllow: /\n",
    "passed",
  ],
])("a file that says %s: %3$s", (_, text, expected) => {
  expect(outcomeOf(check, siteWith(text))).toBe(expected);
});

test("does not apply where there are no rules, or no agent that answers depend on", () => {
  const text = "User-agent: *\nContent-Signal: ai-input=no\nAllow: /\n";

  expect(outcomeOf(check, siteWith(text, 404))).toBe("not-applicable");
  expect(outcomeOf(check, siteOf({ robots: robotsOf(text) }))).toBe("not-applicable");
});

test("shows the line, and whom it asks", () => {
  const { evidence } = faultOf(
    check,
    siteWith("User-agent: *\nContent-Signal: search=yes, ai-input=no\nAllow: /\n"),
  );

  expect(evidence).toEqual([
    {
      url: "https://shop.example/robots.txt",
      found:
        "“ai-input=no” asks OAI-SearchBot, PerplexityBot, ChatGPT-User and 1 more not to use the texts of the site in AI answers.",
      wanted: "“ai-input=yes”, or nothing about it.",
      line: 2,
      quote: "Content-Signal: search=yes, ai-input=no",
    },
  ]);
});
