import { expect, test } from "vitest";
import { parseRobots, verdictOf } from "../src/index.ts";

test.each([
  ["Disallow: /\nUser-agent: *", [["rule-before-agent", 1]]],
  [
    "Useragent: *\nDisalow: /",
    [
      ["misspelt-key", 1],
      ["misspelt-key", 2],
    ],
  ],
  [
    "User-agent *\nDisallow /a",
    [
      ["missing-colon", 1],
      ["missing-colon", 2],
    ],
  ],
  ["User-agent: GPTBot/1.0\nDisallow: /", [["agent-cut", 1]]],
  ["User-agent: Goog*\nDisallow: /", [["agent-cut", 1]]],
  ["User-agent:\nDisallow: /", [["empty-agent", 1]]],
  ["User-agent: *\nDisallow: private", [["path-without-slash", 2]]],
  [
    "User-agent: *\nCrawl-delay: 10\nHost: a.example",
    [
      ["crawl-delay", 2],
      ["unknown-key", 3],
    ],
  ],
  ["Sitemap: /sitemap.xml", [["relative-sitemap", 1]]],
  ["please go away now", [["unreadable-line", 1]]],
  ["\ufeffUser-agent: *", [["byte-order-mark", undefined]]],
  ["<!DOCTYPE html>\n<p>a: b</p>", [["web-page", undefined]]],
  [`User-agent: *\nDisallow: /${"a".repeat(17_000)}`, [["line-too-long", 2]]],
  ["# nothing\n\n   \nUser-agent: *\nDisallow:\nAllow: /", []],
])("%j has its problems", (file, expected) => {
  expect(parseRobots(file).problems.map(({ code, line }) => [code, line])).toEqual(expected);
});

test("what an encoding does is said", () => {
  const codes = (file: Buffer) => parseRobots(file).problems.map(({ code }) => code);

  expect(codes(Buffer.from("User-agent: *\nDisallow: /café", "latin1"))).toContain("not-utf-8");
  expect(codes(Buffer.from("\ufeffUser-agent: *", "utf16le"))).toContain("utf-16");
  expect(codes(Buffer.from("\ufeffUser-agent: *\nDisallow: /café", "utf8"))).toEqual(["byte-order-mark"]);
});

test("a path in another encoding forbids the address with its very octets", () => {
  const robots = parseRobots(Buffer.from("User-agent: *\nDisallow: /café", "latin1"));

  expect(verdictOf(robots, "ABot", "/caf%E9").allowed).toBe(false);
  expect(verdictOf(robots, "ABot", "/café").allowed).toBe(true);
});

test("what follows after 500 KiB counts no more", () => {
  const filler = `${"#".repeat(1_023)}\n`.repeat(500);
  const within = `User-agent: *\nDisallow: /a\n`;

  const robots = parseRobots(`${within}${filler}Disallow: /b`);

  expect(["/a", "/b"].map((path) => verdictOf(robots, "ABot", path).allowed)).toEqual([false, true]);
  expect(robots.problems.map(({ code }) => code)).toEqual(["too-large"]);
});

test("what is no rule is noted with its line and the agents it is said to", () => {
  expect(parseRobots("User-agent: A\nUser-agent: B\nCrawl-Delay: 10\nDisallow: /").notes).toEqual([
    { line: 3, key: "crawl-delay", value: "10", agents: ["A", "B"] },
  ]);
});
