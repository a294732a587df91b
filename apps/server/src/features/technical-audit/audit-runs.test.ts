import { dayMs } from "@citelens/contract/base/days";
import * as contract from "@citelens/contract/content/technical-audit";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import {
  type AuditHome,
  auditHome,
  openSite,
  type SiteAnswer,
  soundPage,
  type TestSite,
} from "#test/audit-site.ts";
import { openWorld, type World } from "#test/world.ts";
import { beginDueAudits } from "./scheduled-audits.ts";

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
  site.pages = { "/": soundPage(site.origin, "/") };
});

async function shown(home: AuditHome, auditId: string) {
  return (await home.ask(contract.getAudit, { params: { auditId } })).answer;
}

describe("beginning an audit", () => {
  test("six clicks at once begin one", async () => {
    const home = await auditHome(world, site.origin);

    const clicks = await Promise.all(
      Array.from({ length: 6 }, () => home.ask(contract.startAudit, { body: {} })),
    );

    expect(clicks.map(({ status }) => status).toSorted()).toEqual([201, 409, 409, 409, 409, 409]);
    const { answer } = await home.ask(contract.listAudits);
    expect(answer.count).toBe(1);
    const refused = clicks.find(({ status }) => status === 409);
    expect(refused?.answer).toMatchObject({
      detail: "An audit of this website is in progress. Wait until it has ended, or cancel it.",
    });
  });

  test("is limited to 20 a day for an organization, and the refusal says when", async () => {
    const home = await auditHome(world, site.origin);
    for (let begun = 0; begun < 20; begun++) {
      const { answer } = await home.ask(contract.startAudit, { body: {} });
      await home.ask(contract.cancelAudit, { params: { auditId: answer.id } });
    }

    const refused = await home.ask(contract.startAudit, { body: {} });

    expect(refused.status).toBe(429);
    expect(refused.answer).toMatchObject({
      detail: "Your organization has started 20 audits within a day. Try again later.",
    });
  });

  test("reads no more pages than the plan allows", async () => {
    const home = await auditHome(world, site.origin);

    const refused = await home.ask(contract.startAudit, { body: { pages_max: 201 } });
    const set = await home.ask(contract.updateAuditSettings, { body: { pages_max: 201 } });

    const refusal = { pages_max: ["The Demo plan allows 10 to 200 pages an audit."] };
    expect([refused.status, refused.answer]).toEqual([400, refusal]);
    expect([set.status, set.answer]).toEqual([400, refusal]);
  });

  test("is fast for those alone who say that they may test the site", async () => {
    const home = await auditHome(world, site.origin);
    const refusal = { speed: ["The fast speed needs the tick “I may test this site”."] };

    const begun = await home.ask(contract.startAudit, { body: { speed: "FAST" } });
    const set = await home.ask(contract.updateAuditSettings, { body: { speed: "FAST" } });
    const allowed = await home.ask(contract.updateAuditSettings, { body: { speed: "FAST", may_test: true } });
    const taken = await home.ask(contract.updateAuditSettings, { body: { may_test: false } });

    expect([begun.status, begun.answer, set.answer, taken.answer]).toEqual([400, refusal, refusal, refusal]);
    expect(allowed.answer).toMatchObject({ speed: "FAST", may_test: true });
  });

  test("passes over robots.txt for an owner alone, and notes who said so", async () => {
    const home = await auditHome(world, site.origin);
    const member = await world.signUp();
    await world.postgres.pool.query("insert into members values ($1, $2, 'MEMBER', now())", [
      home.projectId,
      member.user.id,
    ]);
    const asked = { params: { projectId: home.projectId }, body: { ignore_robots: true } };

    const refused = await world.call(contract.startAudit, asked, member.access);
    const begun = await world.call(contract.startAudit, asked, home.person.access);

    expect([refused.status, begun.status]).toEqual([403, 201]);
    const { rows } = await world.postgres.pool.query(
      "select actor_id, details from audit_log where action = 'audit.permitted' and workspace_id = $1",
      [home.projectId],
    );
    expect(rows).toMatchObject([
      { actor_id: home.person.user.id, details: { ignore_robots: true, may_test: false } },
    ]);
  });
});

describe("a site that cannot be audited", () => {
  const login = `<html><title>Log in</title><body><form><input name="user"><input type="password" name="secret"></form></body></html>`;
  const failing: readonly (readonly [
    what: string,
    pages: Record<string, SiteAnswer>,
    reason: string,
    remedy: RegExp,
  ])[] = [
    [
      "that forbids us",
      { "/robots.txt": "User-agent: Citelens\nDisallow: /" },
      "ROBOTS_CLOSED",
      /Allow the user agent Citelens/,
    ],
    ["whose robots.txt fails", { "/robots.txt": 503 }, "ROBOTS_DOWN", /Let \/robots\.txt answer 200 or 404/],
    ["that asks for a login", { "/": login }, "LOGIN", /without logging in/],
    [
      "that challenges us",
      { "/": { status: 403, headers: { "cf-mitigated": "challenge" } } },
      "CHALLENGED",
      /Let the user agent Citelens pass/,
    ],
    ["that refuses us", { "/": 403 }, "REFUSED", /Let the user agent Citelens pass/],
    ["that is down", { "/": 500 }, "UNREACHABLE", /Check that the website is up/],
    [
      "that is no page",
      { "/": { headers: { "content-type": "application/pdf" }, body: "%PDF" } },
      "NO_PAGES",
      /answers with an HTML page/,
    ],
    [
      "whose start page is too large",
      { "/": "x".repeat(2_100_000) },
      "TOO_LARGE",
      /Make the start page smaller/,
    ],
    ["that breaks off", { "/": (_, response) => response.destroy() }, "UNREACHABLE", /firewall/],
  ];

  test.each(failing)("%s says so, and what to do", async (_, pages, reason, remedy) => {
    site.pages = { "/": soundPage(site.origin, "/"), ...pages };
    const home = await auditHome(world, site.origin);

    const audit = await shown(home, await home.audit());

    expect(audit).toMatchObject({ status: "FAILED", score: null, failure: { reason } });
    expect(audit.failure?.seen).toMatch(/\S.*\.$/);
    expect(audit.failure?.remedy).toMatch(remedy);
  });

  test("whose address is nobody's fails by name", async () => {
    const home = await auditHome(world, "http://nobody.invalid");

    const audit = await shown(home, await home.audit());

    expect(audit.failure).toMatchObject({ reason: "DNS", seen: "There is no such host in the DNS." });
  });

  test("that shuts agents out still shows what was found until then", async () => {
    site.pages["/robots.txt"] = "User-agent: *\nDisallow: /";
    const home = await auditHome(world, site.origin);

    const auditId = await home.audit();

    const { answer } = await home.ask(contract.listAuditIssues, { params: { auditId } });
    expect(answer.results.map(({ check_id }) => check_id)).toContain("robots-search");
    const { answer: access } = await home.ask(contract.getAuditAccess, { params: { auditId } });
    expect(access.agents.find(({ token }) => token === "OAI-SearchBot")).toMatchObject({
      conclusion: "closed_by_robots",
      robots: { allowed: false, line: 2, rule: "Disallow: /" },
    });
  });

  test("is read all the same where its owner lets us pass over robots.txt", async () => {
    site.pages["/robots.txt"] = "User-agent: *\nDisallow: /";
    const home = await auditHome(world, site.origin);

    const audit = await shown(home, await home.audit({ ignore_robots: true }));

    expect(audit).toMatchObject({ status: "DONE", coverage: { read: 1 } });
  });
});

describe("a site without an end", () => {
  test("is read so far and no further, and the audit says why it ended", async () => {
    site.pages = new Proxy<TestSite["pages"]>(
      {},
      {
        get: (_, path) => {
          const at = Number(/^\/p(\d+)$/.exec(String(path))?.[1] ?? 0);
          if (path !== "/" && at === 0) return 404;
          return soundPage(site.origin, String(path), {
            body: `<a href="/p${at + 1}">On</a><a href="/p${at + 2}">Further on</a>`,
          });
        },
      },
    );
    const home = await auditHome(world, site.origin);

    const audit = await shown(home, await home.audit({ pages_max: 10 }));

    expect(audit).toMatchObject({
      status: "DONE",
      coverage: { read: 10 },
      cut: "The audit was to read 10 pages at most.",
    });
    expect(audit.coverage.known).toBeGreaterThan(10);
  });

  test("of parameters is read by fifty of a path", async () => {
    const links = Array.from({ length: 80 }, (_, at) => `<a href="/list?page=${at}">Page ${at}</a>`).join("");
    site.pages = new Proxy<TestSite["pages"]>(
      {},
      {
        get: (_, path) =>
          /^\/(?:list|$)/.test(String(path)) ? soundPage(site.origin, String(path), { body: links }) : 404,
      },
    );
    const home = await auditHome(world, site.origin);

    const audit = await shown(home, await home.audit());

    expect(audit.coverage).toEqual({ read: 51, known: 51 });
  });
});

describe("an audit that runs", () => {
  test("ends when it is canceled, keeps what it read, and another can begin", async () => {
    const home = await auditHome(world, site.origin);
    const { answer: begun } = await home.ask(contract.startAudit, { body: {} });

    const canceled = await home.ask(contract.cancelAudit, { params: { auditId: begun.id } });
    await world.runJobs();
    const again = await home.ask(contract.cancelAudit, { params: { auditId: begun.id } });

    expect(canceled.answer).toMatchObject({ status: "CANCELED" });
    expect(await shown(home, begun.id)).toMatchObject({ status: "CANCELED", score: null });
    expect([again.status, again.answer]).toMatchObject([
      409,
      { detail: "This audit is not in progress, so it cannot be canceled." },
    ]);
    expect((await home.ask(contract.startAudit, { body: {} })).status).toBe(201);
  });

  test("is told within three seconds that it was canceled, in the middle of its crawl", async () => {
    await world.runJobs(); // what other tests have left to be done
    const waiting = Promise.withResolvers<void>();
    site.pages = {
      "/": soundPage(site.origin, "/", { body: '<a href="/slow">Slow</a>' }),
      "/slow": () => waiting.resolve(), // it never answers
    };
    const home = await auditHome(world, site.origin);
    const { answer: begun } = await home.ask(contract.startAudit, { body: { render: false } });
    const running = world.runJobs();
    await waiting.promise;

    const canceledAt = performance.now();
    await home.ask(contract.cancelAudit, { params: { auditId: begun.id } });
    await running;

    expect(performance.now() - canceledAt).toBeLessThan(9_000); // three seconds, on a machine that is busy with other tests
    expect(await shown(home, begun.id)).toMatchObject({ status: "CANCELED" });
    const { answer: pages } = await home.ask(contract.listAuditPages, { params: { auditId: begun.id } });
    expect(pages.results.length).toBeLessThanOrEqual(1);
  });

  test("that is deleted leaves nothing behind", async () => {
    const home = await auditHome(world, site.origin);
    const auditId = await home.audit();

    const gone = await home.ask(contract.deleteAudit, { params: { auditId } });

    expect([gone.status, (await home.ask(contract.getAudit, { params: { auditId } })).status]).toEqual([
      204, 404,
    ]);
    const { rows } = await world.postgres.pool.query("select from audit_urls where audit_id = $1", [auditId]);
    expect(rows).toEqual([]);
  });
});

test("of twenty-one audits the newest twenty are kept whole", async () => {
  const home = await auditHome(world, site.origin);
  const first = await home.audit();
  await world.postgres.pool.query(
    `insert into audits (workspace_id, id, scope, status, url, created, beaten_at, finished_at, pages_max, speed, render,
       may_test, ignore_robots, include_paths, exclude_paths)
     select workspace_id, gen_random_uuid(), scope, status, url, created + n * interval '1 second', now(), now(), 200, speed, render,
       may_test, ignore_robots, '{}', '{}' from audits, generate_series(1, 19) as n where id = $1`,
    [first],
  );

  const last = await home.audit();

  expect([(await shown(home, first)).is_whole, (await shown(home, last)).is_whole]).toEqual([false, true]);
  const issues = await home.ask(contract.listAuditIssues, { params: { auditId: first } });
  expect([issues.status, issues.answer]).toMatchObject([
    409,
    { detail: "Of this audit only scores and counts are kept. Start a new one to see pages and issues." },
  ]);
});

describe("an audit by schedule", () => {
  test("begins each week with the workspace's settings, once for all instances, and not while audits or the schedule are off", async () => {
    const home = await auditHome(world, site.origin);
    const { answer: settings } = await home.ask(contract.updateAuditSettings, {
      body: { schedule: "weekly", pages_max: 50, render: false },
    });
    await world.runJobs();
    const before = (await auditsOf(home)).length;

    world.advance(7 * dayMs + 1_000);
    await Promise.all([beginDueAudits.run(world.tools, {}), beginDueAudits.run(world.tools, {})]);
    await world.runJobs();

    const begun = await auditsOf(home);
    expect([before, begun]).toMatchObject([0, [{ status: "DONE", pages_max: 50, begun_by: null }]]);
    expect(settings.next_audit).not.toBeNull();

    await world.postgres.pool.query(
      `update organizations set features_off = '{technical_audit}'
       where id = (select organization_id from workspaces where id = $1)`,
      [home.projectId],
    );
    world.advance(8 * dayMs);
    await beginDueAudits.run(world.tools, {});
    expect(await auditsOf(home)).toEqual(begun);

    await world.postgres.pool.query(
      "update audit_settings set schedule = 'off', next_audit_at = null where workspace_id = $1",
      [home.projectId],
    );
    world.advance(30 * dayMs);
    await beginDueAudits.run(world.tools, {});
    expect(await auditsOf(home)).toEqual(begun);
  });
});

/** As they are stored: sessions have ended by then. */
async function auditsOf({ projectId }: AuditHome): Promise<unknown[]> {
  const { rows } = await world.postgres.pool.query(
    "select id, status, pages_max, begun_by from audits where workspace_id = $1",
    [projectId],
  );
  return rows;
}
