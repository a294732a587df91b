import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { parseRobots, type RobotsPolicy, rulesFor, verdictOf, withPolicy } from "../src/index.ts";

const nothing: RobotsPolicy = { open: [], closed: [], closedPaths: [] };

describe("a policy", () => {
  test("takes agents out of the groups that name them, and leaves everything else as it is", () => {
    const file = [
      "# Acorn",
      "User-agent: *",
      "Disallow: /cart # nobody buys for us",
      "",
      "User-agent: GPTBot",
      "User-agent: OldBot",
      "Disallow: /old",
      "Crawl-delay: 5",
      "",
      "User-agent: ClaudeBot",
      "Crawl-delay: 9",
      "Disallow: /",
      "",
      "Sitemap: https://acorn.example/s.xml",
    ];

    expect(
      withPolicy(file.join("\n"), {
        open: ["ClaudeBot"],
        closed: ["GPTBot", "CCBot"],
        closedPaths: ["/cart"],
      }),
    ).toBe(
      [
        "# Acorn",
        "User-agent: *",
        "Disallow: /cart # nobody buys for us",
        "",
        "User-agent: OldBot",
        "Disallow: /old",
        "Crawl-delay: 5",
        "",
        "",
        "Sitemap: https://acorn.example/s.xml",
        "",
        "# These may not read the site",
        "User-agent: GPTBot",
        "User-agent: CCBot",
        "Disallow: /",
        "",
        "# These may read the site",
        "User-agent: ClaudeBot",
        "Crawl-delay: 9",
        "Allow: /",
        "Disallow: /cart",
        "",
      ].join("\n"),
    );
  });

  test("that changes nothing gives the file back", () => {
    const file = "User-agent: *\r\nDisallow: /cart\r\n\r\nUser-agent: CCBot\r\nDisallow: /";

    expect(withPolicy(file, { open: ["GPTBot"], closed: ["CCBot"], closedPaths: ["/cart"] })).toBe(file);
    expect(withPolicy(file, nothing)).toBe(file);
  });

  test("of a site without a file begins one", () => {
    expect(withPolicy("", { ...nothing, closed: ["GPTBot"] })).toBe(
      "# These may not read the site\nUser-agent: GPTBot\nDisallow: /\n",
    );
  });

  test("written a second time replaces the first", () => {
    const file = "User-agent: *\nDisallow: /cart\n";
    const first = withPolicy(file, { ...nothing, closed: ["GPTBot", "CCBot"] });

    const second = withPolicy(first, { open: [], closed: ["CCBot", "Bytespider"], closedPaths: [] });

    expect(second.match(/^# .*/gm)).toEqual(["# These may not read the site"]);
    expect(withPolicy(second, { open: [], closed: ["CCBot", "Bytespider"], closedPaths: [] })).toBe(second);
    expect(verdictOf(parseRobots(second), "GPTBot", "/").allowed).toBe(false);
  });

  test("does not add agents to names without a rule at the file's end", () => {
    const made = withPolicy("User-agent: Friend", { ...nothing, closed: ["GPTBot"] });

    expect(["Friend", "GPTBot"].map((agent) => verdictOf(parseRobots(made), agent, "/").allowed)).toEqual([
      true,
      false,
    ]);
  });

  test("keeps the lines' endings, drops a byte order mark and escapes what is no UTF-8", () => {
    const made = withPolicy(Buffer.from("\ufeffUser-agent: *\r\nDisallow: /caf\u00e9\r\n", "utf8"), {
      ...nothing,
      closed: ["GPTBot"],
    });
    const latin = withPolicy(Buffer.from("User-agent: *\nDisallow: /caf\u00e9\n", "latin1"), nothing);

    expect(made).toBe(
      "User-agent: *\r\nDisallow: /café\r\n\r\n# These may not read the site\r\nUser-agent: GPTBot\r\nDisallow: /\r\n",
    );
    expect(latin).toBe("User-agent: *\nDisallow: /caf%E9\n");
  });
});

const agents = ["GPTBot", "ClaudeBot", "AI2Bot", "Kangaroo Bot", "bigsur.ai", "a_b-c"];
const path = fc
  .string({ unit: fc.constantFrom("a", "b", "/", "?", "é"), maxLength: 6 })
  .map((rest) => `/${rest}`);
const rulePath = fc
  .string({ unit: fc.constantFrom("a", "b", "/", "*", "é"), maxLength: 4 })
  .map((rest) => `/${rest}`);
const line = fc.oneof(
  fc.constantFrom(...agents, "Other", "*").map((agent) => `user-agent: ${agent}`),
  fc.tuple(fc.constantFrom("Allow", "disallow", "disalow"), rulePath).map(([key, said]) => `${key}: ${said}`),
  fc.constantFrom(
    "",
    "# a comment",
    "Sitemap: https://a.example/s.xml",
    "Crawl-delay: 3",
    "Host: a.example",
    "what?",
  ),
);
const file = fc
  .tuple(fc.array(line, { maxLength: 14 }), fc.constantFrom("\n", "\r\n", "\r"), fc.boolean())
  .map(([lines, ending, isEnded]) => lines.join(ending) + (isEnded ? ending : ""));
const wishes = fc.array(fc.constantFrom("open", "closed", "leave"), {
  minLength: agents.length,
  maxLength: agents.length,
});
const closedPaths = fc.uniqueArray(
  rulePath.filter((said) => said !== "/"),
  { maxLength: 3 },
);

/** Verdict of a file with these rules alone on a path. */
function allowedBy(rules: readonly string[], url: string): boolean {
  return verdictOf(parseRobots(["User-agent: x", ...rules].join("\n")), "x", url).allowed;
}

test("the file that is made gives exactly the verdicts that the policy wants, to every agent", () => {
  fc.assert(
    fc.property(
      file,
      wishes,
      closedPaths,
      fc.array(path, { minLength: 1, maxLength: 5 }),
      (text, wanted, kept, paths) => {
        const of = (wish: string) => agents.filter((_, index) => wanted[index] === wish);
        const made = parseRobots(
          withPolicy(text, { open: of("open"), closed: of("closed"), closedPaths: kept }),
        );
        const before = parseRobots(text);
        const allowedPaths = new Set(
          before.groups.flatMap(({ rules }) =>
            rules.flatMap(({ kind, path: said }) => (kind === "allow" ? [said] : [])),
          ),
        );

        for (const [index, agent] of [...agents, "Other", "Nobody"].entries()) {
          const wish = wanted[index] ?? "leave";
          for (const url of paths) {
            const [was, is] = [verdictOf(before, agent, url), rulesFor(made, agent).verdict(url)];
            const isKept = allowedBy(
              kept.map((said) => `Disallow: ${said}`),
              url,
            );
            const isExcepted = is.rule?.kind === "allow" && allowedPaths.has(is.rule.path);
            const expected = { open: isKept || isExcepted, closed: false, leave: was.allowed }[wish];
            expect([agent, url, is.allowed]).toEqual([agent, url, expected]);
          }
        }
      },
    ),
    { numRuns: 1_500 },
  );
});

test("an agent that is opened, but for what is closed to it already, may read what it may today and more", () => {
  fc.assert(
    fc.property(file, fc.array(path, { minLength: 1, maxLength: 8 }), (text, paths) => {
      const before = parseRobots(text);
      for (const agent of agents) {
        const closed = rulesFor(before, agent).rules.filter(
          ({ kind, path: said }) => kind === "disallow" && said.length > 1,
        );
        const made = withPolicy(text, {
          open: [agent],
          closed: [],
          closedPaths: closed.map(({ path: said }) => said),
        });
        const after = parseRobots(made);
        const lost = paths.filter(
          (url) => verdictOf(before, agent, url).allowed && !verdictOf(after, agent, url).allowed,
        );
        expect([agent, lost]).toEqual([agent, []]);
      }
    }),
    { numRuns: 1_500 },
  );
});

test("comments, sitemaps and what is said to the whole site outlast every policy", () => {
  fc.assert(
    fc.property(file, wishes, (text, wanted) => {
      const of = (wish: string) => agents.filter((_, index) => wanted[index] === wish);
      const made = withPolicy(text, { open: of("open"), closed: of("closed"), closedPaths: ["/private"] });
      const told = (whole: string) =>
        whole.split(/\r\n|\r|\n/).filter((one) => /^(?:# a comment|Sitemap|Host|what)/.test(one));

      expect(told(made)).toEqual(told(text));
    }),
  );
});
