import { parseRobots, verdictOf } from "@citelens/robots";
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

test("makes a comment of a line that nobody can read, and asks what was meant", () => {
  const finding = siteFinding("", { line: 2, found: "It has no colon." });

  expect(
    fixOf("robots-faults", [finding], { robotsText: "User-agent: *\r\nDisallow /a\r\nDisallow: /b" }),
  ).toBe("User-agent: *\n# FILL IN, line 2: It has no colon.\n# Disallow /a\nDisallow: /b\n");
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
