import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { acorn, openRobotsSite } from "./robots-site.test-helper.ts";

let site: Awaited<ReturnType<typeof openRobotsSite>>;
beforeAll(async () => {
  site = await openRobotsSite();
});
afterAll(() => site.close());
beforeEach(() => {
  site.served.answer = { status: 200, body: acorn };
  site.served.timesAsked = 0;
});

describe("a site's robots.txt", () => {
  test("is shown as it was read, with its problems by line", async () => {
    const { ask } = await site.home();

    const { status, answer: shown } = await ask();

    expect(status).toBe(200);
    expect(shown).toMatchObject({
      url: `${site.url}robots.txt`,
      status: 200,
      meaning: "rules",
      fault: null,
      text: acorn,
      problems: [{ code: "misspelt-key", line: 11 }],
      problems_count: 1,
      sitemaps: [{ line: 13, url: "https://acorn.example/sitemap.xml" }],
      closed_paths: ["/cart", "/*.pdf$"],
      is_cut: false,
    });
  });

  test("is read once within five minutes, and again when somebody wants it fresh, at most every ten seconds", async () => {
    const { ask } = await site.home();

    await Promise.all([ask(), ask()]);
    await ask({ fresh: "true" });
    const first = site.served.timesAsked;
    site.world.advance(11_000);
    site.served.answer = { status: 404, body: "" };
    const unasked = await ask();
    const fresh = await ask({ fresh: "true" });

    expect([first, site.served.timesAsked]).toEqual([1, 2]);
    expect([unasked.answer.status, fresh.answer.status]).toEqual([200, 404]);
  });

  test.each([
    ["is not there", { status: 404, body: "no such page" }, "open", null, true],
    ["fails", { status: 503, body: "" }, "closed", "robots.txt answered 503", false],
    ["cannot be reached", "dead", "closed", "the server could not be reached", false],
  ] as const)(
    "that %s opens or closes everything, and what was seen is said",
    async (_, given, meaning, fault, open) => {
      const { ask, agent } = await site.home();
      site.served.answer = given;

      const { status, answer: shown } = await ask();

      expect(status).toBe(200);
      expect(shown).toMatchObject({ meaning, fault, text: "", closed_paths: [] });
      expect((await agent("GPTBot"))?.start_page).toEqual({ allowed: open, line: null, rule: null });
    },
  );

  test("is not shown to strangers", async () => {
    const { ask, preview } = await site.home();
    const stranger = await site.world.signUp();

    expect([(await ask({}, stranger)).status, (await preview({}, stranger)).status]).toEqual([404, 404]);
    expect(site.served.timesAsked).toBe(0);
  });
});

describe("usage signals", () => {
  const file = `License: https://acorn.example/license.xml
# BEGIN Cloudflare Managed content
User-agent: *
Content-Signal: search=yes,ai-train=no,use=reference
Allow: /
Disallow: /closed/
Content-Signal: /blog/ search=yes, ai-input=no
Content-Usage: /closed/ train-ai=y

User-agent: GPTBot
Disallow: /
`;

  test("are told line by line, and to each agent by path, and are no problems", async () => {
    const { ask, agent } = await site.home();
    site.served.answer = { status: 200, body: file };

    const { answer: shown } = await ask();

    expect(shown).toMatchObject({
      problems: [],
      is_managed: true,
      licenses: [{ line: 1, url: "https://acorn.example/license.xml", agents: [] }],
      usage: [
        { line: 4, source: "content-signal", agents: ["*"], path: null, reuse: "reference" },
        { line: 7, path: "/blog/", wishes: { search: true, "ai-input": false }, reuse: null },
        { line: 8, source: "content-usage", path: "/closed/", wishes: { "ai-train": true } },
      ],
    });
    expect((await agent("ClaudeBot"))?.usage).toEqual([
      { path: "/", wishes: { search: true, "ai-train": false }, reuse: "reference" },
      { path: "/blog/", wishes: { search: true, "ai-input": false }, reuse: null },
    ]);
    expect((await agent("GPTBot"))?.usage).toEqual([]);
  });
});

describe("an agent", () => {
  test("has its rule with the line, and what its operator says, whether it came or not", async () => {
    const { agent } = await site.home();

    expect(await agent("GPTBot")).toMatchObject({
      operator: "OpenAI",
      purpose: "llm_training",
      is_named: true,
      start_page: { allowed: false, line: 8, rule: "disallow: /" },
      visits: 0,
      respects_robots: "yes",
      forbidden: {
        visits: { verified: 0, spoofed: 0, unverifiable: 0, unchecked: 0 },
        last: null,
        paths: [],
      },
    });
    expect(await agent("ClaudeBot")).toMatchObject({
      is_named: false,
      start_page: { allowed: true, line: null, rule: null },
    });
  });

  test("that read what is forbidden is told by page and by what was found of who came", async () => {
    const { now, agent, visit } = await site.home();
    await visit([
      { token: "PerplexityBot", path: "/" },
      { token: "PerplexityBot", path: "/prices", daysAgo: 3 },
      { token: "PerplexityBot", path: "/prices", daysAgo: 2, verdict: "spoofed" },
      { token: "PerplexityBot", path: "/prices/oak", daysAgo: 5, verdict: "unchecked" },
      { token: "PerplexityBot", path: "/prices", daysAgo: 20 },
      { token: "PerplexityBot", path: "/cart" },
      { token: "ClaudeBot", path: "/cart" },
    ]);

    const month = await agent("PerplexityBot");
    const week = await agent("PerplexityBot", { days: 7 });

    expect(month).toMatchObject({ visits: 6, pages_visited: 4, pages_allowed: 2 });
    expect(month?.forbidden).toEqual({
      visits: { verified: 2, spoofed: 1, unverifiable: 0, unchecked: 1 },
      last: new Date(now.getTime() - 2 * 86_400_000).toISOString(),
      paths: [
        { path: "/prices", visits: 3, line: 11 },
        { path: "/prices/oak", visits: 1, line: 11 },
      ],
    });
    expect(week?.forbidden.visits).toEqual({ verified: 1, spoofed: 1, unverifiable: 0, unchecked: 1 });
    expect((await agent("ClaudeBot"))?.forbidden.paths).toEqual([{ path: "/cart", visits: 1, line: 3 }]);
  });

  test("is a line of the download", async () => {
    const { csv, visit } = await site.home();
    await visit([{ token: "CCBot", path: "/" }]);

    const text = await csv();

    expect(text.split("\r\n")[0]).toContain('"Visits to forbidden pages, verified"');
    expect(text).toMatch(/^CCBot,Common Crawl,llm_training,no,disallow: \/,8,1,0,1,1,0,0,0,\d{4}-/m);
  });
});
