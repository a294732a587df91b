import { type Agent, agents } from "@citelens/crawlers";
import { parseRobots } from "@citelens/robots";
import { describe, expect, test } from "vitest";
import { type AccessInput, accessAgents } from "./access-matrix.rules.ts";

function named(...tokens: readonly string[]): Agent[] {
  return tokens.map((token) => {
    const agent = agents.find((one) => one.token === token);
    if (!agent) throw new Error(`The catalogue has no ${token}`);
    return agent;
  });
}

function inputOf(changed: Partial<AccessInput> = {}): AccessInput {
  return {
    agents: named("OAI-SearchBot"),
    robots: parseRobots(""),
    knownPaths: [{ path: "/", inSitemap: true }],
    pageRules: [],
    probes: new Map(),
    unprobed: new Map(),
    noProbe: "Nobody said that this site may be tested.",
    visits: new Map(),
    ...changed,
  };
}

const seenOnce = { verified: 0, ok: 0, errors: 0, unverified: 1, last: "2026-11-20T00:00:00.000Z" };

describe("the rows", () => {
  test("are those of search, live fetch, acting and feeding search, and training behind them", () => {
    const listed = named(
      "GPTBot",
      "OAI-SearchBot",
      "ChatGPT-User",
      "Google-Agent",
      "Googlebot",
      "Google-Extended",
      "Storebot-Google",
      "OAI-AdsBot",
      "msnbot",
      "bedrockbot",
    );

    expect(
      accessAgents(inputOf({ agents: listed })).map(({ token, is_training }) => [token, is_training]),
    ).toEqual([
      ["OAI-SearchBot", false],
      ["ChatGPT-User", false],
      ["Google-Agent", false],
      ["Googlebot", false],
      ["GPTBot", true],
      ["Google-Extended", true],
    ]);
  });

  test("have an index that feeds no assistant only where it came", () => {
    const visits = new Map([["bedrockbot", seenOnce]]);

    expect(accessAgents(inputOf({ agents: named("bedrockbot") }))).toEqual([]);
    expect(accessAgents(inputOf({ agents: named("bedrockbot"), visits }))).toHaveLength(1);
  });

  test("say of an agent all that was given", () => {
    const probe = {
      outcome: "OPEN",
      status: 200,
      seen: "The page.",
      at: "2026-11-25T00:00:00.000Z",
    } as const;
    const [row] = accessAgents(
      inputOf({
        probes: new Map([["OAI-SearchBot", probe]]),
        visits: new Map([["OAI-SearchBot", seenOnce]]),
        pageRules: [
          { url: "https://shop.example/a", agents: ["oai-searchbot"] },
          { url: "https://shop.example/b", agents: ["*"] },
          { url: "https://shop.example/c", agents: ["googlebot"] },
        ],
      }),
    );

    expect(row).toMatchObject({
      token: "OAI-SearchBot",
      operator: "OpenAI",
      purpose: "ai_search_index",
      closed_by_pages: { pages: 2, sample: "https://shop.example/a" },
      probe,
      no_probe: null,
      visits: seenOnce,
      conclusion: "likely_open",
    });
  });
});

test.each([
  ["OAI-SearchBot", "Nobody said that this site may be tested."],
  ["GPTBot", "The time was over."],
  ["Google-Extended", "It sends no requests: the name stands in robots.txt alone."],
  ["DeepSeekBot", "DeepSeek does not document its user agent."],
])("says why %s was not probed", (token, reason) => {
  const unprobed = new Map([["GPTBot", "The time was over."]]);

  expect(accessAgents(inputOf({ agents: named(token), unprobed }))[0]?.no_probe).toBe(reason);
});

describe("robots.txt", () => {
  const knownPaths = [
    { path: "/", inSitemap: true },
    { path: "/cart", inSitemap: false },
    { path: "/shop/a", inSitemap: true },
    { path: "/shop/b", inSitemap: true },
    { path: "/blog", inSitemap: true },
  ];

  test.each([
    ["no rule", "", { allowed: true, rule: null, line: null, closed_pages: 0, closed_in_sitemap: 0 }],
    [
      "a rule for all",
      "User-agent: *\nDisallow: /",
      { allowed: false, rule: "Disallow: /", line: 2, closed_pages: 5, closed_in_sitemap: 4 },
    ],
    [
      "a group of its own before that for all",
      "User-agent: *\nDisallow: /\n\nUser-agent: oai-searchbot\nDisallow: /cart",
      { allowed: true, rule: "Disallow: /cart", line: 5, closed_pages: 1, closed_in_sitemap: 0 },
    ],
    [
      "of several rules the one that closes most",
      "User-agent: *\nDisallow: /cart\nDisallow: /shop/\nAllow: /shop/b$",
      { allowed: true, rule: "Disallow: /cart", line: 2, closed_pages: 2, closed_in_sitemap: 1 },
    ],
    [
      "the rule that closes the start page alone",
      "User-agent: *\nDisallow: /$",
      { allowed: false, rule: "Disallow: /$", line: 2, closed_pages: 1, closed_in_sitemap: 1 },
    ],
    [
      "a rule that opens",
      "User-agent: *\nAllow: /",
      { allowed: true, rule: "Allow: /", line: 2, closed_pages: 0, closed_in_sitemap: 0 },
    ],
  ])("shows %s", (_, text, expected) => {
    const [row] = accessAgents(inputOf({ robots: parseRobots(text), knownPaths }));

    expect(row?.robots).toEqual({ ...expected, known_pages: 5 });
  });

  test("is not asked for ever: a hostile file is asked about the first pages, of all agents the same", () => {
    const rules = Array.from({ length: 20_000 }, (_, index) => `Disallow: /*a*b*c*${index}x`);
    const robots = parseRobots(`User-agent: *\n${rules.join("\n")}`);
    const paths = Array.from({ length: 10_000 }, (_, index) => ({
      path: `/${"abc".repeat(300)}${index}`,
      inSitemap: false,
    }));
    const startedMs = performance.now();

    const rows = accessAgents(
      inputOf({ agents: named("GPTBot", "OAI-SearchBot"), robots, knownPaths: paths }),
    );

    expect(performance.now() - startedMs).toBeLessThan(10_000);
    const known = new Set(rows.map((row) => row.robots.known_pages));
    expect(known.size).toBe(1);
    expect([...known][0]).toBeGreaterThan(0);
    expect([...known][0]).toBeLessThan(10_000);
  });

  test("of usual size is asked about ten thousand pages for all agents at once", () => {
    const robots = parseRobots("User-agent: *\nDisallow: /p1\n\nUser-agent: GPTBot\nDisallow: /");
    const paths = Array.from({ length: 10_000 }, (_, index) => ({ path: `/p${index}`, inSitemap: true }));

    const rows = accessAgents(inputOf({ agents, robots, knownPaths: paths }));

    expect(rows.length).toBeGreaterThan(40);
    expect(rows.find(({ token }) => token === "GPTBot")?.robots.closed_pages).toBe(10_000);
    expect(rows.find(({ token }) => token === "ClaudeBot")?.robots.closed_pages).toBe(1_111);
  });
});
