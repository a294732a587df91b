import { agents } from "@citelens/crawlers";
import { expect, test } from "vitest";
import { accessRoleOf, byImportance, decidesAnswers } from "./access-role.rules.ts";

function agentOf(token: string) {
  const agent = agents.find((one) => one.token === token);
  if (!agent) throw new Error(`The catalogue has no ${token}`);
  return agent;
}

test.each([
  ["OAI-SearchBot", "search", true],
  ["Applebot", "search", true],
  ["bedrockbot", "search", false],
  ["ChatGPT-User", "fetch", true],
  ["Google-Agent", "acting", false],
  ["Googlebot", "feeder", true],
  ["bingbot", "feeder", true],
  ["Storebot-Google", undefined, false],
  ["DuckDuckBot", undefined, false],
  ["GPTBot", "training", false],
  ["Google-Extended", "training", false],
  ["OAI-AdsBot", undefined, false],
  ["AhrefsBot", undefined, false],
] as const)("%s has the role %s; answers depend on it: %s", (token, role, isDeciding) => {
  expect([accessRoleOf(agentOf(token)), decidesAnswers(token)]).toEqual([role, isDeciding]);
});

test("answers depend on nobody whom the catalogue does not know", () => {
  expect(decidesAnswers("NobodysBot")).toBe(false);
});

test("search comes before live fetches, feeders, acting agents, training and the rest; else the order is kept", () => {
  const given = [
    "AhrefsBot",
    "GPTBot",
    "ClaudeBot",
    "Google-Agent",
    "bingbot",
    "ChatGPT-User",
    "PerplexityBot",
    "OAI-SearchBot",
  ];

  expect(byImportance(given.map(agentOf)).map(({ token }) => token)).toEqual([
    "PerplexityBot",
    "OAI-SearchBot",
    "ChatGPT-User",
    "bingbot",
    "Google-Agent",
    "GPTBot",
    "ClaudeBot",
    "AhrefsBot",
  ]);
});

test("all whose user agents are documented can be asked within a minute", () => {
  const sampled = agents.filter(({ sampleUserAgent }) => sampleUserAgent !== null);

  expect((sampled.length + 2) * 2).toBeLessThanOrEqual(60);
});
