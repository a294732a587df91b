import type { CheckId } from "@citelens/contract/content/audit-words";
import * as contract from "@citelens/contract/content/technical-audit";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { type AuditHome, auditHome, openSite, type TestSite } from "#test/audit-site.ts";
import { openWorld, type World } from "#test/world.ts";
import { fixturePages } from "./fixture-pages.test-helper.ts";
import { type FixturePage, fixtureAnswers } from "./fixture-site.test-helper.ts";

let world: World;
let site: TestSite;
beforeAll(async () => {
  site = await openSite();
  world = await openWorld({ outboundAllow: ["127.0.0.1"] });
});
afterAll(async () => {
  await world.close();
  site.close();
});

/** Checks that each page fails, as the lists of issues say it: "check /path". */
async function foundBy(home: AuditHome, auditId: string): Promise<string[]> {
  const { answer: issues } = await home.ask(contract.listAuditIssues, {
    params: { auditId },
    query: { page_size: 100 },
  });
  const found: string[] = [];
  for (const { check_id: checkId } of issues.results) {
    const { answer } = await home.ask(contract.listIssuePages, {
      params: { auditId, checkId },
      query: { page_size: 100 },
    });
    for (const { page_id, url } of answer.results)
      found.push(`${checkId} ${page_id === null ? "" : new URL(url).pathname}`.trim());
  }
  return found.toSorted();
}

const planted = (pages: readonly FixturePage[]): string[] =>
  pages.flatMap(({ path, fails = [] }) => fails.map((check) => `${check} ${path}`)).toSorted();

test("what is planted into pages is found there, and nothing else", async () => {
  const pages = fixturePages(site.origin);
  site.pages = fixtureAnswers({ origin: site.origin, pages });
  const home = await auditHome(world, site.origin);

  const id = await home.audit();

  const start = ["broken-links /", "sitemap-urls"];
  expect(await foundBy(home, id)).toEqual([...planted(pages), ...start].toSorted());
});

describe("what is planted into a site", () => {
  const sound: readonly FixturePage[] = [
    { path: "/a" },
    { path: "/b" },
    { path: "/c" },
    { path: "/d" },
    { path: "/e" },
  ];
  interface Planted {
    readonly what: string;
    readonly fixture?: (origin: string) => Partial<Parameters<typeof fixtureAnswers>[0]>;
    readonly more?: (origin: string) => TestSite["pages"];
    readonly fails: readonly CheckId[];
  }
  const sites: readonly Planted[] = [
    { what: "nothing", fails: [] },
    {
      what: "no sitemap",
      fixture: () => ({ sitemap: 404, robots: "User-agent: *\nAllow: /\n" }),
      fails: ["sitemap"],
    },
    {
      what: "a sitemap that is none",
      fixture: () => ({ sitemap: "<html>Not found</html>" }),
      fails: ["sitemap"],
    },
    {
      what: "a training agent shut out",
      fixture: (origin) => ({
        robots: `User-agent: GPTBot\nDisallow: /\n\nUser-agent: *\nAllow: /\nSitemap: ${origin}/sitemap.xml\n`,
      }),
      fails: ["robots-training"],
    },
    {
      what: "a search agent shut out",
      fixture: (origin) => ({
        robots: `User-agent: OAI-SearchBot\nDisallow: /\n\nUser-agent: *\nAllow: /\nSitemap: ${origin}/sitemap.xml\n`,
      }),
      fails: ["robots-search"],
    },
    {
      what: "a signal against AI answers",
      fixture: (origin) => ({
        robots: `User-agent: *\nContent-Signal: search=yes, ai-input=no\nAllow: /\nSitemap: ${origin}/sitemap.xml\n`,
      }),
      fails: ["robots-usage"],
    },
    {
      what: "signals against training, and names with digits",
      fixture: (origin) => ({
        robots: `User-agent: *\nContent-Signal: search=yes,ai-train=no,use=reference\nAllow: /\n\nUser-agent: MJ12bot\nUser-agent: 360Spider\nDisallow: /cart\nSitemap: ${origin}/sitemap.xml\n`,
      }),
      fails: [],
    },
    {
      what: "a line that nobody reads",
      fixture: (origin) => ({
        robots: `User-agent: *\nAllow: /\nthis is no rule at all\nSitemap: ${origin}/sitemap.xml\n`,
      }),
      fails: ["robots-faults"],
    },
    {
      what: "an answer to every path",
      more: () => ({}),
      fixture: () => ({}),
      fails: ["soft-404"],
    },
    {
      what: "a start page without an organization",
      fixture: () => ({ start: { head: "" } }),
      fails: ["identity"],
    },
    {
      what: "dead pages in the sitemap",
      fixture: () => ({ pages: [...sound, { path: "/dead", answer: 404, isLinked: false }] }),
      fails: ["sitemap-urls", "status"],
    },
    {
      what: "the same date everywhere",
      fixture: () => ({
        pages: sound.map((page) => ({ ...page, lastmod: "2026-11-02" })),
        start: { lastmod: "2026-11-02" },
      }),
      fails: ["lastmod-false"],
    },
  ];

  test.each(sites)("is found alone: $what", async ({ fixture, more, fails }) => {
    const { origin } = site;
    const answers = fixtureAnswers({ origin, pages: sound, ...fixture?.(origin) });
    site.pages = more
      ? new Proxy(answers, {
          get: (known, path) => known[String(path)] ?? "<title>Anything</title><p>Whatever you like</p>",
        })
      : answers;
    const home = await auditHome(world, origin);

    const id = await home.audit();

    const found = await foundBy(home, id);
    expect([...new Set(found.map((one) => one.split(" ")[0]))].toSorted()).toEqual([...fails].toSorted());
  });
});
