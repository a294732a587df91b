import { createHash, randomBytes } from "node:crypto";
import { readdir, readFile } from "node:fs/promises";
import { escapeIdentifier, type PoolClient } from "pg";
import { jobs } from "#app/jobs.ts";
import { migratePostgresAt } from "#app/migrations.ts";
import { addressOf, type TestServer, testServer } from "./postgres-server.ts";

export interface TestDatabase {
  readonly url: string;
  /** Drops the database, even while somebody is connected to it. */
  drop(): Promise<void>;
}

const shape = [
  new URL("../drizzle/", import.meta.url),
  new URL("../src/app/migrations.ts", import.meta.url),
  new URL("../src/platform/jobs/job-migrations.ts", import.meta.url),
] as const;
let product: Promise<string> | undefined;

/** A database of one's own with the product's tables; about 50 ms. */
export async function createTestDatabase(): Promise<TestDatabase> {
  product ??= fingerprint().then((name) => createTemplate(name, migratePostgresAt));
  return createDatabaseFrom(await product);
}

/**
 * Makes a database that others are copied from, unless one of that name is there, from an earlier run perhaps: so
 * the name has to change with what `migrate` makes. Of several at the same time, one migrates and all wait for it.
 */
export async function createTemplate(name: string, migrate: (url: string) => Promise<void>): Promise<string> {
  const server = await testServer();
  const template = `template_${name}`;
  const client = await server.admin.connect();
  try {
    await client.query("select pg_advisory_lock(hashtext($1))", [template]);
    const { rowCount } = await client.query("select from pg_database where datname = $1", [template]);
    if (rowCount === 0) await buildTemplate(server, client, { name, template, migrate });
    return template;
  } finally {
    await client.query("select pg_advisory_unlock_all()");
    client.release();
  }
}

/** A copy of a template, as the product's role owns it. */
export async function createDatabaseFrom(template: string): Promise<TestDatabase> {
  const server = await testServer();
  const database = `test_${randomBytes(6).toString("hex")}`;
  // Copying the files takes three quarters of the time of writing them through the log, and dropping half of it.
  await server.admin.query(
    `create database ${database} template ${escapeIdentifier(template)} owner ${server.role} strategy file_copy`,
  );
  return {
    url: addressOf(server, database),
    drop: async () => {
      await server.admin.query(`drop database if exists ${database} with (force)`);
    },
  };
}

interface Build {
  readonly name: string;
  readonly template: string;
  readonly migrate: (url: string) => Promise<void>;
}

/** Migrated under another name, so that a template is whole or not there; closed then, because an open one cannot be copied. */
async function buildTemplate(server: TestServer, client: PoolClient, build: Build): Promise<void> {
  const [building, template] = [`building_${build.name}`, build.template].map(escapeIdentifier);
  await client.query(`drop database if exists ${building} with (force)`);
  await client.query(`create database ${building} owner ${server.role}`);
  await build.migrate(addressOf(server, `building_${build.name}`));
  await client.query(`alter database ${building} allow_connections false`);
  await client.query("select pg_terminate_backend(pid, 5000) from pg_stat_activity where datname = $1", [
    `building_${build.name}`,
  ]);
  await client.query(`alter database ${building} rename to ${template}`);
}

async function fingerprint(): Promise<string> {
  const [folder, ...code] = shape;
  const names = (await readdir(folder)).filter((name) => name.endsWith(".sql")).sort();
  const files = await Promise.all(
    [...code, ...names.map((name) => new URL(name, folder))].map((file) => readFile(file)),
  );
  const queues = JSON.stringify(jobs.map(({ name, retryLimit, cron }) => [name, retryLimit, cron]));
  return createHash("sha256").update(Buffer.concat(files)).update(queues).digest("hex").slice(0, 16);
}
