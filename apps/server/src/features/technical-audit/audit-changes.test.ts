import { later } from "@citelens/contract/base/days";
import * as contract from "@citelens/contract/content/technical-audit";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { placeOfJob } from "#platform/place.ts";
import { type AuditHome, auditHome, openSite, soundPage, type TestSite } from "#test/audit-site.ts";
import { openWorld, type World } from "#test/world.ts";
import { changeLeased, leaseAudit } from "./store/audits.sql.ts";

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
  site.asked.length = 0;
  site.pages = {
    "/robots.txt": `User-agent: *\nAllow: /\nSitemap: ${site.origin}/sitemap.xml`,
    "/sitemap.xml": `<urlset><url><loc>${site.origin}/</loc></url></urlset>`,
    "/": page("/", { body: '<a href="/short">Short</a> <a href="/blog/tags">Tags</a>' }),
    "/short": page("/short", { title: "Too short" }),
    "/blog/tags": page("/blog/tags", { title: "Tags" }),
  };
});

const page = (path: string, more: Parameters<typeof soundPage>[2] = {}) => soundPage(site.origin, path, more);

async function issue(home: AuditHome, auditId: string, checkId: string, state = "open") {
  const { answer } = await home.ask(contract.listAuditIssues, {
    params: { auditId },
    query: { state, page_size: 100 },
  });
  return answer.results.find(({ check_id }) => check_id === checkId);
}

async function failing(home: AuditHome, auditId: string, checkId: string) {
  const { answer } = await home.ask(contract.listIssuePages, { params: { auditId, checkId } });
  return answer.results.map(({ url, page_id }) => ({ path: new URL(url).pathname, id: page_id ?? "" }));
}

describe("checking again", () => {
  test("reads the named pages alone, and lets what was mended go", async () => {
    const home = await auditHome(world, site.origin);
    const auditId = await home.audit();
    const before = await home.ask(contract.getAudit, { params: { auditId } });
    const pages = await failing(home, auditId, "title");
    const short = pages.find(({ path }) => path === "/short");
    site.pages["/short"] = page("/short", { title: "Now it is long enough for a title" });
    site.asked.length = 0;

    const again = await home.ask(contract.recheckIssue, {
      params: { auditId, checkId: "title" },
      body: { page_ids: [short?.id] },
    });
    await world.runJobs();

    expect([again.status, again.answer.status]).toEqual([202, "CRAWLING"]);
    expect(site.asked.filter((path) => !/robots/.test(path))).toEqual(["/short"]);
    expect((await failing(home, auditId, "title")).map(({ path }) => path)).toEqual(["/blog/tags"]);
    const { answer: after } = await home.ask(contract.getAudit, { params: { auditId } });
    expect(after).toMatchObject({ status: "DONE", coverage: before.answer.coverage });
    expect(after.pages_score ?? 0).toBeGreaterThan(before.answer.pages_score ?? 0);
  });

  test("asks for the site's own files again where no page is named", async () => {
    site.pages["/robots.txt"] =
      `User-agent: OAI-SearchBot\nDisallow: /\n\nUser-agent: *\nAllow: /\nSitemap: ${site.origin}/sitemap.xml`;
    const home = await auditHome(world, site.origin);
    const auditId = await home.audit();
    const before = await issue(home, auditId, "robots-search");
    site.pages["/robots.txt"] = `User-agent: *\nAllow: /\nSitemap: ${site.origin}/sitemap.xml`;

    await home.ask(contract.recheckIssue, {
      params: { auditId, checkId: "robots-search" },
      body: { page_ids: [] },
    });
    await world.runJobs();

    expect(before).toMatchObject({ severity: "blocker", category: "access", pages: 1 });
    expect(await issue(home, auditId, "robots-search")).toBeUndefined();
  });

  test("does not wait for the checks that a change of what is ignored began, and ends with both", async () => {
    const home = await auditHome(world, site.origin);
    const auditId = await home.audit();
    const short = (await failing(home, auditId, "title")).find(({ path }) => path === "/short");
    site.pages["/short"] = page("/short", { title: "Now it is long enough for a title" });
    await home.ask(contract.updateAuditSettings, {
      body: { ignored: [{ check_id: "title", path_prefix: "/blog", reason: "Tags are no pages" }] },
    });
    const place = placeOfJob({ workspaceId: home.projectId });
    const until = later(world.tools.now(), 60_000);
    const checking = await leaseAudit(world.tools, place, { auditId, step: "CHECKING", until });
    if (!checking) throw new Error("The checks have not begun");

    const again = await home.ask(contract.recheckIssue, {
      params: { auditId, checkId: "title" },
      body: { page_ids: [short?.id] },
    });
    const isStillChecked = await changeLeased(world.tools, place, { leased: checking, changes: {} });
    await world.runJobs();

    expect([again.status, again.answer.status, isStillChecked]).toEqual([202, "CRAWLING", false]);
    expect((await failing(home, auditId, "title")).map(({ path }) => path)).toEqual(["/blog/tags"]);
    expect(await issue(home, auditId, "title")).toBeUndefined();
    expect(await issue(home, auditId, "title", "ignored")).toMatchObject({ ignored: "Tags are no pages" });
    const { answer: after } = await home.ask(contract.getAudit, { params: { auditId } });
    expect(after.status).toBe("DONE");
  });

  test("waits until an audit has ended, and knows no pages of others", async () => {
    const home = await auditHome(world, site.origin);
    const { answer: running } = await home.ask(contract.startAudit, { body: {} });
    const early = await home.ask(contract.recheckIssue, {
      params: { auditId: running.id, checkId: "title" },
      body: { page_ids: [] },
    });
    await world.runJobs();
    const unknown = await home.ask(contract.recheckIssue, {
      params: { auditId: running.id, checkId: "title" },
      body: { page_ids: ["0123456789abcdef"] },
    });

    expect([early.status, unknown.status]).toEqual([409, 404]);
    expect((await home.ask(contract.getAudit, { params: { auditId: running.id } })).answer.status).toBe(
      "DONE",
    );
  });
});

test("what is ignored leaves the score and stays listed with its reason, until it is ignored no longer", async () => {
  const home = await auditHome(world, site.origin);
  const auditId = await home.audit();
  const score = async () =>
    (await home.ask(contract.getAudit, { params: { auditId } })).answer.pages_score ?? 0;
  const before = await score();
  const ignored = [
    { check_id: "title", path_prefix: "/blog", reason: "Tags are no pages to be found" },
    { check_id: "identity", path_prefix: "/", reason: "We are nobody" },
  ];

  await home.ask(contract.updateAuditSettings, { body: { ignored } });
  await world.runJobs();

  expect(await score()).toBeGreaterThan(before);
  expect(await issue(home, auditId, "title")).toMatchObject({ pages: 1, ignored: null });
  expect(await issue(home, auditId, "identity", "ignored")).toMatchObject({ ignored: "We are nobody" });
  const { answer: pages } = await home.ask(contract.listIssuePages, {
    params: { auditId, checkId: "title" },
  });
  expect(pages.results.map(({ url, ignored: why }) => [new URL(url).pathname, why]).toSorted()).toEqual([
    ["/blog/tags", "Tags are no pages to be found"],
    ["/short", null],
  ]);

  await home.ask(contract.updateAuditSettings, { body: { ignored: [] } });
  await world.runJobs();
  expect(await score()).toBeCloseTo(before, 1);
});

test("the issues of a finished audit are the sums of its findings, before and after something is ignored", async () => {
  site.pages["/robots.txt"] =
    `User-agent: OAI-SearchBot\nDisallow: /short\n\nUser-agent: *\nAllow: /\nSitemap: ${site.origin}/sitemap.xml`;
  site.pages["/sitemap.xml"] =
    `<urlset>${["/", "/short", "/blog/tags"].map((path) => `<url><loc>${site.origin}${path}</loc></url>`).join("")}</urlset>`;
  const home = await auditHome(world, site.origin);
  const auditId = await home.audit();
  const shown = async () => {
    const lists = await Promise.all(
      (["open", "ignored"] as const).map((state) =>
        home.ask(contract.listAuditIssues, { params: { auditId }, query: { state, page_size: 100 } }),
      ),
    );
    return lists
      .flatMap(({ answer }) =>
        answer.results.map(({ check_id, pages, severity, is_half }) => ({
          check_id,
          pages,
          severity,
          is_half,
        })),
      )
      .toSorted((one, other) => one.check_id.localeCompare(other.check_id));
  };
  const found = async () => {
    const { rows } = await world.postgres.pool.query(
      `select check_id, (case when bool_and(ignored is not null) then count(*) else count(*) filter (where ignored is null)
         end)::int as pages,
         (array_agg(severity order by array_position(array['blocker', 'high', 'medium', 'low', 'info'], severity)))[1]
           as severity,
         bool_and(is_half or array_position(array['blocker', 'high', 'medium', 'low', 'info'], severity) > (select
           min(array_position(array['blocker', 'high', 'medium', 'low', 'info'], severity)) from audit_findings as worst
           where worst.audit_id = $1 and worst.check_id = found.check_id)) as is_half
       from audit_findings as found where audit_id = $1 group by check_id order by check_id`,
      [auditId],
    );
    return rows.toSorted((one, other) => one.check_id.localeCompare(other.check_id));
  };
  const before = await shown();
  expect(before).toContainEqual({ check_id: "robots-search", pages: 1, severity: "blocker", is_half: true });
  expect(before).toContainEqual({ check_id: "title", pages: 2, severity: "medium", is_half: false });
  expect(before).toEqual(await found());

  await home.ask(contract.updateAuditSettings, {
    body: { ignored: [{ check_id: "title", path_prefix: "/short", reason: "It is a name" }] },
  });
  await world.runJobs();

  expect(await shown()).toEqual(await found());
  expect(await shown()).not.toEqual(before);
});

test("a page's kind is what people say it is", async () => {
  const home = await auditHome(world, site.origin);
  const auditId = await home.audit();

  await home.ask(contract.updateAuditSettings, { body: { kinds: [{ path: "/short", kind: "legal" }] } });
  await world.runJobs();

  const { answer } = await home.ask(contract.listAuditPages, {
    params: { auditId },
    query: { kind: "legal" },
  });
  expect(answer.results.map(({ url }) => new URL(url).pathname)).toEqual(["/short"]);
});

test("two audits are compared by their issues, pages and what pages say", async () => {
  const home = await auditHome(world, site.origin);
  const first = await home.audit();
  site.pages["/"] = page("/", {
    body: '<a href="/short">Short</a> <a href="/new">New</a>',
    head: '<meta name="robots" content="nosnippet">',
  });
  site.pages["/short"] = page("/short", { title: "Now it is long enough for a title" });
  site.pages["/new"] = page("/new");
  delete site.pages["/blog/tags"];

  const second = await home.audit();

  const { answer } = await home.ask(contract.compareAudits, {
    params: { auditId: second },
    query: { with: first },
  });
  expect(answer.issues.new.map(({ check_id }) => check_id)).toContain("no-snippet");
  expect(answer.issues.gone).toMatchObject([{ check_id: "title", pages_before: 2, pages_after: 0 }]);
  expect(answer.pages).toMatchObject({
    added: [`${site.origin}/new`],
    removed: [`${site.origin}/blog/tags`],
    changed: [
      {
        url: `${site.origin}/short`,
        field: "title",
        before: "Too short",
        after: "Now it is long enough for a title",
      },
    ],
  });
  const { answer: audit } = await home.ask(contract.getAudit, { params: { auditId: second } });
  expect(audit.score_change).toBeCloseTo((answer.score_after ?? 0) - (answer.score_before ?? 0), 1);
  const fresh = await home.ask(contract.listAuditIssues, {
    params: { auditId: second },
    query: { state: "new" },
  });
  expect(fresh.answer.results.map(({ check_id }) => check_id)).toContain("no-snippet");
  const { answer: issues } = await home.ask(contract.listAuditIssues, {
    params: { auditId: second },
    query: { page_size: 100 },
  });
  const lasting = issues.results.find(({ check_id }) => check_id === "identity");
  expect(lasting?.is_new).toBe(false);
});

describe("one page", () => {
  test("is audited alone, of any site, beside an audit of the whole one and out of its history", async () => {
    const home = await auditHome(world, "http://nobody.invalid");
    await home.ask(contract.startAudit, { body: {} });

    const { status, answer: begun } = await home.ask(contract.startAudit, {
      body: { url: `${site.origin}/`, render: false },
    });
    await world.runJobs();

    expect([status, begun.scope]).toEqual([201, "PAGE"]);
    const { answer: audit } = await home.ask(contract.getAudit, { params: { auditId: begun.id } });
    expect(audit).toMatchObject({ status: "DONE", coverage: { read: 1, known: 1 } });
    expect(audit.not_checked).toContainEqual({ check_id: "orphan", reason: "Only this page was read." });
    expect(await issue(home, begun.id, "no-validators")).toMatchObject({ pages: 1 });
    expect(site.asked.toSorted()).toEqual(["/", "/", "/robots.txt", "/robots.txt"]);
    const { answer: sites } = await home.ask(contract.listAudits);
    const { answer: single } = await home.ask(contract.listAudits, { query: { scope: "PAGE" } });
    expect([sites.count, single.count]).toEqual([1, 1]);
  });
});

test("one page that keeps itself out of search is told so", async () => {
  site.pages["/short"] = page("/short", { head: '<meta name="robots" content="noindex">' });
  const home = await auditHome(world, site.origin);

  const { answer: begun } = await home.ask(contract.startAudit, {
    body: { url: `${site.origin}/short`, render: false },
  });
  await world.runJobs();

  expect(await issue(home, begun.id, "noindex")).toMatchObject({ severity: "blocker", pages: 1 });
});

describe("what an audit found", () => {
  test("can be had as a table, as JSON and as a report that runs nothing", async () => {
    site.pages["/short"] = page("/short", { title: "<b>&amp;" });
    const home = await auditHome(world, site.origin);
    const auditId = await home.audit();
    const get = async (format: string) => {
      const url = `/api/v1/projects/${home.projectId}/audits/${auditId}/export/?format=${format}`;
      return world.app.inject({ url, headers: { authorization: `Bearer ${home.person.access}` } });
    };

    const [csv, json, html] = [await get("csv"), await get("json"), await get("html")];

    expect(csv.headers["content-type"]).toContain("text/csv");
    expect(csv.rawPayload.subarray(0, 3).toString("hex")).toBe("efbbbf");
    expect(json.body.startsWith("{")).toBe(true);
    expect(csv.body).toContain("title,");
    const all = JSON.parse(json.body);
    expect(all).toMatchObject({ audit: { id: auditId } });
    expect(all.pages.length).toBe(3);
    expect(all.findings.some(({ check_id }: { check_id: string }) => check_id === "title")).toBe(true);
    expect(html.headers["content-disposition"]).toContain("attachment");
    expect(html.body).toContain("Technical audit of");
    expect(html.body).not.toContain("<script");
    expect(html.body).not.toContain("<b>");
  });

  test("comes with a text to copy that mends it", async () => {
    const home = await auditHome(world, site.origin);
    const auditId = await home.audit();
    const [short] = await failing(home, auditId, "title");

    const whole = await home.ask(contract.getIssueFix, { params: { auditId, checkId: "title" } });
    const one = await home.ask(contract.getIssueFix, {
      params: { auditId, checkId: "title" },
      query: { page: short?.id },
    });
    const none = await home.ask(contract.getIssueFix, { params: { auditId, checkId: "hreflang" } });

    expect(whole.answer).toMatchObject({ kind: "html", text: expect.stringContaining("<title>") });
    expect(one.answer.text).toContain("<title>");
    expect(one.answer.text.length).toBeLessThan(whole.answer.text.length);
    expect(none.status).toBe(404);
  });
});

test("pages that an audit read are not read again for the local index", async () => {
  const home = await auditHome(world, site.origin);
  await home.audit();

  const { rows: pages } = await world.postgres.pool.query(
    "select url, status from local_pages where workspace_id = $1",
    [home.projectId],
  );
  const { rows: sites } = await world.postgres.pool.query(
    "select pages_read, read_at from local_sites where workspace_id = $1",
    [home.projectId],
  );

  expect(pages.map(({ url, status }) => [new URL(url).pathname, status]).toSorted()).toEqual([
    ["/", "READ"],
    ["/blog/tags", "READ"],
    ["/short", "READ"],
  ]);
  expect(sites).toMatchObject([{ pages_read: 3, read_at: expect.any(Date) }]);
});
