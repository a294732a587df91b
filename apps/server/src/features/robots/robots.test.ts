import { createServer } from "node:http";
import { apiBase } from "@citelens/contract/base/endpoint";
import { getRobots, previewRobots, type RobotsPolicy } from "@citelens/contract/traffic/robots";
import { askedPaths, filledPaths, parseRobots, robotsChanges, verdictOf } from "@citelens/robots";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import type { z } from "zod";
import { listenOnLoopback } from "#test/loopback.ts";
import { openWorld, type Person, type World } from "#test/world.ts";

const acorn = `# Acorn
User-agent: *
Disallow: /cart
Disallow: /*.pdf$

User-agent: GPTBot
User-agent: CCBot
Disallow: /

User-agent: PerplexityBot
Disalow: /prices

Sitemap: https://acorn.example/sitemap.xml
`;

/** What robots.txt of the fictional site answers; "dead" where it breaks the connection. */
let answer: { readonly status: number; readonly body: string } | "dead" = { status: 200, body: acorn };
let timesAsked = 0;
const site = createServer((request, response) => {
  timesAsked++;
  if (answer === "dead") request.socket.destroy();
  else response.writeHead(answer.status, { "content-type": "text/plain" }).end(answer.body);
});

let world: World;
let siteUrl = "";
beforeAll(async () => {
  siteUrl = `${await listenOnLoopback(site)}/`;
  world = await openWorld({ outboundAllow: ["127.0.0.1"] });
});
afterAll(async () => {
  await world.close();
  site.closeAllConnections();
  site.close();
});
beforeEach(() => {
  answer = { status: 200, body: acorn };
  timesAsked = 0;
});

interface Seen {
  readonly token: string;
  readonly path: string;
  readonly verdict?: string;
  readonly daysAgo?: number;
}

async function home() {
  const now = world.tools.now();
  const person: Person = await world.signUp();
  const { id: projectId } = await world.createWorkspace(person, siteUrl);
  const ask = (query: object = {}, who = person) =>
    world.call(getRobots, { params: { projectId }, query }, who.access);
  const csv = async () => {
    const { body } = await world.app.inject({
      url: `${apiBase}${getRobots.path.replace(":projectId", projectId)}?format=csv`,
      headers: { authorization: `Bearer ${person.access}` },
    });
    return body;
  };
  const preview = (policy: z.input<typeof previewRobots.body>["policy"] | object, who = person) =>
    world.call(
      previewRobots,
      { params: { projectId }, body: { policy: policy as RobotsPolicy } },
      who.access,
    );
  const visit = (seen: readonly Seen[]) =>
    world.tools.events.insert(
      "visits",
      seen.map(({ daysAgo = 1, ...one }) => ({
        workspace_id: projectId,
        ts: new Date(now.getTime() - daysAgo * 86_400_000).toISOString(),
        verdict: "verified",
        ...one,
      })),
    );
  const agent = async (token: string, query: object = {}) =>
    (await ask(query)).answer.agents.find((one) => one.token === token);
  return { now, ask, preview, visit, agent, csv };
}

describe("a site's robots.txt", () => {
  test("is shown as it was read, with its problems by line", async () => {
    const { ask } = await home();

    const { status, answer: shown } = await ask();

    expect(status).toBe(200);
    expect(shown).toMatchObject({
      url: `${siteUrl}robots.txt`,
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
    const { ask } = await home();

    await Promise.all([ask(), ask()]);
    await ask({ fresh: "true" });
    const first = timesAsked;
    world.advance(11_000);
    answer = { status: 404, body: "" };
    const unasked = await ask();
    const fresh = await ask({ fresh: "true" });

    expect([first, timesAsked]).toEqual([1, 2]);
    expect([unasked.answer.status, fresh.answer.status]).toEqual([200, 404]);
  });

  test.each([
    ["is not there", { status: 404, body: "no such page" }, "open", null, true],
    ["fails", { status: 503, body: "" }, "closed", "robots.txt answered 503", false],
    ["cannot be reached", "dead", "closed", "the server could not be reached", false],
  ] as const)(
    "that %s opens or closes everything, and what was seen is said",
    async (_, given, meaning, fault, open) => {
      const { ask, agent } = await home();
      answer = given;

      const { status, answer: shown } = await ask();

      expect(status).toBe(200);
      expect(shown).toMatchObject({ meaning, fault, text: "", closed_paths: [] });
      expect((await agent("GPTBot"))?.start_page).toEqual({ allowed: open, line: null, rule: null });
    },
  );

  test("is not shown to strangers", async () => {
    const { ask, preview } = await home();
    const stranger = await world.signUp();

    expect([(await ask({}, stranger)).status, (await preview({}, stranger)).status]).toEqual([404, 404]);
    expect(timesAsked).toBe(0);
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
    const { ask, agent } = await home();
    answer = { status: 200, body: file };

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
    const { agent } = await home();

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
    const { now, agent, visit } = await home();
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
    const { csv, visit } = await home();
    await visit([{ token: "CCBot", path: "/" }]);

    const text = await csv();

    expect(text.split("\r\n")[0]).toContain('"Visits to forbidden pages, verified"');
    expect(text).toMatch(/^CCBot,Common Crawl,llm_training,no,disallow: \/,8,1,0,1,1,0,0,0,\d{4}-/m);
  });
});

describe("a policy", () => {
  test("is previewed with the file that it makes and what it changes, and nothing is stored", async () => {
    const { preview, ask, visit } = await home();
    await visit([
      { token: "GPTBot", path: "/" },
      { token: "GPTBot", path: "/cart" },
    ]);

    const { status, answer: shown } = await preview({
      purposes: { ai_search_index: "allow" },
      agents: { GPTBot: "allow", PerplexityBot: "leave" },
      closed_paths: ["/cart"],
    });

    expect(status).toBe(200);
    expect(shown.present).toBe(acorn);
    expect(shown.text).toContain(
      "User-agent: CCBot\nDisallow: /\n\nUser-agent: PerplexityBot\nDisalow: /prices",
    );
    expect(shown.text).toMatch(/User-agent: GPTBot\n(?:User-agent: .*\n)+Allow: \/\nDisallow: \/cart\n$/);
    expect(shown.agents.find(({ token }) => token === "GPTBot")).toMatchObject({
      before: { allowed: false, line: 8 },
      after: { allowed: true },
      pages_visited: 2,
      pages_allowed_before: 0,
      pages_allowed_after: 1,
    });
    expect((await ask()).answer.text).toBe(acorn);
  });

  const wordpress = "User-agent: *\nDisallow: /wp-admin/\nAllow: /wp-admin/admin-ajax.php\n";

  test("that allows keeps exceptions within what stays closed, and says what an agent may read less", async () => {
    const { preview } = await home();
    answer = { status: 200, body: `${wordpress}\nUser-agent: bingbot\nDisallow: /private/\n` };

    const { answer: shown } = await preview({
      purposes: { ai_search_index: "allow", search_engine: "allow" },
      agents: {},
      closed_paths: ["/wp-admin/"],
    });

    const made = parseRobots(shown.text);
    const readable = (token: string, path: string) => verdictOf(made, token, path).allowed;
    for (const token of ["Googlebot", "OAI-SearchBot"]) {
      expect([token, readable(token, "/wp-admin/admin-ajax.php"), readable(token, "/wp-admin/")]).toEqual([
        ...[token, true, false],
      ]);
    }
    const effect = (token: string) => shown.agents.find((one) => one.token === token);
    expect(effect("Googlebot")).toMatchObject({ closes: { count: 0, paths: [] }, opens: { count: 0 } });
    expect(effect("bingbot")).toMatchObject({
      closes: { count: 1, paths: ["/wp-admin/"] },
      opens: { count: 1, paths: ["/private/"] },
    });
  });

  test.each([
    [
      "a group of several of which one is opened",
      "User-agent: GPTBot\nUser-agent: CCBot\nCrawl-delay: 4\nContent-Signal: ai-train=no\nDisallow: /\nAllow: /blog/\n",
    ],
    [
      "groups for everybody and for it",
      `${wordpress}\nUser-agent: GPTBot\nDisallow: /\nAllow: /wp-admin/css/\n`,
    ],
    [
      "an exception as short as what it is from",
      "User-agent: *\nDisallow: /p\nAllow: /p\nDisallow: /q/\nAllow: /q/r$\n",
    ],
    [
      "exceptions with wildcards",
      "User-agent: *\nDisallow: /*?\nAllow: /*?page=\nDisallow: */feed/\nAllow: /blog/feed/$\n",
    ],
    [
      "two groups of its own",
      "User-agent: GPTBot\nDisallow: /a/\n\nUser-agent: gptbot\nAllow: /a/b\nDisallow: /c/\n",
    ],
    [
      "names joined by a delay",
      "User-agent: GPTBot\nCrawl-delay: 9\n\nUser-agent: *\nDisallow: /x/\nAllow: /x/y\n",
    ],
  ])("that allows an agent takes nothing from it that the present file gives: %s", async (_, body) => {
    const { preview, ask } = await home();
    answer = { status: 200, body };
    const { closed_paths } = (await ask()).answer;

    const { answer: shown } = await preview({ agents: { GPTBot: "allow" }, closed_paths });

    const files = [parseRobots(body), parseRobots(shown.text)] as const;
    const paths = askedPaths(files);
    const lost = paths.filter(
      (path) => verdictOf(files[0], "GPTBot", path).allowed && !verdictOf(files[1], "GPTBot", path).allowed,
    );
    const told = shown.agents.find(({ token }) => token === "GPTBot")?.closes.paths ?? [];
    expect(lost.filter((path) => !told.some((one) => filledPaths(one).includes(path)))).toEqual([]);
    const said = files.map((file) => file.notes.map(({ key, value }) => `${key} ${value}`));
    expect(new Set(said[1])).toEqual(new Set(said[0]));
    const others = robotsChanges(...files, { agents: ["*", "Googlebot", "CCBot", "nobody"], paths });
    expect(others.changes).toEqual([]);
  });

  test("sets what texts may be used for in every group that reads, and the terms of it, and changes no rule", async () => {
    const { preview } = await home();
    answer = {
      status: 200,
      body: "User-agent: *\nContent-Signal: search=yes, use=reference\nDisallow: /cart\n\nUser-agent: GPTBot\nDisallow: /\n\nUser-agent: OAI-SearchBot\nContent-Usage: ai-use=n\nAllow: /\n",
    };

    const { answer: shown } = await preview({
      usage: { "ai-input": true, "ai-train": false },
      license: "https://acorn.example/license.xml",
    });

    expect(shown.text).toBe(`License: https://acorn.example/license.xml
User-agent: *
Content-Signal: search=yes, ai-input=yes, ai-train=no, use=reference
Disallow: /cart

User-agent: GPTBot
Disallow: /

User-agent: OAI-SearchBot
Content-Signal: ai-input=yes, ai-train=no
Content-Usage: ai-use=y, train-ai=n
Allow: /
`);
    expect(shown.problems).toEqual([]);
    expect(shown.agents.find(({ token }) => token === "OAI-SearchBot")).toMatchObject({
      usage_before: { "ai-input": false },
      usage_after: { "ai-input": true, "ai-train": false },
    });
  });

  test("is refused where the file would do something else than asked", async () => {
    const { preview } = await home();
    answer = { status: 200, body: `User-agent: *\nDisallow: /a\n${"# filler\n".repeat(60_000)}` };

    expect(await preview({ agents: { GPTBot: "disallow" } })).toMatchObject({
      status: 409,
      body: { detail: expect.stringContaining("would change more than you ask for") },
    });
  });

  test("of a site that answers every address with a page begins a file of its own", async () => {
    const { preview } = await home();
    answer = { status: 200, body: "<!doctype html><title>Not found</title>" };

    expect((await preview({ agents: { GPTBot: "disallow" } })).answer).toMatchObject({
      present: "",
      text: "# These may not read the site\nUser-agent: GPTBot\nDisallow: /\n",
    });
  });

  test("is refused where the present file cannot be had", async () => {
    const { preview } = await home();
    answer = { status: 500, body: "" };

    expect(await preview({})).toMatchObject({
      status: 409,
      body: { detail: expect.stringContaining("What we saw: robots.txt answered 500.") },
    });
  });

  test.each([
    [{ agents: { NoSuchBot: "allow" } }, "No such agent: NoSuchBot."],
    [{ agents: { GPTBot: "maybe" } }, expect.any(String)],
    [{ purposes: { world_domination: "allow" } }, expect.any(String)],
    [{ closed_paths: ["/"] }, expect.stringContaining("Each path begins with")],
    [{ closed_paths: ["cart"] }, expect.stringContaining("Each path begins with")],
    [{ closed_paths: ["/a\nUser-agent: *"] }, expect.stringContaining("Each path begins with")],
    [{ closed_paths: Array.from({ length: 101 }, (_, at) => `/${at}`) }, expect.any(String)],
  ])("%j is refused under its field", async (policy, message) => {
    const { preview } = await home();

    expect(await preview(policy)).toMatchObject({ status: 400, body: { policy: [message] } });
  });
});
