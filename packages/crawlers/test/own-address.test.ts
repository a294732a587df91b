import { describe, expect, test } from "vitest";
import { agents, classify } from "../src/index.ts";
import { indexOwnPages } from "../src/own-address.ts";

const ownerRank = indexOwnPages(agents);
const ownerOf = (word: string): string | undefined => agents[(ownerRank(word) ?? 0) - 1]?.token;

describe("a page is an agent's own", () => {
  test.each([
    ["on a site that is about it alone", "https://sitebulb.com/hints/", "Sitebulb"],
    ["on a subdomain of such a site", "https://docs.sitebulb.com", "Sitebulb"],
    ["at an address of its own on a shared site", "http://www.google.com/bot.html", "Googlebot"],
    ["below it", "http://ahrefs.com/robot/site-audit", "AhrefsBot"],
    ["where its documentation is", "https://commoncrawl.org/ccbot", "CCBot"],
    ["where it is named after it, on its operator's domain", "https://openai.com/gptbot", "GPTBot"],
    ["in another case", "HTTPS://WWW.OpenAI.com/GPTBot", "GPTBot"],
    ["with a query and a fragment", "https://openai.com/gptbot?x=1#y", "GPTBot"],
    ["with a port", "https://openai.com:443/gptbot", "GPTBot"],
    ["without a scheme", "+www.diffbot.com", "Diffbot"],
  ])("%s: %s", (_, word, token) => {
    expect(ownerOf(word)).toBe(token);
  });

  test.each([
    ["a stranger's domain", "https://gptbot.example/gptbot"],
    ["a domain that merely ends so", "https://notsitebulb.com"],
    ["a domain that merely begins so", "https://sitebulb.com.example"],
    ["the address as a path", "https://tool.example/openai.com/gptbot"],
    ["the address as a query", "https://tool.example/?https://openai.com/gptbot"],
    ["the domain as a user's name", "https://openai.com@tool.example/gptbot"],
    ["another scheme", "ftp://openai.com/gptbot"],
    ["its operator's front page", "https://openai.com/"],
    ["a page that is named a little otherwise", "https://openai.com/gptbots"],
    ["a page that several agents share", "https://docs.mistral.ai/robots"],
    ["a domain on which several operators have pages", "https://github.com/someone/crawl4ai"],
    ["no address at all", "GPTBot/1.0"],
    ["nothing", ""],
  ])("is not: %s, %s", (_, word) => {
    expect(ownerOf(word)).toBeUndefined();
  });
});

describe("a link to an agent's own page counts", () => {
  test.each([
    ["beside nothing", "Mozilla/5.0 (compatible; +https://openai.com/gptbot)", "GPTBot"],
    ["beside a browser", "Mozilla/5.0 (X11; Linux x86_64) Chrome/141.0 (+https://sitebulb.com)", "Sitebulb"],
    ["beside a word for any robot", "Mozilla/5.0 (compatible; crawler; +https://sitebulb.com)", "Sitebulb"],
    [
      "beside a borrowed search engine",
      "Googlebot/2.1 (+http://www.google.com/bot.html) https://deepcrawl.com/bot",
      "Lumar",
    ],
    [
      "once, where several are linked",
      "Mozilla/5.0 (+https://sitebulb.com; https://openai.com/gptbot)",
      "GPTBot",
    ],
  ])("%s: %s", (_, userAgent, token) => {
    expect(classify(userAgent)?.token).toBe(token);
  });

  test.each([
    ["another product stands first", "Tool (+https://openai.com/gptbot)"],
    ["another product has a version", "Mozilla/5.0 Tool/1.0 (+https://openai.com/gptbot)"],
    ["another robot is named", "Mozilla/5.0 Chrome/141.0 snapbot +https://openai.com/gptbot"],
    ["another robot is named in brackets", "Mozilla/5.0 (X11; snapbot +https://openai.com/gptbot)"],
    ["it is compatible as another", "Mozilla/5.0 (compatible; Snap; +https://openai.com/gptbot)"],
    ["brackets are never closed", "Mozilla/5.0 (compatible; Snap; (+https://openai.com/gptbot"],
  ])("not where %s: %s", (_, userAgent) => {
    expect(classify(userAgent)).toBeUndefined();
  });

  test("not as another search engine's than the one that is named", () => {
    expect(classify("bingbot/2.0 (+http://www.google.com/bot.html)")?.token).toBe("bingbot");
  });
});
