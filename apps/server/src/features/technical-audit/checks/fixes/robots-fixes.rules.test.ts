import { agents } from "@citelens/crawlers";
import {
  askedAgents,
  askedPaths,
  namesWith,
  parseRobots,
  type RobotsChange,
  robotsChanges,
  verdictOf,
} from "@citelens/robots";
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { fixOf, siteFinding } from "./fix-request.test-helper.ts";

const everybody = `User-agent: *
Disallow: /

Sitemap: https://shop.example/sitemap.xml
`;

function opened(robotsText: string, ...found: [agent: string, line: number][]): string {
  return fixOf(
    "robots-search",
    found.map(([agent, line]) => siteFinding(agent, { line })),
    { robotsText },
  );
}

function mayRead(text: string, agent: string, path: string): boolean {
  return verdictOf(parseRobots(text), agent, path).allowed;
}

test("opens the site to an agent and to nobody else, and says instead of which line", () => {
  expect(
    opened(everybody, ["OAI-SearchBot", 2]),
  ).toBe(`# Instead of what line 2 said before, for OAI-SearchBot
User-agent: *
Disallow: /

Sitemap: https://shop.example/sitemap.xml

# These may read the site
User-agent: OAI-SearchBot
Allow: /
`);
});

describe("what was closed besides stays closed", () => {
  const rows: [string, string, [string, number][], string, [string, boolean][]][] = [
    [
      "a folder",
      "User-agent: *\nDisallow: /\nDisallow: /cart\n",
      [["PerplexityBot", 2]],
      "PerplexityBot",
      [
        ["/", true],
        ["/cart", false],
      ],
    ],
    [
      "the agent's own folder",
      "User-agent: PerplexityBot\nDisallow: /*\nDisallow: /my\n",
      [["PerplexityBot", 2]],
      "PerplexityBot",
      [
        ["/a", true],
        ["/my", false],
      ],
    ],
    [
      "but not the folder at fault",
      "User-agent: *\nDisallow: /blog\nDisallow: /cart\n",
      [["PerplexityBot", 2]],
      "PerplexityBot",
      [
        ["/blog/a", true],
        ["/cart", false],
      ],
    ],
    [
      "for each agent its own",
      "User-agent: *\nDisallow: /\nDisallow: /cart\n\nUser-agent: bingbot\nDisallow: /\nDisallow: /b\n",
      [
        ["PerplexityBot", 2],
        ["bingbot", 6],
      ],
      "bingbot",
      [
        ["/cart", true],
        ["/b", false],
      ],
    ],
    ["for others", "User-agent: *\nDisallow: /\n", [["PerplexityBot", 2]], "otherbot", [["/", false]]],
  ];

  test.each(rows)("%s", (_name, robotsText, found, agent, paths) => {
    const text = opened(robotsText, ...found);

    for (const [path, allowed] of paths) expect([path, mayRead(text, agent, path)]).toEqual([path, allowed]);
  });
});

test("opens to training agents in the same way", () => {
  const text = fixOf("robots-training", [siteFinding("GPTBot", { line: 2 })], { robotsText: everybody });

  expect(mayRead(text, "GPTBot", "/")).toBe(true);
});

function mended(robotsText: string): string {
  return fixOf("robots-faults", [siteFinding("", { line: 1 })], { robotsText });
}

test("writes slips as they are meant, says what stood there, and asks for what only a person knows", () => {
  expect(
    mended(
      "User-agent: GPTBot/1.0\r\nDisallow /a # old\r\nDisalow: /b\r\nplease go away\r\nDisallow: c\r\nSitemap: /s.xml",
    ),
  ).toBe(`# Line 1 was: User-agent: GPTBot/1.0
User-agent: GPTBot
# Line 2 was: Disallow /a # old
Disallow: /a # old
# Line 3 was: Disalow: /b
Disallow: /b
# FILL IN, line 4: The line has no key and value, so it is ignored.
# please go away
# FILL IN, line 5: The path begins with neither “/” nor “*”, so it matches no page.
Disallow: c
# Line 6 was: Sitemap: /s.xml
Sitemap: https://shop.example/s.xml
`);
});

/** Shapes of robots.txt as they are on the web, reduced: each has something in it that a reader may stumble over. */
const shapes: [string, string][] = [
  [
    "names with digits behind rules for everybody",
    "User-agent: *\nDisallow: /wp-admin/\nAllow: /wp-admin/admin-ajax.php\n\nUser-agent: MJ12bot\nDisallow: /\n",
  ],
  [
    "a list of such names",
    "User-agent: *\nDisallow: /cart\n\nUser-agent: AI2Bot\nUser-agent: img2dataset\nDisallow: /\n",
  ],
  [
    "versions between names",
    "User-agent: *\nDisallow: /users/\n\nUser-agent: GPTBot\nUser-agent: iaskspider/2.0\nUser-agent: peer39_crawler/1.0\nDisallow: /\n",
  ],
  [
    "a name alone that is a version",
    "User-agent: *\nDisallow: /demos/*\n\nUser-agent: Caliperbot/1.0\nDisallow: /\n\nUser-agent: Covario-IDS/1.0\nDisallow: /\n",
  ],
  [
    "a name that is empty",
    "User-agent: *\nAllow: /\n\nUser-agent:\nDisallow: /\n\nUser-agent: GPTBot\nDisallow: /a\n",
  ],
  [
    "an empty name in a list",
    "User-agent: Googlebot\nUser-agent: *\nUser-agent:\nAllow: /\nDisallow: /admin\n",
  ],
  ["a wildcard in a name", "User-agent: *\nAllow: /\n\nUser-agent: *bot*\nDisallow: /\n"],
  ["several names in a line", "User-agent: *\nAllow: /\n\nUser-agent: AhrefsBot, SemrushBot\nDisallow: /\n"],
  [
    "a whole user agent for a name",
    "User-agent: *\nAllow: /\n\nUser-agent: Mozilla/5.0 (compatible; Bytespider/1.0; https://a.example/)\nDisallow: /\n",
  ],
  [
    "paths without a slash that end a group",
    "User-agent: A\nDisallow: private\nUser-agent: B\nDisallow: /\n",
  ],
  ["rules before any name", "Disallow: /a\nAllow: /b\nUser-agent: *\nDisallow: /c\n"],
  ["a delay without a rule", "User-agent: Slurp\nCrawl-delay: 10\n\nUser-agent: *\nDisallow: /\n"],
  [
    "a signal without a rule",
    "User-agent: *\nContent-Signal: search=yes, ai-train=no\n\nUser-agent: GPTBot\nDisallow: /\n",
  ],
  [
    "signals of another vocabulary",
    "User-agent: *\nContent-Usage: ai-train=no\nContent-Signal: train-ai=n\nAllow: /\n",
  ],
  [
    "slips in names and rules",
    "Useragent: *\nDisalow: /a\nUser agent: GPTBot\nDissallow /\nUser-agents: CCBot\nallowed: /x\n",
  ],
  ["sitemaps by their path", "User-agent: *\nDisallow:\nSitemap: /sitemap.xml\nsite-map: sitemap.xml\n"],
  ["a byte order mark", "\ufeffUser-agent: *\nDisallow: /a\nUser-agent: B/2\nDisallow: /\n"],
  [
    "ends of lines of all kinds",
    "User-agent: *\rDisallow: /a\r\nnonsense here it is\n\rUser-agent: B/2.1\nDisallow: /\r",
  ],
];

test.each(shapes)("mends %s, and nobody may read more or less", (_name, robotsText) => {
  expect(changed(robotsText, mended(robotsText))).toEqual([]);
});

function changed(before: string, after: string, known = agentTokens): readonly RobotsChange[] {
  const files = [parseRobots(before), parseRobots(after)] as const;
  const paths = askedPaths(files, ["/pricing", "/wp-admin/x", "/users/1"]);
  const { changes } = robotsChanges(...files, { agents: askedAgents(files, known), paths });
  return changes;
}

const agentTokens = agents.map(({ token }) => token);
const fewTokens = ["GPTBot", "AI2Bot", "Googlebot", "MJ12bot", "OAI-SearchBot"];

const line = fc.oneof(
  fc
    .constantFrom("*", "GPTBot", "AI2Bot", "MJ12bot/v1.4", "Goog*", "", "A, B", "Googlebot 2.1", '"x"')
    .map((name) => `User-agent: ${name}`),
  fc
    .tuple(
      fc.constantFrom("Allow:", "Disallow:", "Disalow:", "disallow"),
      fc.constantFrom("/", "/a", "a", "/*b$", "", "*"),
    )
    .map((parts) => parts.join(" ")),
  fc.constantFrom(
    "",
    "# said",
    "Crawl-delay: 5",
    "Content-Signal: ai-input=no",
    "Content-Usage: /a ai-use=n",
    "Content-Usage: Train-AI=n",
    "Sitemap: /s.xml",
    "License: /l.xml",
    "what is this",
    "Noindex: /a",
  ),
);
const files = fc.array(line, { maxLength: 16 }).map((lines) => lines.join("\n"));

test("whatever faults a file has, its mended text changes nothing for anybody", () => {
  fc.assert(
    fc.property(files, (robotsText) => {
      expect(changed(robotsText, mended(robotsText), fewTokens)).toEqual([]);
    }),
    { numRuns: 1_000 },
  );
});

test("whoever is opened may read more and nobody else is touched, whatever the file is", () => {
  fc.assert(
    fc.property(files, fc.constantFrom("GPTBot", "AI2Bot", "Googlebot"), (robotsText, agent) => {
      const text = opened(robotsText, [agent, 2]);
      if (text.startsWith("1. ")) return;
      const others = changed(robotsText, text, fewTokens).filter((change) => !isMore(change, agent));
      expect(others).toEqual([]);
    }),
    { numRuns: 1_000 },
  );
});

function isMore({ agent: who, what, before }: RobotsChange, agent: string): boolean {
  const names = namesWith([parseRobots(`User-agent: ${agent}`)], [agent]);
  return names.has(who.toLowerCase()) && what === "read" && before === false;
}

test("lets texts be read for answers in the lines that kept them from it", () => {
  const robotsText =
    "User-agent: *\nContent-Signal: search=yes, ai-input=no, ai-train=no, use=reference\nContent-Usage: /a/ ai-use=n, train-ai=n\nAllow: /\n";

  expect(fixOf("robots-usage", [siteFinding("", { line: 2 }, { line: 3 })], { robotsText })).toBe(
    `# Line 2, 3 lets texts be read for AI answers; nothing else changes
User-agent: *
Content-Signal: search=yes, ai-input=yes, ai-train=no, use=reference
Content-Usage: /a/ ai-use=y, train-ai=n
Allow: /
`,
  );
});

test.each([
  ["a file of which not all is read", `User-agent: *\nDisalow: /a\n${"# filler\n".repeat(60_000)}`],
  ["a file whose letters are lost", "User-agent: *\nDisalow: /caf\ufffd\n"],
  ["a web page", "<!doctype html><p>no such page"],
])("offers no text for %s, but says what to do", (_name, robotsText) => {
  expect(mended(robotsText)).toMatch(/^1\. Open robots\.txt in an editor/);
});

test.each([
  ["an empty file", "", "Sitemap: https://shop.example/sitemap.xml\n"],
  [
    "a file with rules",
    "User-agent: *\nDisallow:\n",
    "User-agent: *\nDisallow:\n\nSitemap: https://shop.example/sitemap.xml\n",
  ],
  ["a file that names it", everybody, everybody],
])("names the sitemap in %s", (_name, robotsText, text) => {
  expect(fixOf("sitemap", [], { robotsText })).toBe(text);
});
