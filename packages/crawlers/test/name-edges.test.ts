import { describe, expect, test } from "vitest";
import { indexNames } from "../src/name-index.ts";

const find = indexNames([
  { rank: 0, name: "Alpha", caseSensitive: false, operator: "acme" },
  { rank: 1, name: "BetaBot", caseSensitive: false, operator: "betalabs" },
  { rank: 2, name: "Gamma/", caseSensitive: false, operator: "acme" },
  { rank: 3, name: "Delta-*", caseSensitive: false, operator: "acme" },
]);

describe("before a name may stand", () => {
  test.each([
    ["a word for what it is", "Agent/Alpha", 0],
    ["such a word in brackets", "(compatible; crawler/Alpha)", 0],
    ["such a word of two", "AI-Agent/BetaBot", 1],
    ["an agent's hyphen", "Agent-Alpha/1.0", 0],
    ["somebody's robot, with a version behind", "ShopBot/Alpha/1.0", 0],
    ["its operator", "Acme-Alpha", 0],
    ["its operator and a slash", "BetaLabs/BetaBot/1.0", 1],
    ["a word for what it is, in the place of a version", "Agent/Gamma", 2],
  ])("%s: %s", (_, text, rank) => {
    expect(find(text)).toBe(rank);
  });

  test.each([
    ["another operator", "BetaLabs-Alpha"],
    ["another program", "Tool/Alpha"],
    ["somebody's robot without a version behind", "ShopBot/Alpha"],
    ["a word for what it is within a path", "site.example/agent/Alpha"],
    ["a word for what it is within another", "My.Agent/Alpha"],
    ["a robot's hyphen", "bot-Alpha"],
    ["a comparison", "Tool (like Alpha)"],
    ["a compatibility", "Tool (compatible with Alpha)"],
    ["a word of forty characters", `${"a".repeat(37)}bot/Alpha/1.0`],
  ])("not %s: %s", (_, text) => {
    expect(find(text)).toBeUndefined();
  });
});

describe("behind a name may stand", () => {
  test.each([
    ["what it reads", "Alpha-Video/1.0", 0],
    ["what it reads, behind a dot", "Alpha.Feeds/2", 0],
    ["what it reads and on what", "BetaBot-Image-Mobile", 1],
    ["how it reads", "BetaBot_render", 1],
    ["a version", "BetaBot2.1", 1],
    ["a version with a joint and a letter", "BetaBot-v2.1.0", 1],
    ["a word for what it is", "AlphaBot/1.0", 0],
    ["such a word with a hyphen", "Alpha-crawler", 0],
    ["what it reads, where a version follows", "Gamma-Video/1.0", 2],
    ["the same behind a dot", "Gamma.Feeds/1.0", 2],
    ["anything, of a family", "Delta-Whatever", 3],
  ])("%s: %s", (_, text, rank) => {
    expect(find(text)).toBe(rank);
  });

  test.each([
    ["another word", "Alpha-Killer"],
    ["a word that begins like one of these", "Alpha-Tester"],
    ["a second word for a robot", "BetaBotCrawler"],
    ["a domain", "alpha.news"],
    ["a domain behind what it reads", "Alpha-News.example"],
    ["a number that is no version", "BetaBot2"],
    ["advertising", "Alpha-Ads"],
    ["advertising of a family", "Delta-AdsBot/1.0"],
    ["a variant without a version, where one is needed", "Gamma-Video"],
    ["a letter beyond ASCII", "Alpha-Videoß"],
  ])("not %s: %s", (_, text) => {
    expect(find(text)).toBeUndefined();
  });
});
