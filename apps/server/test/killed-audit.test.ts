import type { AuditStatus } from "@citelens/contract/content/audit-words";
import { getAudit, startAudit } from "@citelens/contract/content/technical-audit";
import { afterAll, beforeAll, expect, test } from "vitest";
import { cases } from "../../../scripts/testing/cases.ts";
import { auditHome, openSite, soundPage, type TestSite } from "./audit-site.ts";
import { openProcesses, type Processes } from "./servers/processes.ts";
import { eventually, openWorld, type World } from "./world.ts";

/** More than a slice of 500 has, where there is time for it. */
const pages = cases(160, 700);
const linksEach = 5;
const deadlineMs = 180_000;
/** Pages that a worker has read and not written yet, and what it has asked for. */
const lostMax = 100 + 32;
/** Share of the pages, when the worker is killed that reads them: some are written by then. */
const killedAtShare = 0.75;
/** Any number that nobody else locks. */
const gate = 4_711;
/** Each kill costs the start of another process, so that the usual run has one, in the middle of a slice. */
const states: readonly AuditStatus[] = ["QUEUED", "READING", "CRAWLING", "RENDERING", "CHECKING"];
const heldIn = states.slice(0, cases(0, states.length));

let world: World;
let site: TestSite;
let processes: Processes;
beforeAll(async () => {
  site = await openSite();
  world = await openWorld({ outboundAllow: ["127.0.0.1"], billing: { mode: "off" } });
  const env = { OUTBOUND_ALLOW: "127.0.0.1", RENDER_BROWSER: "none", BILLING: "off" };
  processes = await openProcesses(world, { roles: "worker", env });
});
afterAll(async () => {
  await processes.close();
  await world.close();
  site.close();
}, 60_000);

const query = async (text: string, values: readonly unknown[] = []) =>
  (await world.postgres.pool.query(text, [...values])).rows;

function pathOf(number: number): string {
  return number === 0 ? "/" : `/desks/${number}`;
}

function pagesOfSite(): TestSite["pages"] {
  return Object.fromEntries(
    Array.from({ length: pages }, (_, number) => {
      const below = Array.from({ length: linksEach }, (_, nth) => number * linksEach + nth + 1);
      const links = below
        .filter((one) => one < pages)
        .map((one) => `<a href="${pathOf(one)}">Desk ${one}</a>`);
      const title = number % 3 === 0 ? "Desk" : `The desk of number ${number} and its drawers`;
      return [pathOf(number), soundPage(site.origin, pathOf(number), { title, body: links.join("\n") })];
    }),
  );
}

/** Gate for one state: whoever takes an audit out of that state waits at the gate, which is open for all other states. */
async function holdIn(state: AuditStatus): Promise<{ waiting(): Promise<void>; open(): Promise<void> }> {
  const keeper = await world.postgres.pool.connect();
  await keeper.query("select pg_advisory_lock($1)", [gate]);
  await query(
    `create or replace function hold_audit() returns trigger language plpgsql as $$ begin
      if old.status = '${state}' and new.status <> old.status then perform pg_advisory_xact_lock(${gate}); end if;
      return new; end $$`,
  );
  await query(
    "create or replace trigger hold_audit before update on audits for each row execute function hold_audit()",
  );
  return {
    waiting: () =>
      eventually(async () => {
        const held = await query(
          "select from pg_locks where locktype = 'advisory' and objid = $1 and not granted",
          [gate],
        );
        expect(held).toHaveLength(1);
      }, deadlineMs),
    open: async () => {
      // What a dead process has begun is undone once the server sees that nobody listens.
      await query(
        "select pg_terminate_backend(pid) from pg_locks where locktype = 'advisory' and not granted",
      );
      await query("drop trigger hold_audit on audits");
      await keeper.query("select pg_advisory_unlock($1)", [gate]);
      keeper.release();
    },
  };
}

/** As if the minute were over in which a killed worker is believed alive. */
async function hasten(): Promise<void> {
  await query("update audits set lease_until = null where finished_at is null");
  await query("update jobs.job set heartbeat_on = now() - interval '61 seconds' where state = 'active'");
  await world.tools.jobs.boss.supervise();
  await query("update jobs.job set start_after = now() where state = 'retry'");
}

const written = async (auditId: string): Promise<string[]> =>
  (await query("select url from audit_urls where audit_id = $1 and state = 'DONE'", [auditId])).map(
    ({ url }) => new URL(url).pathname,
  );
const findingsOf = (auditId: string) =>
  query("select check_id, hash, part, severity from audit_findings where audit_id = $1 order by 1, 2, 3", [
    auditId,
  ]);
const timesAsked = (path: string): number => site.asked.filter((one) => one === path).length;

async function killWorker(until: () => Promise<unknown>): Promise<void> {
  const worker = await processes.start();
  await until();
  worker.process.kill("SIGKILL");
  await worker.ended;
}

/** All of a state's work is done then, and none of it is noted as done. */
async function killWhenLeaving(auditId: string, state: AuditStatus): Promise<void> {
  const held = await holdIn(state);
  await killWorker(held.waiting);
  const [audit] = await query("select status from audits where id = $1", [auditId]);
  expect(audit.status).toBe(state);
  await held.open();
  await hasten();
}

test(
  "an audit whose worker is killed ends as one that nobody disturbed, and no page that was written is asked for again (in each state in test:deep)",
  async () => {
    site.pages = pagesOfSite();
    const home = await auditHome(world, site.origin);
    const body = { render: true, pages_max: pages };
    const { answer: begun } = await home.ask(startAudit, { body });
    // Fast without leave to test, whose probes would take a minute.
    await query("update audits set speed = 'FAST' where id = $1", [begun.id]);

    for (const state of heldIn.slice(0, 2)) await killWhenLeaving(begun.id, state);
    const asked = site.asked.length;
    await killWorker(() =>
      eventually(async () => {
        expect(site.asked.length).toBeGreaterThan(asked + pages * killedAtShare);
      }, deadlineMs),
    );
    const early = await written(begun.id);
    await hasten();
    for (const state of heldIn.slice(2)) await killWhenLeaving(begun.id, state);
    const last = await processes.start();
    await eventually(async () => {
      const { answer } = await home.ask(getAudit, { params: { auditId: begun.id } });
      expect(answer.status, last.printed()).toBe("DONE");
    }, deadlineMs);
    await last.stop();

    const paths = Array.from({ length: pages }, (_, number) => pathOf(number));
    expect((await written(begun.id)).toSorted()).toEqual(paths.toSorted());
    const again = paths.slice(1).filter((path) => timesAsked(path) > 1);
    expect(again.length).toBeLessThanOrEqual(lostMax);
    expect(paths.slice(1).filter((path) => timesAsked(path) > 2)).toEqual([]);
    expect(early.length).toBeGreaterThan(0);
    expect(early.filter((path) => path !== "/" && timesAsked(path) > 1)).toEqual([]);

    const undisturbed = await home.audit(body);
    const [one, other] = await Promise.all([findingsOf(begun.id), findingsOf(undisturbed)]);
    expect(one.length).toBeGreaterThan(0);
    expect(one).toEqual(other);
    const scores = await query("select distinct score, pages_score, counts from audits where id = any($1)", [
      [begun.id, undisturbed],
    ]);
    expect(scores).toHaveLength(1);
    expect(await query("select * from failed_items")).toEqual([]);
  },
  10 * 60_000,
);
