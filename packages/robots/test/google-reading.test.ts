import { expect, test } from "vitest";
import { parseRobots, pathOf } from "../src/index.ts";

// Cases that Google's parser (google/robotstxt) is tested for, as facts: how it reads lines, bytes and addresses.

const lines = ["User-Agent: foo", "Allow: /some/path", "User-Agent: bar", "", "", "Disallow: /"];

test.each([
  ["\n", "\n"],
  ["\r\n", "\r\n"],
  ["\r", "\r"],
  ["\n", ""],
])("lines that end with %j are numbered rightly, the last with %j", (ending, last) => {
  const { groups } = parseRobots(lines.join(ending) + last);

  expect(groups.map(({ agents, rules }) => [agents[0]?.line, rules[0]?.line])).toEqual([
    [1, 2],
    [3, 6],
  ]);
});

test("lines of different endings are numbered rightly", () => {
  const { groups } = parseRobots("User-Agent: foo\nAllow: /some/path\r\nUser-Agent: bar\n\r\n\nDisallow: /");

  expect(groups[1]?.rules[0]?.line).toBe(6);
});

const bytes = (...parts: readonly (string | number)[]) =>
  new Uint8Array(
    Buffer.concat(parts.map((part) => (typeof part === "number" ? Buffer.from([part]) : Buffer.from(part)))),
  );

test.each([
  ["a whole byte order mark", bytes(0xef, 0xbb, 0xbf, "User-Agent: foo\nDisallow: /\n"), 1, 0],
  ["two octets of it", bytes(0xef, 0xbb, "User-Agent: foo\nDisallow: /\n"), 1, 0],
  ["one octet of it", bytes(0xef, "User-Agent: foo\nDisallow: /\n"), 1, 0],
  [
    "a broken one, which makes its line unknown",
    bytes(0xef, 0x11, 0xbf, "User-Agent: foo\nDisallow: /\n"),
    0,
    1,
  ],
  [
    "one in the middle, which makes its line unknown",
    bytes("User-Agent: foo\n", 0xef, 0xbb, 0xbf, "Disallow: /\n"),
    0,
    1,
  ],
])("%s", (_, file, rules, unknown) => {
  const { groups, notes } = parseRobots(file);

  expect([groups.flatMap((group) => group.rules).length, notes.length]).toEqual([rules, unknown]);
});

test.each([
  ["at the end", `${lines.join("\n")}\nSitemap: https://site.example/sitemap.xml\n`],
  ["at the start", `Sitemap: https://site.example/sitemap.xml\n${lines.join("\n")}`],
  ["in other words", "SITE-MAP: https://site.example/sitemap.xml"],
])("a sitemap stands %s", (_, file) => {
  expect(parseRobots(file).sitemaps.map(({ url }) => url)).toEqual(["https://site.example/sitemap.xml"]);
});

test.each([
  ["", "/"],
  ["http://www.example.com", "/"],
  ["http://www.example.com/", "/"],
  ["http://www.example.com/a", "/a"],
  ["http://www.example.com/a/", "/a/"],
  ["http://www.example.com/a/b?c=http://d.e/", "/a/b?c=http://d.e/"],
  ["http://www.example.com/a/b?c=d&e=f#fragment", "/a/b?c=d&e=f"],
  ["example.com", "/"],
  ["example.com/", "/"],
  ["example.com/a", "/a"],
  ["example.com/a/", "/a/"],
  ["example.com/a/b?c=d&e=f#fragment", "/a/b?c=d&e=f"],
  ["a", "/"],
  ["a/", "/"],
  ["/a", "/a"],
  ["a/b", "/b"],
  ["example.com?a", "/?a"],
  ["example.com/a;b#c", "/a;b"],
  ["//a/b/c", "/b/c"],
])("of %j the path is %s", (url, path) => {
  expect(pathOf(url)).toBe(path);
});
