import { createServer } from "node:http";
import { dayMs } from "@citelens/contract/base/days";
import {
  type Engine,
  getIndexing,
  getPageChain,
  listIndexedPages,
  refreshIndexing,
} from "@citelens/contract/traffic/indexing";
import { deleteWorkspace } from "@citelens/contract/workspaces/workspaces";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { jobs } from "#app/jobs.ts";
import { listenOnLoopback } from "#test/loopback.ts";
import { openWorld, type World } from "#test/world.ts";

/** Answers of the site to each path; everything else is not found. */
let site: Readonly<Record<string, string | number>> = {};
const asked: string[] = [];
const server = createServer(({ url = "" }, response) => {
  asked.push(url);
  const answer = site[url] ?? 404;
  if (answer === 0) response.destroy();
  else
    response
      .writeHead(typeof answer === "number" ? answer : 200)
      .end(typeof answer === "string" ? answer : "");
});

let world: World;
let origin = "";
beforeAll(async () => {
  origin = await listenOnLoopback(server);
  world = await openWorld({ outboundAllow: ["127.0.0.1"] });
});
afterAll(async () => {
  await world.close();
  server.closeAllConnections();
  server.close();
});
beforeEach(() => {
  site = {};
  asked.length = 0;
});

const sitemapOf = (...paths: string[]) =>
  `<urlset>${paths.map((path) => `<url><loc>${origin}${path}</loc><lastmod>2026-11-01</lastmod></url>`).join("")}</urlset>`;

async function storeVisits(projectId: string, rows: readonly object[]): Promise<void> {
  const usual = { workspace_id: projectId, path: "/", bot_type: 2, verdict: "verified", status: 200 };
  await world.tools.events.insert(
    "visits",
    rows.map((row) => ({ ...usual, ...row })),
  );
}

async function storeReferrals(projectId: string, rows: readonly object[]): Promise<void> {
  const usual = { workspace_id: projectId, assistant: "ChatGPT", operator: "OpenAI", evidence: "referrer" };
  await world.tools.events.insert(
    "referrals",
    rows.map((row) => ({ ...usual, ...row })),
  );
}

async function home() {
  const person = await world.signUp();
  const { id: projectId } = await world.createWorkspace(person, `${origin}/`);
  const params = { projectId };
  const ago = (days: number) => new Date(world.tools.now().getTime() - days * dayMs).toISOString();
  const seen = (path: string, token: string, more: object = {}) => ({ path, token, ts: ago(1), ...more });
  return {
    projectId,
    person,
    ago,
    seen,
    visits: (...rows: object[]) => storeVisits(projectId, rows),
    referrals: (...rows: object[]) => storeReferrals(projectId, rows),
    summary: async (query: object = {}) =>
      (await world.call(getIndexing, { params, query }, person.access)).answer,
    pages: async (query: object = {}) =>
      (await world.call(listIndexedPages, { params, query }, person.access)).answer,
    chain: async (path: string) =>
      (await world.call(getPageChain, { params, query: { path } }, person.access)).answer,
    refresh: async () => world.call(refreshIndexing, { params }, person.access),
    read: async () => {
      await world.call(refreshIndexing, { params }, person.access);
      await world.runJobs();
    },
  };
}
type Home = Awaited<ReturnType<typeof home>>;

async function levelsOf(at: Home, engine: Engine, query: object = {}): Promise<Record<string, string>> {
  const { results } = await at.pages({ engine, ...query });
  return Object.fromEntries(results.map(({ path, evidence }) => [path, evidence[0]?.level ?? ""]));
}

describe("reading the sitemaps", () => {
  test("follows robots.txt to an index and its files, and keeps the pages of the site", async () => {
    const at = await home();
    site = {
      "/robots.txt": `User-agent: *\nDisallow: /closed\nSitemap: ${origin}/index.xml\nSitemap: ${origin}/closed.xml`,
      "/index.xml": `<sitemapindex><sitemap><loc>${origin}/a.xml</loc></sitemap><sitemap><loc>${origin}/gone.xml</loc></sitemap></sitemapindex>`,
      "/a.xml": sitemapOf("/", "/caf%c3%a9", "/b/", "/b/"),
    };

    const { status, answer } = await at.refresh();
    await world.runJobs();

    expect([status, answer.is_reading, answer.read_at]).toEqual([202, true, null]);
    const { sitemap } = await at.summary();
    expect(sitemap).toEqual({
      read_at: expect.any(String),
      is_reading: false,
      pages: 3,
      files: [`${origin}/index.xml`, `${origin}/a.xml`],
      problems: [
        `${origin}/closed.xml may not be read: robots.txt does not allow it.`,
        `${origin}/gone.xml answered 404.`,
      ],
    });
    expect((await at.pages()).results.map(({ path }) => path)).toEqual(["/", "/b/", "/caf%C3%A9"]);
    expect((await at.chain("/b/")).sitemap).toMatchObject({ lastmod: "2026-11-01" });
  });

  test("happens once, however often somebody clicks, and not again within a minute", async () => {
    const at = await home();
    site = { "/sitemap.xml": sitemapOf("/") };

    const clicks = await Promise.all([at.refresh(), at.refresh(), at.refresh()]);
    await world.runJobs();
    await at.refresh();
    await world.runJobs();

    expect(clicks.map(({ answer }) => answer.is_reading)).toEqual([true, true, true]);
    expect(asked.filter((path) => path === "/sitemap.xml")).toHaveLength(1);
  });

  test("forgets what a whole sitemap names no longer, and nothing where it could not be had", async () => {
    const at = await home();
    const later = async (files: typeof site) => {
      site = files;
      await world.postgres.pool.query(
        "update site_readings set read_at = read_at - interval '2 minutes' where workspace_id = $1",
        [at.projectId],
      );
      await at.read();
      return (await at.pages()).results.map(({ path }) => path);
    };
    site = { "/sitemap.xml": sitemapOf("/a", "/b") };
    await at.read();

    expect(await later({ "/sitemap.xml": 500 })).toEqual(["/a", "/b"]);
    expect(await later({ "/robots.txt": 503 })).toEqual(["/a", "/b"]);
    expect((await at.summary()).sitemap.problems).toEqual([
      "Without robots.txt no sitemap may be read: robots.txt answered 503.",
    ]);
    expect(await later({ "/sitemap.xml": sitemapOf("/b", "/c") })).toEqual(["/b", "/c"]);
  });

  test("is done every day for active workspaces that are used, and one site that fails stops no other", async () => {
    const [idle, first, second] = [await home(), await home(), await home()];
    site = { "/sitemap.xml": sitemapOf("/") };
    for (const { projectId } of [first, second])
      await world.postgres.pool.query("insert into tracking_reports values ($1, now(), null)", [projectId]);
    await world.postgres.pool.query(`create function broken_reading() returns trigger language plpgsql as $$
      begin raise exception 'row is broken'; end $$`);
    await world.postgres.pool.query(`create trigger broken_reading before insert on site_pages for each row
      when (new.workspace_id = '${first.projectId}') execute function broken_reading()`);
    const due = jobs.find(({ name }) => name === "indexing.read-due-sites");

    await due?.run(world.tools, {} as never);
    await world.postgres.pool.query("drop function broken_reading cascade");

    const pagesOf = async (at: Home) => (await at.summary()).sitemap;
    expect(await pagesOf(idle)).toMatchObject({ read_at: null, pages: 0 });
    expect(await pagesOf(first)).toMatchObject({ read_at: null, is_reading: false, pages: 0 });
    expect(await pagesOf(second)).toMatchObject({ read_at: expect.any(String), pages: 1 });
  });

  test("leaves nothing behind when the workspace is purged, and is no error for one that is gone", async () => {
    const at = await home();
    site = { "/sitemap.xml": sitemapOf("/") };
    await at.read();

    await world.call(deleteWorkspace, { params: { projectId: at.projectId } }, at.person.access);
    const read = jobs.find((job) => job.name === "indexing.read-sitemaps");
    expect(read).toBeDefined();
    await read?.run(world.tools, { workspaceId: at.projectId } as never);
    world.advance(11 * 60_000);
    await world.runJobs();
    await read?.run(world.tools, { workspaceId: at.projectId } as never);

    const { rows } = await world.postgres.pool.query(
      "select path from site_pages where workspace_id = $1 union all select 'reading' from site_readings where workspace_id = $1",
      [at.projectId],
    );
    expect(rows).toEqual([]);
  });
});

describe("the matrix", () => {
  test("shows of each page the strongest evidence for an engine, and unproven visits apart", async () => {
    const at = await home();
    site = {
      "/robots.txt": "User-agent: OAI-SearchBot\nDisallow: /blocked\n",
      "/sitemap.xml": sitemapOf("/blocked", "/silent"),
    };
    await at.read();
    await at.visits(
      at.seen("/fetched", "ChatGPT-User"),
      at.seen("/fetched", "OAI-SearchBot"),
      at.seen("/crawled", "OAI-SearchBot"),
      at.seen("/crawled", "GPTBot"),
      at.seen("/cached", "OAI-SearchBot", { status: 304 }),
      at.seen("/unverifiable", "OAI-SearchBot", { verdict: "unverifiable" }),
      at.seen("/no-status", "OAI-SearchBot", { status: 0 }),
      at.seen("/trained", "GPTBot"),
      at.seen("/forged", "OAI-SearchBot", { verdict: "spoofed" }),
      at.seen("/gone", "OAI-SearchBot", { status: 404 }),
      at.seen("/moved", "OAI-SearchBot", { status: 301 }),
      at.seen("/old", "OAI-SearchBot", { ts: at.ago(181) }),
      at.seen("/other", "Googlebot"),
    );

    expect(await levelsOf(at, "chatgpt")).toEqual({
      "/blocked": "blocked",
      "/cached": "crawled",
      "/crawled": "crawled",
      "/fetched": "fetched",
      "/no-status": "unverified",
      "/other": "none",
      "/silent": "none",
      "/trained": "training",
      "/unverifiable": "unverified",
    });
    expect(await levelsOf(at, "gemini", { level: "feeder_crawled" })).toEqual({ "/other": "feeder_crawled" });
    const { results } = await at.pages({ search: "/BLOCKED", engine: "chatgpt" });
    expect(results[0]?.evidence).toEqual([
      {
        engine: "chatgpt",
        level: "blocked",
        at: null,
        stale: false,
        blocked: { agent: "OAI-SearchBot", line: 2, rule: "disallow: /blocked" },
      },
    ]);
  });

  test("is narrowed by level, staleness, source, search and broken link, and exported as it is narrowed", async () => {
    const at = await home();
    site = { "/sitemap.xml": sitemapOf("/a", "/b") };
    await at.read();
    await at.visits(
      at.seen("/a", "OAI-SearchBot", { ts: at.ago(91) }),
      at.seen("/c", "PerplexityBot"),
      at.seen("/c", "Perplexity-User"),
    );
    const paths = async (query: object) => (await at.pages(query)).results.map(({ path }) => path);

    expect(await paths({ source: "sitemap" })).toEqual(["/a", "/b"]);
    expect(await paths({ source: "visits" })).toEqual(["/c"]);
    expect(await paths({ stale: "true" })).toEqual(["/a"]);
    expect(await paths({ stale: "true", engine: "perplexity" })).toEqual([]);
    expect(await paths({ stale: "false", engine: "chatgpt" })).toEqual(["/b", "/c"]);
    expect(await paths({ level: ["crawled", "fetched"] })).toEqual(["/a", "/c"]);
    expect(await paths({ level: "fetched", engine: ["chatgpt", "perplexity"] })).toEqual(["/c"]);
    expect(await paths({ broken: "crawled" })).toEqual(["/b"]);
    expect(await paths({ broken: ["fetched", "cited"] })).toEqual(["/a", "/c"]);
    expect(await paths({ search: " C " })).toEqual(["/c"]);
    expect(await paths({ order_by: "-path", page_size: 2 })).toEqual(["/c", "/b"]);
    expect(await paths({ order_by: "-last_read" })).toEqual(["/c", "/a", "/b"]);
    expect(await paths({ page: 3, page_size: 1 })).toEqual(["/c"]);
    const csv = await world.app.inject({
      url: `/api/v1/projects/${at.projectId}/indexing/pages/?format=csv&engine=perplexity&source=visits`,
      headers: { authorization: `Bearer ${at.person.access}` },
    });
    expect(csv.body.trimEnd().split("\r\n")).toEqual([
      '\ufeffPath,In sitemap,Last read,Broken link,Perplexity,"Perplexity, last","Perplexity, stale"',
      expect.stringMatching(/^\/c,no,20\d\d-.*Z,cited,fetched,20\d\d-.*Z,no$/),
    ]);
  });
});

describe("the site in figures", () => {
  test("covers sitemap pages by what was seen in the range, and sums the chains", async () => {
    const at = await home();
    site = { "/sitemap.xml": sitemapOf("/1", "/2", "/3", "/4") };
    await at.read();
    await at.visits(
      at.seen("/1", "OAI-SearchBot", { ts: at.ago(29) }),
      at.seen("/2", "OAI-SearchBot", { ts: at.ago(31) }),
      at.seen("/3", "OAI-SearchBot", { verdict: "unchecked" }),
      at.seen("/extra", "OAI-SearchBot"),
      at.seen("/extra", "ChatGPT-User"),
    );
    await at.referrals({ path: "/extra", ts: at.ago(1) });
    const chatgpt = async (days: number) =>
      (await at.summary({ days })).engines.find(({ engine }) => engine === "chatgpt");

    expect(await chatgpt(30)).toMatchObject({
      name: "ChatGPT",
      search_agents: ["OAI-SearchBot"],
      sitemap_pages: 4,
      covered: 1,
      share: 25,
      unverified: 1,
    });
    expect(await chatgpt(90)).toMatchObject({ covered: 2, share: 50, unverified: 1 });
    const { funnel, pages, tracking_since, is_cut } = await at.summary();
    expect([pages, is_cut, tracking_since?.slice(0, 10)]).toEqual([5, false, at.ago(31).slice(0, 10)]);
    expect(funnel).toEqual([
      { link: "discovered", pages: 5, broken: 0 },
      { link: "crawled", pages: 3, broken: 2 },
      { link: "fetched", pages: 1, broken: 2 },
      { link: "cited", pages: 1, broken: 0 },
      { link: "clicked", pages: 1, broken: 0 },
    ]);
    for (const { link, broken } of funnel) expect((await at.pages({ broken: link })).count).toBe(broken);
  });

  test("knows nothing of a new workspace, and divides by nothing", async () => {
    const at = await home();

    const { engines, funnel, tracking_since, sitemap } = await at.summary();

    expect([tracking_since, sitemap.read_at]).toEqual([null, null]);
    expect(engines.every(({ share, covered }) => share === null && covered === 0)).toBe(true);
    expect(funnel.every(({ pages }) => pages === 0)).toBe(true);
  });

  test("shows the first page as soon as its visit is stored, however lately it was asked for", async () => {
    const at = await home();
    expect((await at.summary()).pages).toBe(0);

    await at.visits(at.seen("/new", "GPTBot"));

    expect((await at.summary()).pages).toBe(1);
  });
});

describe("one page", () => {
  test("that nobody knows breaks at its discovery, and one that is closed names the rule", async () => {
    const at = await home();
    site = {
      "/robots.txt": "User-agent: *\nDisallow: /closed\n",
      "/sitemap.xml": sitemapOf("/closed"),
    };
    await at.read();

    expect((await at.chain("nowhere")).broken).toEqual({
      link: "discovered",
      advice: expect.stringContaining("Add it to the sitemap"),
    });
    const { broken, robots } = await at.chain("/closed");
    expect(broken).toEqual({
      link: "crawled",
      advice: expect.stringContaining("line 2, “disallow: /closed”"),
    });
    expect(robots.find(({ agent }) => agent === "Googlebot")).toMatchObject({
      engine: "gemini",
      allowed: false,
      line: 2,
      rule: "disallow: /closed",
    });
  });
});
