import { logIn } from "@citelens/contract/accounts/accounts";
import { dayMs, minuteMs } from "@citelens/contract/base/days";
import * as contract from "@citelens/contract/content/technical-audit";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { type AuditHome, auditHome, openSite, soundPage, type TestSite } from "#test/audit-site.ts";
import { openWorld, type World } from "#test/world.ts";
import { continueStalledAudits } from "../continue-stalled.ts";

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
  const links = Array.from({ length: 14 }, (_, at) => `<a href="/desks/${at}">Desk ${at}</a>`).join("\n");
  site.asked.length = 0;
  site.pages = { "/": soundPage(site.origin, "/", { body: links }) };
  for (let at = 0; at < 14; at++)
    site.pages[`/desks/${at}`] = soundPage(site.origin, `/desks/${at}`, { title: "Desk" });
});

const query = async (text: string, values: readonly unknown[] = []) =>
  (await world.postgres.pool.query(text, [...values])).rows;
const auditOf = async (id: string) =>
  (await query("select * from audits where id = $1", [id]))[0] as Record<string, unknown>;
const findingsOf = (id: string) =>
  query("select check_id, hash, part, severity from audit_findings where audit_id = $1 order by 1, 2, 3", [
    id,
  ]);

/** Addresses by their state. */
async function addresses(id: string): Promise<Record<string, number>> {
  const rows = await query(
    "select state, count(*)::int as number from audit_urls where audit_id = $1 group by 1",
    [id],
  );
  return Object.fromEntries(rows.map(({ state, number }) => [state, number]));
}

/** Nobody brings an audit into that state, whoever tries. */
async function forbid(status: string, ...ids: readonly string[]): Promise<void> {
  await query(
    `create or replace function forbid_state() returns trigger language plpgsql as $$ begin
       raise exception 'poisoned'; end $$`,
  );
  await query(
    `create or replace trigger forbid_state before update on audits for each row
       when (new.status = '${status}' and new.id = any('{${ids.join(",")}}')) execute function forbid_state()`,
  );
}

async function begin(home: AuditHome, body: object = {}): Promise<string> {
  const { answer } = await home.ask(contract.startAudit, { body: { render: false, pages_max: 10, ...body } });
  await query("update audits set speed = 'FAST' where id = $1", [answer.id]);
  return answer.id;
}

/** Lets time go by as the clock of the jobs does, until an audit is over. */
async function untilOver(id: string): Promise<number> {
  for (let sweeps = 0; sweeps < 60; sweeps++) {
    const { status } = await auditOf(id);
    if (!["QUEUED", "READING", "CRAWLING", "RENDERING", "CHECKING"].includes(String(status))) return sweeps;
    world.advance(11 * minuteMs);
    await continueStalledAudits.run(world.tools, {});
    await world.runJobs();
  }
  return Number.POSITIVE_INFINITY;
}

/** As the person who comes back after hours. */
async function askAgain(home: AuditHome, auditId: string) {
  const { email, password } = home.person;
  const { answer: tokens } = await world.call(logIn, { body: { email, password } });
  const params = { projectId: home.projectId, auditId };
  return {
    audit: (await world.call(contract.getAudit, { params }, tokens.access)).answer,
    issues: (await world.call(contract.listAuditIssues, { params, query: {} } as never, tokens.access))
      .answer,
    begun: await world.call(
      contract.startAudit,
      { params, body: { render: false } } as never, // what is left out has its usual value
      tokens.access,
    ),
  };
}

describe("an audit that cannot go on", () => {
  test("fails with what was found until then, and lets another one begin", async () => {
    const home = await auditHome(world, site.origin);
    const auditId = await begin(home);
    await forbid("RENDERING", auditId);

    await world.runJobs();
    const found = await findingsOf(auditId);
    const before = await auditOf(auditId);
    await untilOver(auditId);

    expect([before.status, found.length > 0]).toEqual(["CRAWLING", true]);
    const { audit, issues, begun } = await askAgain(home, auditId);
    expect(audit).toMatchObject({
      status: "FAILED",
      score: null,
      coverage: { read: 10, known: 15 },
      failure: {
        reason: "INTERNAL",
        remedy: "Start the audit again. If it fails once more, write to the support.",
      },
    });
    expect(audit.failure?.seen).toMatch(/^The audit tried \d\d times to read the next pages, and failed/);
    expect(await findingsOf(auditId)).toEqual(found);
    expect(issues.results.find(({ check_id: check }) => check === "title")).toMatchObject({ pages: 9 });
    expect(await addresses(auditId)).toEqual({ DONE: 10 });
    expect(begun.status).toBe(201);
  });

  test("is done as it was before, where it was to be checked again", async () => {
    const home = await auditHome(world, site.origin);
    const auditId = await begin(home);
    await world.runJobs();
    const { answer: pages } = await home.ask(contract.listIssuePages, {
      params: { auditId, checkId: "title" },
    });
    const before = await auditOf(auditId);
    await forbid("RENDERING", auditId);

    await home.ask(contract.recheckIssue, {
      params: { auditId, checkId: "title" },
      body: { page_ids: pages.results.slice(0, 3).map(({ page_id: id }) => id) },
    });
    await untilOver(auditId);

    const { status, failure, score, counts, read, failed, finished_at } = before;
    expect(status).toBe("DONE");
    expect(await auditOf(auditId)).toMatchObject({
      status,
      failure,
      score,
      counts,
      read,
      failed,
      finished_at,
    });
    expect((await findingsOf(auditId)).length).toBeGreaterThan(0);
    expect(await addresses(auditId)).toEqual({ DONE: 10 });
  });

  test("stops no other: one goes on whose worker died, whatever becomes of the first", async () => {
    const [stuck, lost] = [await auditHome(world, site.origin), await auditHome(world, site.origin)];
    const [stuckId, lostId] = [await begin(stuck), await begin(lost)];
    await query("delete from jobs.job where name = 'technical-audit.continue-audit'");
    await query(
      `update audits set attempts = 12, attempted_at = now() - interval '1 day', beaten_at = beaten_at - interval '1 hour'
       where id = $1`,
      [stuckId],
    );
    // Killed again and again, but not so often.
    await query("update audits set attempts = 11, attempted_at = now() - interval '9 days' where id = $1", [
      lostId,
    ]);
    await forbid("FAILED", stuckId); // its end fails as well
    world.advance(11 * minuteMs);

    await continueStalledAudits.run(world.tools, {});
    await world.runJobs();

    expect([(await auditOf(stuckId)).status, (await auditOf(lostId)).status]).toEqual(["QUEUED", "DONE"]);
    const noted = await query("select item, error from failed_items where sweep like 'technical-audit.%'");
    expect(noted).toEqual([{ item: stuckId, error: "poisoned" }]);

    await query("drop trigger forbid_state on audits");
    world.advance(dayMs);
    await continueStalledAudits.run(world.tools, {});
    expect((await auditOf(stuckId)).status).toBe("FAILED");
  });
});

describe("an audit that is canceled", () => {
  test("keeps what it read and forgets what was ahead, also what a worker writes too late", async () => {
    await world.runJobs(); // what other tests have left to be done
    const waiting = Promise.withResolvers<void>();
    const answers = site.pages;
    site.pages = new Proxy(answers, {
      // What is asked for after some pages never answers.
      get: (of, path) => (site.asked.length < 8 ? of[String(path)] : () => waiting.resolve()),
    });
    const home = await auditHome(world, site.origin);
    const auditId = await begin(home, { pages_max: 15 });
    const running = world.runJobs();
    await waiting.promise;

    const canceled = await home.ask(contract.cancelAudit, { params: { auditId } });
    await running;
    await query(
      `insert into audit_urls (workspace_id, audit_id, hash, url, state, found_in, rank)
       values ($1, $2, 'late', 'http://late.example/', 'AHEAD', '{LINK}', 9)`,
      [home.projectId, auditId],
    );
    world.advance(minuteMs);
    await world.runJobs();

    expect(canceled.answer).toMatchObject({ status: "CANCELED" });
    const { AHEAD: ahead, DONE: read = 0 } = await addresses(auditId);
    expect([ahead, read > 0]).toEqual([undefined, true]);
    expect((await findingsOf(auditId)).length).toBeGreaterThan(0);
    expect((await auditOf(auditId)).status).toBe("CANCELED");
  });

  test("while pages are read again is done as it was", async () => {
    const home = await auditHome(world, site.origin);
    const auditId = await begin(home);
    await world.runJobs();
    const { answer: pages } = await home.ask(contract.listIssuePages, {
      params: { auditId, checkId: "title" },
    });
    const { answer: before } = await home.ask(contract.getAudit, { params: { auditId } });

    await home.ask(contract.recheckIssue, {
      params: { auditId, checkId: "title" },
      body: { page_ids: pages.results.slice(0, 3).map(({ page_id: id }) => id) },
    });
    await query("update audits set read = 7 where id = $1", [auditId]); // as a beat says by then
    const canceled = await home.ask(contract.cancelAudit, { params: { auditId } });
    await world.runJobs();

    expect(canceled.answer).toEqual(before);
    expect((await home.ask(contract.getAudit, { params: { auditId } })).answer).toEqual(before);
    expect(await addresses(auditId)).toEqual({ DONE: 10 });
  });
});
