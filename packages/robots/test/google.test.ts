import { describe, expect, test } from "vitest";
import { parseRobots, verdictOf } from "../src/index.ts";

/** Cases that Google's parser (google/robotstxt) is tested for, as facts: file, agent, paths that are allowed and that are not. */
interface Case {
  readonly says: string;
  readonly file: readonly string[];
  readonly agent?: string;
  readonly allowed?: readonly string[];
  readonly forbidden?: readonly string[];
}

const site = "http://site.example";
const agent = (name: string) => `user-agent: ${name}`;
const forBot = agent("ABot");
const onlyAllowed = (path: string) => [forBot, "disallow: /", `allow: ${path}`];
const fish = [
  "/fish",
  "/fish.html",
  "/fish/salmon.html",
  "/fishheads",
  "/fishheads/yummy.html",
  "/fish.html?id=anything",
];

const cases: readonly Case[] = [
  { says: "an empty file allows everything", file: [], allowed: ["", "/"] },
  { says: "an agent without a name is not meant", file: [forBot, "disallow: /"], agent: "", allowed: [""] },
  { says: "no address means the start page", file: [forBot, "disallow: /"], forbidden: [""] },
  { says: "a line is a key, a colon and a value", file: [forBot, "disallow: /"], forbidden: ["/x/y"] },
  { says: "other keys say nothing", file: ["foo: ABot", "bar: /"], allowed: ["/x/y"] },
  { says: "a forgotten colon is put in", file: ["user-agent ABot", "disallow /"], forbidden: ["/x/y"] },
  ...[
    { agent: "ABot", allowed: ["/x/b", "/z/d"], forbidden: ["/y/c", "/out/in/"] },
    { agent: "BBot", allowed: ["/y/c", "/w/a"], forbidden: ["/z/d", "/out/in/"] },
    { agent: "CBot", allowed: ["/z/d"], forbidden: ["/out/in/"] },
  ].map((one) => ({
    says: "groups go from one list of agents to the next, and those of one agent count together",
    file: [
      "allow: /out/in/",
      "",
      agent("ABot"),
      "disallow: /",
      "allow: /x/",
      agent("BBot"),
      "disallow: /",
      "allow: /y/",
      "",
      "",
      "allow: /w/",
      agent("CBot"),
      "",
      agent("ABot"),
      "allow: /z/",
      "disallow: /",
    ],
    ...one,
  })),
  ...["USER-AGENT|ALLOW|DISALLOW", "user-agent|allow|disallow", "uSeR-aGeNt|AlLoW|dIsAlLoW"].map((keys) => {
    const [who, allow, disallow] = keys.split("|");
    return {
      says: "the case of keys is nothing",
      file: [`${who}: ABot`, `${allow}: /x/`, `${disallow}: /`],
      allowed: ["/x/y"],
      forbidden: ["/a/b"],
    };
  }),
  ...["FOO BAR", "foo bar", "FoO bAr"].flatMap((named) =>
    ["Foo", "foo"].map((asked) => ({
      says: "the case of names is nothing, and a name ends at a blank",
      file: [agent(named), "Allow: /x/", "Disallow: /"],
      agent: asked,
      allowed: ["/x/y"],
      forbidden: ["/a/b"],
    })),
  ),
  ...[
    { agent: "Foo", allowed: ["/x/y"] },
    { agent: "Foo Bar", forbidden: ["/x/y"] },
  ].map((one) => ({
    says: "a name ends at a blank, also where everybody has rules",
    file: ["User-Agent: *", "Disallow: /", "User-Agent: Foo Bar", "Allow: /x/", "Disallow: /"],
    ...one,
  })),
  ...[
    { agent: "ABot", forbidden: ["/x/y"] },
    { agent: "BBot", allowed: ["/x/y"] },
  ].map((one) => ({
    says: "everybody's group is for those that have none",
    file: [agent("*"), "allow: /", agent("ABot"), "disallow: /"],
    ...one,
  })),
  {
    says: "without a group there are no rules",
    file: [agent("ABot"), "allow: /", agent("BBot"), "disallow: /", agent("CBot"), "disallow: /"],
    agent: "DBot",
    allowed: ["/x/y"],
  },
  { says: "the case of paths counts", file: [forBot, "disallow: /x/"], forbidden: ["/x/y"] },
  { says: "the case of paths counts", file: [forBot, "disallow: /X/"], allowed: ["/x/y"] },
  {
    says: "the longest rule decides",
    file: [forBot, "disallow: /x/page.html", "allow: /x/"],
    forbidden: ["/x/page.html"],
  },
  {
    says: "the longest rule decides",
    file: [forBot, "allow: /x/page.html", "disallow: /x/"],
    allowed: ["/x/page.html"],
    forbidden: ["/x/"],
  },
  { says: "empty rules say nothing", file: [forBot, "disallow: ", "allow: "], allowed: ["/x/page.html"] },
  {
    says: "of equal rules the one that allows",
    file: [forBot, "disallow: /", "allow: /"],
    allowed: ["/x/page.html"],
  },
  {
    says: "a slash is an octet",
    file: [forBot, "disallow: /x", "allow: /x/"],
    allowed: ["/x/"],
    forbidden: ["/x"],
  },
  {
    says: "of equal rules the one that allows",
    file: [forBot, "disallow: /x/page.html", "allow: /x/page.html"],
    allowed: ["/x/page.html"],
  },
  {
    says: "a star counts as one octet",
    file: [forBot, "allow: /page", "disallow: /*.html"],
    allowed: ["/page"],
    forbidden: ["/page.html"],
  },
  {
    says: "a star counts as one octet",
    file: [forBot, "allow: /x/page.", "disallow: /*.html"],
    allowed: ["/x/page.html"],
    forbidden: ["/x/y.html"],
  },
  {
    says: "everybody's rules are not for one that has its own",
    file: [agent("*"), "Disallow: /x/", agent("ABot"), "Disallow: /y/"],
    allowed: ["/x/page"],
    forbidden: ["/y/page"],
  },
  {
    says: "an address within the query stays as it is",
    file: onlyAllowed("/foo/bar?qux=taz&baz=http://foo.bar?tar&par"),
    allowed: ["/foo/bar?qux=taz&baz=http://foo.bar?tar&par"],
  },
  {
    says: "letters beyond ASCII are escaped in rules alone",
    file: onlyAllowed("/foo/bar/ツ"),
    allowed: ["/foo/bar/%E3%83%84"],
    forbidden: ["/foo/bar/ツ"],
  },
  {
    says: "what is escaped stays so",
    file: onlyAllowed("/foo/bar/%E3%83%84"),
    allowed: ["/foo/bar/%E3%83%84"],
    forbidden: ["/foo/bar/ツ"],
  },
  {
    says: "escaped letters of ASCII are not put back",
    file: onlyAllowed("/foo/bar/%62%61%7A"),
    allowed: ["/foo/bar/%62%61%7A"],
    forbidden: ["/foo/bar/baz"],
  },
  {
    says: "a star is anything",
    file: [forBot, "Disallow: /foo/bar/quz", "Allow: /foo/*/qux"],
    allowed: ["/foo/quz", "/foo//quz", "/foo/bax/quz"],
    forbidden: ["/foo/bar/quz"],
  },
  {
    says: "a dollar is the end",
    file: [forBot, "Disallow: /foo/bar$", "Allow: /foo/bar/qux"],
    allowed: ["/foo/bar/qux", "/foo/bar/", "/foo/bar/baz"],
    forbidden: ["/foo/bar"],
  },
  {
    says: "a hash begins a comment",
    file: [forBot, "# Disallow: /", "Disallow: /foo/quz#qux", "Allow: /"],
    allowed: ["/foo/bar"],
    forbidden: ["/foo/quz"],
  },
  {
    says: "an allowed index.html is its folder too",
    file: ["User-Agent: *", "Allow: /allowed-slash/index.html", "Disallow: /"],
    allowed: ["/allowed-slash/", "/allowed-slash/index.html"],
    forbidden: ["/allowed-slash/index.htm", "/anyother-url"],
  },
  {
    says: "/fish is a beginning",
    file: onlyAllowed("/fish"),
    allowed: fish,
    forbidden: ["/bar", "/Fish.asp", "/catfish", "/?id=fish"],
  },
  {
    says: "a star at the end changes nothing",
    file: onlyAllowed("/fish*"),
    allowed: fish,
    forbidden: ["/bar", "/Fish.bar", "/catfish", "/?id=fish"],
  },
  {
    says: "/fish/ is a folder",
    file: onlyAllowed("/fish/"),
    allowed: ["/fish/", "/fish/salmon", "/fish/?salmon", "/fish/salmon.html", "/fish/?id=anything"],
    forbidden: ["/bar", "/fish", "/fish.html", "/Fish/Salmon.html"],
  },
  {
    says: "/*.php is anywhere",
    file: onlyAllowed("/*.php"),
    allowed: [
      "/filename.php",
      "/folder/filename.php",
      "/folder/filename.php?parameters",
      "//folder/any.php.file.html",
      "/filename.php/",
      "/index?f=filename.php/",
    ],
    forbidden: ["/bar", "/php/", "/index?php", "/windows.PHP"],
  },
  {
    says: "/*.php$ is at the end",
    file: onlyAllowed("/*.php$"),
    allowed: ["/filename.php", "/folder/filename.php"],
    forbidden: [
      "/bar",
      "/filename.php?parameters",
      "/filename.php/",
      "/filename.php5",
      "/php/",
      "/filename?php",
      "/aaaphpaaa",
      "//windows.PHP",
    ],
  },
  {
    says: "/fish*.php begins and goes on",
    file: onlyAllowed("/fish*.php"),
    allowed: ["/fish.php", "/fishheads/catfish.php?parameters"],
    forbidden: ["/bar", "/Fish.PHP"],
  },
  { says: "precedence", file: [forBot, "allow: /p", "disallow: /"], allowed: ["/page"] },
  { says: "precedence", file: [forBot, "allow: /folder", "disallow: /folder"], allowed: ["/folder/page"] },
  { says: "precedence", file: [forBot, "allow: /page", "disallow: /*.htm"], forbidden: ["/page.htm"] },
  {
    says: "precedence",
    file: [forBot, "allow: /$", "disallow: /"],
    allowed: ["/"],
    forbidden: ["/page.html"],
  },
  {
    says: "a sitemap or an unknown line between two agents parts no group",
    file: [
      agent("ABot"),
      "Sitemap: https://site.example/s.xml",
      "crawl-delay: 3",
      agent("BBot"),
      "disallow: /",
    ],
    forbidden: ["/"],
  },
  {
    says: "a star with words behind it is everybody",
    file: ["user-agent: * all of you", "disallow: /"],
    forbidden: ["/"],
  },
  {
    says: "a star with letters behind it is nobody",
    file: ["user-agent: *bot", "disallow: /"],
    allowed: ["/"],
  },
  ...["disalow", "dissalow", "dissallow", "diasllow", "disallaw", "disallowed"].map((key) => ({
    says: `${key} is disallow`,
    file: [forBot, `${key}: /`],
    forbidden: ["/"],
  })),
  ...["useragent", "user agent", "user-agents"].map((key) => ({
    says: `${key} is user-agent`,
    file: [`${key}: ABot`, "disallow: /"],
    forbidden: ["/"],
  })),
];

const verdicts = cases.flatMap(({ says, file, agent: asked = "ABot", allowed = [], forbidden = [] }) => {
  const row = (expected: boolean) => (path: string) => ({
    says,
    file: file.join("\n"),
    asked,
    path,
    expected,
  });
  return [...allowed.map(row(true)), ...forbidden.map(row(false))];
});

test.each(verdicts)("$says: $asked, $path: $expected", ({ file, asked, path, expected }) => {
  const robots = parseRobots(file, { comparison: "google" });

  expect(verdictOf(robots, asked, path === "" ? "" : `${site}${path}`).allowed).toBe(expected);
});

describe("a line that is too long", () => {
  const bound = 2_083 * 8;
  const long = (key: string, letter: string) => `/x/${letter.repeat(bound - `/x/${key}: `.length - 2)}`;

  test("forbids what is left of it", () => {
    const path = long("disallow", "a");
    const robots = parseRobots(`user-agent: ABot\ndisallow: ${path}/qux\n`, { comparison: "google" });

    expect(verdictOf(robots, "ABot", `${site}/fux`).allowed).toBe(true);
    expect(verdictOf(robots, "ABot", `${site}${path}/fux`).allowed).toBe(false);
  });

  test("allows what is left of it", () => {
    const [a, b] = [long("allow", "a"), long("allow", "b")];
    const file = `user-agent: ABot\ndisallow: /\nallow: ${a}/qux\nallow: ${b}/qux\n`;
    const robots = parseRobots(file, { comparison: "google" });

    expect(verdictOf(robots, "ABot", `${site}/`).allowed).toBe(false);
    expect(verdictOf(robots, "ABot", `${site}${a}/qux`).allowed).toBe(true);
    expect(verdictOf(robots, "ABot", `${site}${b}/fux`).allowed).toBe(true);
  });
});
