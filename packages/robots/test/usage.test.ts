import { expect, test } from "vitest";
import { parseRobots, usageFor, verdictOf, withUsage } from "../src/index.ts";
import { cloudflareManaged } from "./cloudflare-managed.ts";

function told(file: string, agent: string, url = "/"): unknown {
  const { wishes, reuse } = usageFor(parseRobots(file), agent).verdict(url);
  const said = Object.entries(wishes).map(([use, wish]) => `${use} ${wish.isAllowed ? "yes" : "no"}`);
  return [...said, ...(reuse ? [reuse] : [])].join(", ");
}

const draft = `User-Agent: *
Allow: /
Disallow: /never/
Content-Usage: train-ai=n
Content-Usage: /ai-ok/ train-ai=y

User-Agent: ExampleBot
Allow: /
Content-Usage: train-ai=y
`;

test.each([
  ["OtherBot", "/test", "ai-train no"],
  ["OtherBot", "/ai-ok/test", "ai-train yes"],
  ["ExampleBot", "/test", "ai-train yes"],
])("the example of draft-ietf-aipref-attach-05 says to %s of %s: %s", (agent, url, expected) => {
  expect(told(draft, agent, url)).toBe(expected);
});

test.each([
  ["Content-Signal: search=yes, ai-input=no, ai-train=no", "search yes, ai-input no, ai-train no"],
  ["Content-signal: search=yes,ai-train=no,use=reference", "search yes, ai-train no, reference"],
  ["content-signal: Search=Yes; AI-Train = No", "search yes, ai-train no"],
  ["Content-Signal: ai-train=no # terms of ours", "ai-train no"],
  ["Content-Signal: /about ai-train=yes", ""],
  ["Content-Signal: ai-input=yes\nContent-Signal: ai-input=no", "ai-input no"],
  ["Content-Signal: ai-input=yes\nContent-Usage: ai-use=n", "ai-input no"],
  ["Content-Usage: / ai-use=n, search=y", "search yes, ai-input no"],
  ['Content-Usage: train-ai=y, train-ai=n;why="x, y"', "ai-train no"],
  ["Content-Usage: (a b);q=1, train-ai=n", ""],
  ["Content-Usage: x=(a b);q=1, train-ai=n", "ai-train no"],
  ["Content-Usage: train-ai=no", ""],
  ["Content-Usage: Train-AI=n", ""],
  ["Content-Usage: train-ai=n search=y", ""],
  ["Content-Usage: train-ai=n,", ""],
  ["Content-Usage: ai=n", ""],
])("%j tells everybody %j", (line, expected) => {
  expect(told(`User-agent: *\n${line}\nAllow: /`, "ABot")).toBe(expected);
});

test.each([
  ["Content-Signal: search=yes, ai-input=no, use=full", []],
  ["Content-Usage: /a train-ai=n, ai-use=y, search=y", []],
  ["License: https://a.example/license.xml", []],
  ["Content-Signal: ai-train=maybe", [["usage-unread", "“ai-train=maybe” says nothing."]]],
  ["Content-Signal: train-ai=n", [["usage-unread", "“train-ai=n” says nothing."]]],
  ["Content-Usage: ai-train=no", [["usage-unread", "“ai-train=no” says nothing."]]],
  ["Content-Signals: search=yes", [["misspelt-key", "“Content-Signals” is misspelt."]]],
  ["License: /license.xml", [["relative-license", "A license has to be given by its whole address"]]],
])("%j has these problems: %j", (line, expected) => {
  const { problems } = parseRobots(`User-agent: *\n${line}\nAllow: /`);

  expect(problems.map(({ code, line: at }) => [code, at])).toEqual(expected.map(([code]) => [code, 2]));
  for (const [index, [, words]] of expected.entries()) expect(problems[index]?.message).toContain(words);
});

test("names without a rule of their own fall into the next group, as Google reads it, and that is said", () => {
  const robots = parseRobots(
    "User-agent: *\nContent-Signal: ai-train=no\n\nUser-agent: GPTBot\nDisallow: /\n",
  );

  expect(verdictOf(robots, "Googlebot", "/").allowed).toBe(false);
  expect(robots.problems.map(({ code, line }) => [code, line])).toEqual([["groups-joined", 4]]);
});

test("Cloudflare's managed file has no problem, and its signals are those of everybody that it does not shut out", () => {
  const robots = parseRobots(cloudflareManaged);

  expect(robots.problems).toEqual([]);
  expect(told(cloudflareManaged, "OAI-SearchBot", "/pricing")).toBe("search yes, ai-train no, reference");
  expect(verdictOf(robots, "ClaudeBot", "/").allowed).toBe(false);
  expect(verdictOf(robots, "OAI-SearchBot", "/lp").allowed).toBe(false);
});

test("a wish is said in every group that reads something, once, and can be taken back", () => {
  const file = "User-agent: GPTBot\nDisallow: /\n\nUser-agent: CCBot\nCrawl-delay: 2\nDisallow: /a\n";
  const wish = (value: boolean | null) => ({ wishes: { "ai-train": value }, license: undefined });

  const made = withUsage(file, wish(false));

  expect(made).toBe(`User-agent: GPTBot
Disallow: /

User-agent: CCBot
Content-Signal: ai-train=no
Crawl-delay: 2
Disallow: /a

User-agent: *
Content-Signal: ai-train=no
Allow: /
`);
  expect(withUsage(made, wish(false))).toBe(made);
  expect(withUsage(made, wish(null))).not.toContain("Content-Signal");
});

test("terms are put before everything, in the place of others, and taken out", () => {
  const file = "User-agent: *\nDisallow: /a\nLicense: https://a.example/old.xml\n";
  const license = "https://a.example/new.xml";

  expect(withUsage(file, { wishes: {}, license })).toBe(`License: ${license}\nUser-agent: *\nDisallow: /a\n`);
  expect(withUsage(file, { wishes: {}, license: null })).toBe("User-agent: *\nDisallow: /a\n");
  expect(withUsage(file, { wishes: {}, license: undefined })).toBe(file);
});
