import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { sql } from "drizzle-orm";
import { drizzle } from "drizzle-orm/node-postgres";
import { migrate } from "drizzle-orm/node-postgres/migrator";
import { Client } from "pg";
import { z } from "zod";
import type { HealthSources } from "#features/admin/room.ts";
import type { ClickHouse } from "#platform/clickhouse.ts";
import { migrateClickHouse, readMigrations } from "#platform/clickhouse-migrations.ts";
import { migrateJobs } from "#platform/jobs/job-migrations.ts";
import { jobs } from "./jobs.ts";

const postgresFolder = fileURLToPath(new URL("../../drizzle", import.meta.url));
const clickHouseFolder = new URL("../../clickhouse/", import.meta.url);
/** Any number that nothing else in the database locks by. */
const migrationLock = 7_406_221_033;

/** Also tells by its refusal a pooler that would give the lock to one connection and the migrations to others. */
const migrationMaxMs = 24 * 3_600_000;

/** Brings both databases to the present shape; instances that start together wait for the first of them. */
export async function migrateDatabases(postgresUrl: string, events: ClickHouse): Promise<void> {
  await underLock(postgresUrl, async (client) => {
    await migratePostgres(client);
    await migrateJobs(postgresUrl, jobs);
    await migrateClickHouse(events, clickHouseFolder);
  });
}

const journalOfDrizzle = z.object({ entries: z.array(z.object({ tag: z.string(), when: z.number() })) });

/** The migrations that this version brings, for those who want to know whether they are applied. */
export const migrationFiles: HealthSources["migrations"] = {
  postgres: async () => {
    const text = await readFile(join(postgresFolder, "meta", "_journal.json"), "utf8");
    const { entries } = journalOfDrizzle.parse(JSON.parse(text));
    return entries.map(({ tag, when }) => ({ name: tag, at: when }));
  },
  clickhouse: async () => (await readMigrations(clickHouseFolder)).map(({ name }) => name),
};

/** PostgreSQL alone, for the tests' template database. */
export function migratePostgresAt(postgresUrl: string): Promise<void> {
  return underLock(postgresUrl, async (client) => {
    await migratePostgres(client);
    await migrateJobs(postgresUrl, jobs);
  });
}

async function underLock(postgresUrl: string, run: (client: Client) => Promise<void>): Promise<void> {
  const client = new Client({
    connectionString: postgresUrl,
    application_name: "citelens migrations",
    statement_timeout: migrationMaxMs,
  });
  await client.connect().catch((error: unknown) => {
    throw explained(error);
  });
  try {
    await client.query("select pg_advisory_lock($1)", [migrationLock]);
    await run(client);
  } finally {
    await client.end(); // which also gives the lock back
  }
}

function explained(error: unknown): unknown {
  if (!(error instanceof Error) || !error.message.includes("unsupported startup parameter")) return error;
  return new Error(
    "DATABASE_URL leads to a pooler such as PgBouncer, through which no migration can run. Set DATABASE_DIRECT_URL to the address of PostgreSQL itself.",
    { cause: error },
  );
}

async function migratePostgres(client: Client): Promise<void> {
  const db = drizzle({ client });
  await migrate(db, { migrationsFolder: postgresFolder });
  await db.execute(forceRowSecurity);
  await db.execute(sql`select make_text_indices()`);
}

/** Policies bind the tables' owner too, whom the product connects as. Only tables without it are locked. */
const forceRowSecurity = sql`
  do $$
  declare protected text;
  begin
    for protected in
      select distinct format('%I.%I', nspname, relname)
      from pg_policy join pg_class on pg_class.oid = polrelid join pg_namespace on pg_namespace.oid = relnamespace
      where nspname = 'public' and not relforcerowsecurity
    loop
      execute 'alter table ' || protected || ' force row level security';
    end loop;
  end $$`;
