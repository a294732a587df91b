import { randomUUID } from "node:crypto";
import { later } from "@citelens/contract/base/days";
import { sql } from "drizzle-orm";
import { drizzle } from "drizzle-orm/node-postgres";
import { pgTable } from "drizzle-orm/pg-core";
import { afterAll, beforeAll, expect, test } from "vitest";
import { jobs } from "#app/jobs.ts";
import { readSites } from "#features/local-index/public.ts";
import { changeHeld, takeLease } from "#platform/leases/lease.sql.ts";
import { leaseColumns } from "#platform/leases/lease-columns.ts";
import { type Place, placeOfJob } from "#platform/place.ts";
import { goodKey } from "./fakes/ai/ai-server.ts";
import { openWorld, type World } from "./world.ts";

interface LeaseUser {
  readonly table: string;
  /** The column that names the row, and what makes the row from its id and the workspace's. */
  readonly key: string;
  readonly row: string;
  readonly isOfWorkspace: boolean;
  /** Whether others wait for it, which takes too long to be seen here. */
  readonly waitsForTurn?: boolean;
  readonly work: (place: Place, id: string) => Promise<unknown>;
}

let world: World;
beforeAll(async () => {
  const address = "http://127.0.0.1:1"; // nobody answers there
  world = await openWorld({ ai: { OPENAI_API_KEY: goodKey, OPENAI_BASE_URL: address } as never });
});
afterAll(() => world.close());

const query = async (text: string, values: readonly unknown[] = []) =>
  (await world.postgres.pool.query(text, [...values])).rows;

/** Runs a job as a queue does: what it throws is tried again. */
async function run(name: string, payload: object = {}): Promise<void> {
  const job = jobs.find((one) => one.name === name);
  if (!job) throw new Error(`There is no job named ${name}`);
  await job.run(world.tools, payload as never).catch(() => undefined); // the payload that belongs to this very job
}

const text = `insert into optimizations (workspace_id, id, organization_id, title, kind, mode, status, queries, notes, language, created_by, created, attempt)
  values ($1, $2, $2, 't', 'NEW', 'BRIEF', 'QUEUED', '[]', '', 'en', $2, now(), 1)`;
const users: readonly LeaseUser[] = [
  {
    table: "audits",
    key: "id",
    row: `insert into audits (workspace_id, id, scope, status, url, created, beaten_at, pages_max, speed, render, may_test, ignore_robots, include_paths, exclude_paths)
      values ($1, $2, 'PAGE', 'QUEUED', 'https://acme.example/', now(), now(), 1, 'FAST', false, false, false, '{}', '{}')`,
    isOfWorkspace: true,
    work: ({ workspaceId }, auditId) =>
      run("technical-audit.continue-audit", { workspaceId, auditId, step: "QUEUED" }),
  },
  {
    table: "optimizations",
    key: "id",
    row: text,
    isOfWorkspace: true,
    work: ({ workspaceId }, optimizationId) =>
      run("content-studio.write", { workspaceId, optimizationId, attempt: 1 }),
  },
  {
    table: "optimization_simulations",
    key: "id",
    row: `with text as (${text}) insert into optimization_simulations (workspace_id, optimization_id, id, kind, status, created, created_by, revision)
      values ($1, $2, $2, 'model', 'QUEUED', now(), $2, 0)`,
    isOfWorkspace: true,
    work: ({ workspaceId }, simulationId) =>
      run("content-studio.ask-models", { workspaceId, optimizationId: simulationId, simulationId }),
  },
  {
    table: "deletions",
    key: "id",
    row: `insert into deletions (id, workspace_id, kind, subject_id, asked_at, not_before) values ($2, $1, 'CAMPAIGN', $2, now(), now())`,
    isOfWorkspace: false,
    work: () => run("workspaces.remove-deleted"),
  },
  {
    table: "reanalyses",
    key: "id",
    row: `insert into reanalyses (id, status, version, is_all, total, started_at, started_by) values ($2, 'RUNNING', 1, false, 0, now(), $1)`,
    isOfWorkspace: false,
    work: () => run("answers.reanalyse-stored"),
  },
  {
    table: "site_readings",
    key: "workspace_id",
    row: "insert into site_readings (workspace_id, robots) values ($1, $2)",
    isOfWorkspace: true,
    work: ({ workspaceId }) => run("indexing.read-sitemaps", { workspaceId }),
  },
  {
    table: "local_sites",
    key: "workspace_id",
    row: "insert into local_sites (workspace_id, host, note) values ($1, 'acme.example', $2)",
    isOfWorkspace: true,
    work: (place) =>
      readSites(world.tools, place, {
        hosts: ["https://acme.example"],
        pagesMax: 1,
        signal: AbortSignal.timeout(1_000),
      }).catch(() => undefined),
  },
  {
    table: "opportunity_refreshes",
    key: "workspace_id",
    row: "insert into opportunity_refreshes (workspace_id, next_at, answers) values ($1, now(), length($2))",
    isOfWorkspace: true,
    work: ({ workspaceId }) => run("opportunities.refresh", { workspaceId }),
  },
  {
    table: "provider_checks",
    key: "provider",
    row: "insert into provider_checks (provider, failure) select 'openai', $1::text || $2::text",
    isOfWorkspace: false,
    work: () => run("operators.check-models"),
  },
  {
    table: "exports",
    key: "id",
    row: `insert into exports (workspace_id, id, made_by, operation, params, query, format, status, created_at)
      select workspace_id, $2, user_id, 'listCreditUses', '{}', '{}', 'csv', 'QUEUED', now() from members where workspace_id = $1`,
    isOfWorkspace: true,
    work: ({ workspaceId }, exportId) => run("exports.write-export", { workspaceId, exportId }),
  },
  {
    table: "ad_accounts",
    key: "workspace_id",
    row: "insert into ad_accounts (workspace_id, name) values ($1, $2)",
    isOfWorkspace: true,
    waitsForTurn: true,
    work: ({ workspaceId }) => run("ads.sync-account", { workspaceId }),
  },
  {
    table: "warehouses",
    key: "workspace_id",
    row: `insert into warehouses (workspace_id, endpoint, region, bucket, prefix, access_key_id, sealed_secret, is_on, state, next_run_at)
      values ($1, $2, 'r', 'b', '', 'k', 'sealed by another key', true, 'NEVER', now())`,
    isOfWorkspace: true,
    work: ({ workspaceId }) => run("warehouse.deliver", { workspaceId }),
  },
  {
    table: "assistant_messages",
    key: "id",
    row: `with thread as (insert into assistant_threads (workspace_id, id, user_id, context, created, updated) values ($1, $2, $2, '{}', now(), now()))
      insert into assistant_messages (workspace_id, id, thread_id, organization_id, position, message_type, status, created)
      values ($1, $2, $2, $2, 1, 'AI', 'WRITING', now())`,
    isOfWorkspace: true,
    work: () => run("assistant.end-interrupted-replies"),
  },
];

test.each(users)(
  "what a killed worker had of $table goes on within a minute, and its late write is refused",
  async ({ table: name, key, row, isOfWorkspace, waitsForTurn = false, work }) => {
    const { id: workspaceId } = await world.createWorkspace(await world.signUp());
    const id = randomUUID();
    const place = placeOfJob({ workspaceId });
    await query(row, [workspaceId, id]);
    const own = { id, workspace_id: workspaceId, provider: "openai" }[key];
    // It names columns by tables: one that has a few of them would be known to all of this process.
    const other = { ...world.tools, db: drizzle({ client: world.postgres.pool }) };
    const table = pgTable(name, leaseColumns());
    const leased = {
      table,
      where: sql`${sql.identifier(key)}::text = ${own}`,
      ...(isOfWorkspace && { place }),
    };
    const stand = () => query(`select fence, lease_until from ${name} where ${key}::text = $1`, [own]);
    const killed = await takeLease(other, leased, { until: later(world.tools.now(), 15_000) });
    const before = await stand();

    if (!waitsForTurn) await work(place, id);
    const meanwhile = await stand();
    world.advance(60_000);
    await work(place, id);
    const [after] = await stand();

    expect(meanwhile).toEqual(before);
    expect(after).toMatchObject({ lease_until: null });
    expect(after.fence).toBeGreaterThan(killed?.fence ?? Number.POSITIVE_INFINITY);
    const late = { fence: killed?.fence ?? 0, changes: { lease_until: later(world.tools.now(), 15_000) } };
    expect(await changeHeld(other, leased, late)).toBe(false);
  },
  60_000,
);

test("no table has a lease that no worker was killed with", async () => {
  const leased = await query(
    "select table_name as name from information_schema.columns where table_schema = 'public' and column_name = 'lease_until' order by 1",
  );
  // Those of answers are taken by the hundred, in statements of their own: answers/ask/answering.test.ts.
  expect(leased.map(({ name }) => name)).toEqual(["answers", ...users.map(({ table }) => table)].sort());
});
