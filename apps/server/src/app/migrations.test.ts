import { randomUUID } from "node:crypto";
import { cp, mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { drizzle } from "drizzle-orm/node-postgres";
import { migrate } from "drizzle-orm/node-postgres/migrator";
import { Client } from "pg";
import { expect, onTestFinished, test } from "vitest";
import { createDatabaseFrom, createTestDatabase } from "#test/postgres.ts";
import { openWorld } from "#test/world.ts";
import { jobs } from "./jobs.ts";
import { migratePostgresAt } from "./migrations.ts";

async function clientOf(url: string): Promise<Client> {
  const client = new Client({ connectionString: url });
  await client.connect();
  onTestFinished(() => client.end());
  return client;
}

test("an instance that starts on a migrated database waits for no transaction of the others", async () => {
  const database = await createTestDatabase();
  onTestFinished(() => database.drop());
  const other = await clientOf(database.url);
  await other.query("begin");
  const { rows: read } = await other.query("select tablename from pg_policies where schemaname = 'public'");
  for (const { tablename } of read) await other.query(`lock table ${tablename} in row exclusive mode`);

  await migratePostgresAt(database.url);

  const { rows } = await other.query(
    "select count(*) filter (where not relforcerowsecurity)::int as left_out from pg_policy join pg_class on pg_class.oid = polrelid",
  );
  expect(read.length).toBeGreaterThan(20);
  expect(rows).toEqual([{ left_out: 0 }]);
});

/** Brings an empty database to where it stood behind that migration. */
async function migrateUntil(client: Client, last: number): Promise<void> {
  const folder = await mkdtemp(join(tmpdir(), "migrations-"));
  onTestFinished(() => rm(folder, { recursive: true }));
  await cp(fileURLToPath(new URL("../../drizzle", import.meta.url)), folder, { recursive: true });
  const path = join(folder, "meta", "_journal.json");
  const journal = JSON.parse(await readFile(path, "utf8"));
  await writeFile(path, JSON.stringify({ ...journal, entries: journal.entries.slice(0, last + 1) }));
  await migrate(drizzle({ client }), { migrationsFolder: folder });
}

test("work that was held or waited under the old names of a lease goes on after the upgrade", async () => {
  const database = await createDatabaseFrom("template0");
  onTestFinished(() => database.drop());
  const client = await clientOf(database.url);
  await migrateUntil(client, 78);
  const [id, by] = [randomUUID(), randomUUID()];
  for (const row of [
    "users (id, email, email_key, password_hash, first_name, last_name, created) values ($1, 'a@b.example', 'a@b.example', '', '', '', now())",
    "organizations (id, owner_id, created) values ($1, $1, now())",
    "workspaces (id, organization_id, name, url, description, time_zone, created) values ($1, $1, 'a', 'https://acme.invalid/', '', 'UTC', now())",
    `audits (workspace_id, id, scope, status, url, created, beaten_at, pages_max, speed, render, may_test, ignore_robots, include_paths, exclude_paths, fence, lease_until)
      values ($1, $1, 'PAGE', 'QUEUED', 'https://acme.invalid/', now(), now(), 1, 'FAST', false, false, false, '{}', '{}', 7, now() + interval '40 seconds')`,
    "site_readings (workspace_id, reading_until) values ($1, now() + interval '2 minutes')",
    "opportunity_refreshes (workspace_id, next_at, running_until) values ($1, now(), now() + interval '10 minutes')",
  ])
    await client.query(`insert into ${row}`, [id]);
  for (const row of [
    "deletions (id, workspace_id, kind, subject_id, asked_at, not_before, leased_by, leased_until) values ($1, $1, 'CAMPAIGN', $1, now(), now(), $2, now() + interval '1 minute')",
    "reanalyses (id, status, version, is_all, total, started_at, leased_by, leased_until) values ($1, 'RUNNING', 1, false, 0, now(), $2, now() + interval '2 minutes')",
  ])
    await client.query(`insert into ${row}`, [id, by]);

  await migratePostgresAt(database.url);
  const { rows: asked } = await client.query("select asked_at, lease_until from site_readings");
  const world = await openWorld({ databaseUrl: database.url });
  onTestFinished(() => world.close());
  world.advance(121_000); // the longest lease of old that may still end by itself lasts two minutes
  for (const [name, payload] of Object.entries({
    "technical-audit.continue-audit": { workspaceId: id, auditId: id, step: "QUEUED" },
    "indexing.read-sitemaps": { workspaceId: id },
    "opportunities.refresh": { workspaceId: id },
    "workspaces.remove-deleted": {},
    "answers.reanalyse-stored": {},
  }))
    await jobs.find((job) => job.name === name)?.run(world.tools, payload as never); // the payload that belongs to this very job

  expect(asked).toEqual([{ asked_at: expect.any(Date), lease_until: null }]);
  const { rows } = await client.query(`select
    (select status from audits) as audit, (select status from reanalyses) as reanalysis,
    (select finished_at is not null from deletions) as is_removed,
    (select read_at is not null and asked_at is null from site_readings) as is_read,
    (select refreshed_at is not null from opportunity_refreshes) as is_refreshed,
    (select bool_and(lease_until is null) from (
      select lease_until from audits union all select lease_until from reanalyses union all select lease_until from deletions
      union all select lease_until from site_readings union all select lease_until from opportunity_refreshes) as leases) as is_free`);
  expect(rows).toEqual([
    {
      audit: "READING",
      reanalysis: "DONE",
      is_removed: true,
      is_read: true,
      is_refreshed: true,
      is_free: true,
    },
  ]);
}, 60_000);
