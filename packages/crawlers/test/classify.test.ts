import { describe, expect, test } from "vitest";
import { agents, classify } from "../src/index.ts";
import { chrome, knownAgents } from "./user-agents.ts";

test.each(knownAgents)("knows %s by %s", (token, userAgent) => {
  expect(classify(userAgent)?.token).toBe(token);
});

test("names forty important agents in its real-life examples", () => {
  expect(new Set(knownAgents.map(([token]) => token)).size).toBeGreaterThanOrEqual(40);
});

const named = agents.flatMap(({ token, names }) => names.map((name) => [name, token] as const));

test.each(named)("knows the name %s wherever a user agent puts it", (name, token) => {
  const literal = name.replace(/-\*$/, "-extra").replace(/\/$/, "");

  const userAgents = [
    `Mozilla/5.0 (compatible; ${literal}/1.0; +https://agent.example/about)`,
    `${literal}/1.0`,
    `${chrome}; ${literal}/2.3`,
    `${chrome} (compatible;${literal}/2.3;+https://agent.example/about)`,
  ];

  for (const userAgent of userAgents) expect(classify(userAgent)?.token, userAgent).toBe(token);
});

describe("names within URLs and e-mail addresses", () => {
  test.each([
    "Tool/1.0 (+https://openai.com/gptbot)",
    "Tool/1.0 (+https://GPTBot.example/)",
    "Tool/1.0 (+https://crawl.example/bots?name=GPTBot)",
    "Tool/1.0 (+https://crawl.example/!GPTBot)",
    "Tool/1.0 (+https://crawl.example/a,GPTBot,b)",
    "Tool/1.0 (+https://crawl.example/wiki/Robot_(GPTBot))",
    "Tool/1.0 (+https://crawl.example/a(b)GPTBot)",
    "Tool/1.0 (+https://crawl.example/@someone/!GPTBot)",
    "Tool/1.0 (+http://user:GPTBot@crawl.example/)",
    "Tool/1.0 (+crawl.example/GPTBot)",
    "Tool/1.0 (+www.gptbot.example)",
    "Tool/1.0 (gptbot.example)",
    "Tool/1.0 (+gptbot@openai.com)",
    "Tool/1.0 (mailto:GPTBot@tool.example)",
    "Tool/1.0 (+gptbot+reports@tool.example; claudebot@tool.example)",
    "Tool/1.0 (robots@gptbot.example)",
    "CompetitorWatch/1.0 (+https://www.example.org/; contact devin@example.org)",
    "Tool/1.0 (+https://www.bigsur.ai)",
    "Mozilla/5.0 (compatible; adidxbot/2.0; +http://www.bing.com/bingbot.htm)",
  ])("do not count: %s", (userAgent) => {
    expect(classify(userAgent)).toBeUndefined();
  });

  test.each([
    ["ClaudeBot/1.0; +claudebot@anthropic.com", "ClaudeBot"],
    ["(+https://openai.com/gptbot) ClaudeBot/1.0", "ClaudeBot"],
    ["https://openai.com/gptbot;ClaudeBot", "ClaudeBot"],
    ["ClaudeBot/1.0+https://openai.com/gptbot", "ClaudeBot"],
    ["GPTBot/1.0;gptbot@openai.com", "GPTBot"],
    ["Tool (https://a.example/x)(GPTBot/1.0)", "GPTBot"],
    ["Tool (https://a.example, GPTBot/1.0)", "GPTBot"],
  ])("leave the names around them alone: %s", (userAgent, token) => {
    expect(classify(userAgent)?.token).toBe(token);
  });
});

describe("the specific name before the general one", () => {
  test.each([
    [
      "GoogleAgent-Mariner; +https://developers.google.com/search/docs/google-agent-mariner",
      "GoogleAgent-Mariner",
    ],
    ["GoogleAgent-Search", "GoogleAgent-Search"],
    ["Google-Agent", "Google-Agent"],
    ["Claude-User (claude-code/2.1.119)", "Claude-User"],
    ["Claude-SearchBot/1.0", "Claude-SearchBot"],
    ["Ai2Bot-Dolma (+https://www.allenai.org/crawler)", "Ai2Bot-Dolma"],
    ["Ai2Bot-DeepResearchEval", "Ai2Bot-DeepResearchEval"],
    ["Mozilla/5.0 (compatible) AI2Bot (+https://www.allenai.org/crawler)", "AI2Bot"],
    ["Webzio-Extended/1.0", "Webzio-Extended"],
    ["YandexAdditionalBot/3.0", "YandexAdditional"],
    ["Mozilla/5.0 (compatible; Googlebot/2.1) Screaming Frog SEO Spider/21.4", "Screaming Frog SEO Spider"],
    ["Mozilla/5.0 (compatible; bingbot/2.0; GPTBot/1.0)", "GPTBot"],
    ["Storebot-Google/1.0", "Storebot-Google"],
  ])("%s", (userAgent, token) => {
    expect(classify(userAgent)?.token).toBe(token);
  });
});

describe("word boundaries", () => {
  test.each([
    "NotGPTBot/1.0",
    "GPTBotFake/1.0",
    "anti-GPTBot/1.0",
    "GPTBot-killer/1.0",
    "my_GPTBot/1.0",
    "GPTBot_2",
    "xDevin/1.0",
    "SuperYeti/1.0",
    "MyApplebotReader/2.0",
    "ÄGPTBot",
    "GPTBotß",
  ])("%s is somebody else", (userAgent) => {
    expect(classify(userAgent)).toBeUndefined();
  });

  test.each([
    ["gptbot", "GPTBot"],
    ["GPTBOT/1.0", "GPTBot"],
    ["(GPTBot)", "GPTBot"],
    ["GPTBot.", "GPTBot"],
    ["compatible;GPTBot;", "GPTBot"],
    ["User-Agent:GPTBot", "GPTBot"],
    ["Mozilla/5.0+(compatible;+GPTBot/1.2)", "GPTBot"],
  ])("%s is the agent", (userAgent, token) => {
    expect(classify(userAgent)?.token).toBe(token);
  });
});

describe("ExaBot and Exabot", () => {
  test.each([
    ["Mozilla/5.0 (compatible; ExaBot/1.0; +https://exa.ai)", "ExaBot", 2],
    ["ExaBot", "ExaBot", 2],
    ["Mozilla/5.0 (compatible; Exabot/3.0; +http://www.exabot.com/go/robot)", "Exabot", 5],
    ["Mozilla/5.0 (compatible; Exabot-Images/3.0; +http://www.exabot.com/go/robot)", "Exabot", 5],
    ["ExaSearchBot/1.0", "ExaSearchBot", 2],
  ])("differ only in case: %s", (userAgent, token, botType) => {
    expect(classify(userAgent)).toMatchObject({ token, botType });
  });

  test.each(["exabot/3.0", "EXABOT", "Alexabot/1.0"])("neither is %s", (userAgent) => {
    expect(classify(userAgent)).toBeUndefined();
  });
});

describe("names that exist in robots.txt only", () => {
  test.each([
    "Google-Extended",
    "Mozilla/5.0 (compatible; Google-Extended/1.0; +http://www.google.com/bot.html)",
    "Mozilla/5.0 (compatible; Google-Extended) Googlebot/2.1",
    "Applebot-Extended/0.1",
    "Mozilla/5.0 (Applebot-Extended/0.1; Applebot/0.1)",
  ])("never match: %s", (userAgent) => {
    expect(classify(userAgent)).toBeUndefined();
  });
});

test("judges a user agent by its first 1,024 characters", () => {
  const padding = "x".repeat(1000);

  expect(classify(`${padding} GPTBot/1.0`)?.token).toBe("GPTBot");
  expect(classify(`${padding}${padding} GPTBot/1.0`)).toBeUndefined();
});
