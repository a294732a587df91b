import { expect, test } from "vitest";
import { answerMeaning, parseRobots, rulesFor, verdictOf } from "../src/index.ts";

const forbids = (rule: string, path: string) =>
  !verdictOf(parseRobots(`user-agent: *\ndisallow: ${rule}`), "ABot", path).allowed;

test.each([
  ["/foo/bar?baz=quz", "/foo/bar?baz=quz", true],
  ["/foo/bar?baz=https://foo.bar", "/foo/bar?baz=https://foo.bar", true],
  ["/foo/bar/ツ", "/foo/bar/%E3%83%84", true],
  ["/foo/bar/%E3%83%84", "/foo/bar/%e3%83%84", true],
  ["/foo/bar/%E3%83%84", "/foo/bar/ツ", true],
  ["/foo/bar/%62%61%7A", "/foo/bar/baz", true],
  ["/foo/bar/baz", "/foo/bar/%62%61%7A", true],
  ["/foo%2Fbar", "/foo/bar", false],
  ["/foo%2fbar", "/foo%2Fbar", true],
])("2.2.2: a disallowed %s forbids %s: %s", (rule, path, expected) => {
  expect(forbids(rule, path)).toBe(expected);
});

test.each([
  ["/path/file-with-a-%2A.html", "/path/file-with-a-*.html", true],
  ["/path/file-with-a-%2A.html", "/path/file-with-a-b.html", false],
  ["/path/foo-%24", "/path/foo-$", true],
  ["/path/foo-$", "/path/foo-", true],
  ["/path/foo-$", "/path/foo-$", false],
  ["/a$b", "/a$bc", true],
  ["/this/*/exactly$", "/this/path/exactly", true],
  ["/this/*/exactly$", "/this/path/exactly/not", false],
  ["/a*b$", "/ab/b", true],
  ["/ab*b$", "/ab", false],
  ["*", "/", true],
  ["*.gif$", "/pictures/a.gif", true],
])("2.2.3: a disallowed %s forbids %s: %s", (rule, path, expected) => {
  expect(forbids(rule, path)).toBe(expected);
});

test("2.2.2: the file itself may be read by everybody", () => {
  expect(forbids("/", "/robots.txt")).toBe(false);
  expect(forbids("/", "https://a.example/robots.txt")).toBe(false);
});

test("2.2.1: groups of one agent are one group, also where each is for several", () => {
  const robots = parseRobots(
    "user-agent: ABot\nuser-agent: BBot\ndisallow: /a\n\nuser-agent: BBot\ndisallow: /b\n\nuser-agent: *\ndisallow: /c",
  );

  const forbidden = (agent: string) =>
    ["/a", "/b", "/c"].filter((path) => !verdictOf(robots, agent, path).allowed);
  expect([forbidden("ABot"), forbidden("bbot"), forbidden("CBot")]).toEqual([["/a"], ["/a", "/b"], ["/c"]]);
});

test("5.1: the example of the standard", () => {
  const robots = parseRobots(
    [
      "User-Agent: *",
      "Disallow: *.gif$",
      "Disallow: /example/",
      "Allow: /publications/",
      "",
      "User-Agent: foobot",
      "Disallow:/",
      "Allow:/example/page.html",
      "Allow:/example/allowed.gif",
      "",
      "User-Agent: barbot",
      "User-Agent: bazbot",
      "Disallow: /example/page.html",
      "",
      "User-Agent: quxbot",
      "",
      "EOF",
    ].join("\n"),
  );

  expect(
    [
      ["other", "/a.gif"],
      ["other", "/publications/"],
      ["foobot", "/a"],
      ["foobot", "/example/allowed.gif"],
      ["barbot", "/example/page.html"],
      ["bazbot", "/example/"],
      ["quxbot", "/example/page.html"],
    ].map(([agent = "", path = ""]) => verdictOf(robots, agent, path).allowed),
  ).toEqual([false, true, false, true, false, true, true]);
  expect(rulesFor(robots, "quxbot").isNamed).toBe(true);
});

test("5.2: the longest rule of the standard's example decides", () => {
  const robots = parseRobots(
    "User-Agent: foobot\nAllow: /example/page/\nDisallow: /example/page/disallowed.gif",
  );

  expect(verdictOf(robots, "foobot", "https://example.com/example/page/disallow.gif").allowed).toBe(true);
  expect(verdictOf(robots, "foobot", "https://example.com/example/page/disallowed.gif").allowed).toBe(false);
});

test("a verdict names the rule, its line, and the line that names the agent", () => {
  const robots = parseRobots(
    "# ours\nUser-agent: Other\nUser-agent: GPTBot # training\nDisallow: /prices # not yet\n",
  );

  expect(verdictOf(robots, "gptbot", "/prices/2026")).toEqual({
    allowed: false,
    rule: { line: 4, kind: "disallow", path: "/prices" },
    group: { line: 3, text: "GPTBot" },
  });
  expect(verdictOf(robots, "gptbot", "/")).toEqual({
    allowed: true,
    rule: undefined,
    group: { line: 3, text: "GPTBot" },
  });
  expect(verdictOf(robots, "ClaudeBot", "/prices")).toEqual({
    allowed: true,
    rule: undefined,
    group: undefined,
  });
});

test("a name with digits is found under its whole name as well as under what a product token has of it", () => {
  const robots = parseRobots("User-agent: AI2Bot/1.0\nDisallow: /");

  expect(
    ["AI2Bot", "ai2bot", "AI", "AI2Bot-Dolma"].map((agent) => verdictOf(robots, agent, "/").allowed),
  ).toEqual([false, false, false, true]);
});

test("an agent that heeds several names has the groups of all of them", () => {
  const robots = parseRobots(
    "User-agent: A\nDisallow: /a\n\nUser-agent: B\nDisallow: /b\n\nUser-agent: *\nDisallow: /",
  );
  const { isNamed, verdict } = rulesFor(robots, ["A", "B"]);

  expect(isNamed).toBe(true);
  expect(["/a", "/b", "/c"].map((path) => verdict(path).allowed)).toEqual([false, false, true]);
});

test("“*” is no agent's name", () => {
  expect(rulesFor(parseRobots("User-agent: *\nDisallow: /"), "*").isNamed).toBe(false);
});

test.each([
  [200, "rules"],
  [206, "rules"],
  [301, "open"],
  [400, "open"],
  [401, "open"],
  [403, "open"],
  [404, "open"],
  [410, "open"],
  [429, "closed"],
  [500, "closed"],
  [503, "closed"],
])("2.3.1: a %i means %s", (status, meaning) => {
  expect(answerMeaning(status)).toBe(meaning);
});

test("the time of a verdict is known before: only rules with a star look at the whole path", () => {
  const plain = rulesFor(parseRobots("User-agent: *\nDisallow: /a\nDisallow: /b"), "a");
  const starred = rulesFor(parseRobots("User-agent: *\nDisallow: /a\nDisallow: /*b"), "a");

  expect([plain.stepsOf("/short"), plain.stepsOf(`/${"x".repeat(99)}`)]).toEqual([2, 2]);
  expect([starred.stepsOf("/short"), starred.stepsOf(`/${"x".repeat(99)}`)]).toEqual([9, 103]);
});

test("of several groups for one agent the longest rule decides, wherever it stands", () => {
  const text =
    "User-agent: a\nDisallow: /x\n\nUser-agent: b\nDisallow: /\n\nUser-agent: a\nAllow: /x/y\nDisallow: /z";
  const { verdict } = rulesFor(parseRobots(text), "a");

  expect(["/x", "/x/y", "/z", "/"].map((path) => verdict(path).rule?.line)).toEqual([2, 8, 9, undefined]);
  expect(verdict("/x/y").group?.line).toBe(7);
});
