import * as contract from "@citelens/contract/content/technical-audit";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { type AuditHome, auditHome, openSite, soundPage, type TestSite } from "#test/audit-site.ts";
import { openWorld, type World } from "#test/world.ts";

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
beforeEach(() => {
  site.pages = {};
  site.asked.length = 0;
});

const page = (path: string, more: Parameters<typeof soundPage>[2] = {}) => soundPage(site.origin, path, more);
const link = (path: string) => `<a href="${path}">The page at ${path}</a>`;
const sitemap = (...paths: string[]) =>
  `<urlset>${paths.map((path) => `<url><loc>${site.origin}${path}</loc><lastmod>2026-10-0${paths.indexOf(path) + 1}</lastmod></url>`).join("")}</urlset>`;

async function issuesOf(home: AuditHome, auditId: string): Promise<Record<string, number>> {
  const { answer } = await home.ask(contract.listAuditIssues, {
    params: { auditId },
    query: { page_size: 100 },
  });
  return Object.fromEntries(answer.results.map(({ check_id, pages }) => [check_id, pages]));
}

describe("an audit of a site", () => {
  test("reads it from its start, by links and sitemap, and says what is wrong where", async () => {
    site.pages = {
      "/robots.txt": `User-agent: *\nDisallow: /closed\nSitemap: ${site.origin}/sitemap.xml`,
      "/sitemap.xml": sitemap("/", "/alone"),
      "/": page("/", { body: [link("/good"), link("/gone"), link("/closed"), link("/moved")].join("\n") }),
      "/good": page("/good", { body: link("/"), head: '<meta name="robots" content="nosnippet">' }),
      "/alone": page("/alone", { title: "Alone" }),
      "/moved": { status: 301, headers: { location: "/good" } },
    };
    const home = await auditHome(world, site.origin);

    const id = await home.audit();

    const { answer: audit } = await home.ask(contract.getAudit, { params: { auditId: id } });
    expect(audit).toMatchObject({
      status: "DONE",
      failure: null,
      cut: null,
      coverage: { read: 5, known: 6 },
    });
    expect(audit.score).toBeGreaterThan(0);
    const issues = await issuesOf(home, id);
    expect(issues).toMatchObject({
      "broken-links": 1,
      redirects: 1,
      status: 1,
      orphan: 1,
      title: 1,
      "no-snippet": 1,
    });
    const { answer: broken } = await home.ask(contract.listIssuePages, {
      params: { auditId: id, checkId: "broken-links" },
    });
    expect(broken.results[0]).toMatchObject({
      url: `${site.origin}/`,
      evidence: [{ found: expect.stringContaining("/gone") }],
    });
    const { answer: pages } = await home.ask(contract.listAuditPages, {
      params: { auditId: id },
      query: { order_by: "url" },
    });
    expect(pages.results.map(({ url, status }) => [new URL(url).pathname, status])).toEqual([
      ["/", 200],
      ["/alone", 200],
      ["/gone", 404],
      ["/good", 200],
      ["/moved", 200],
    ]);
    expect(site.asked).not.toContain("/closed");
  });
});
