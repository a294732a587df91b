import { expect, test } from "vitest";
import { parseRobots, verdictOf } from "../src/index.ts";

function codes(name: string): string[] {
  return parseRobots(`User-agent: ${name}\nDisallow: /`).problems.map(({ code }) => code);
}

test.each([
  "AI2Bot",
  "Ai2Bot-Dolma",
  "MJ12bot",
  "360Spider",
  "img2dataset",
  "008",
  "80legs",
  "Channel3Bot",
  "istellabot t.1.13",
  "Sogou spider2",
  "scoop.it",
  "archive.org_bot",
  "ip-web-crawler.com",
  "Y!J",
  "Screaming Frog SEO Spider",
  "WeSEE:Search",
  "Xenu's Link Sleuth 1.1c",
  "*",
  "*   ",
])("%j is a name", (name) => {
  expect(codes(name)).toEqual([]);
});

test.each([
  "GPTBot/1.0",
  "iaskspider/2.0",
  "peer39_crawler/1.0",
  "MJ12bot/v1.4.8",
  "Googlebot 2.1",
  "Goog*",
  "AhrefsBot, SemrushBot",
  "Bytespider; spider@a.example",
  '"GPTBot"',
  "Baiduspider+(+http://a.example)",
  "Mozilla/5.0 (compatible; Bingbot/2.0)",
  "<bot>",
])("%j is more than a name", (name) => {
  expect(codes(name)).toEqual(["agent-cut"]);
});

test("a name with a version is still the agent's", () => {
  expect(verdictOf(parseRobots("User-agent: GPTBot/1.0\nDisallow: /"), "GPTBot", "/").allowed).toBe(false);
});
