import { isOwnAgent, ownAgent } from "@citelens/crawlers";
import { parseRobots, rulesFor } from "@citelens/robots";
import { expect, test } from "vitest";

test.each([
  [ownAgent.userAgent, true],
  ["Citelens/1.0", true],
  ["Mozilla/5.0 (compatible; Citelens/1.0; +https://citelens.example/bot)", true],
  ["Citelens-Check/1.0 GPTBot/1.2", true],
  ["Mozilla/5.0 (compatible; GPTBot/1.2; +https://openai.com/gptbot)", false],
  ["Mozilla/5.0 (compatible; NotCitelens/1.0)", false],
  ["Mozilla/5.0 (compatible; ABot/1.0; +https://example.com/Citelens/1.0)", false],
  ["Citelens", false],
  ["", false],
])("%j is ours: %s", (userAgent, expected) => {
  expect(isOwnAgent(userAgent)).toBe(expected);
});

test("robots.txt speaks to us by the name that our requests carry", () => {
  expect(ownAgent.userAgent).toContain(`${ownAgent.token}/`);
  expect(rulesFor(parseRobots("User-agent: citelens\nDisallow: /"), ownAgent.token).isNamed).toBe(true);
});
