import { mkdir, mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import * as contract from "@citelens/contract/platform/admin-system";
import { afterAll, beforeAll, expect, onTestFinished, test } from "vitest";
import { openWorld, type Person, type World } from "#test/world.ts";
import { journalStateOf } from "./journal-state.ts";
import { listSlowStatements } from "./postgres-state.sql.ts";

let world: World;
let root: Person;
beforeAll(async () => {
  world = await openWorld();
  root = await world.signUpRoot();
});
afterAll(() => world.close());

test("PostgreSQL tells its size, its largest tables and that every migration is applied", async () => {
  const { status, answer } = await world.call(contract.getPostgresState, {}, root.access);

  expect(status).toBe(200);
  expect(answer.version).toMatch(/^\d+/);
  expect(answer.bytes).toBeGreaterThan(1_000_000);
  expect(answer.tables).toHaveLength(15);
  expect(answer.tables.map(({ bytes }) => bytes)).toEqual(
    answer.tables.map(({ bytes }) => bytes).toSorted((a, b) => b - a),
  );
  expect(answer.tables.every(({ bytes, index_bytes }) => index_bytes <= bytes)).toBe(true);
  expect(answer.statements).toBeNull();
  expect(answer.migrations.length).toBeGreaterThan(50);
  expect(answer.migrations.filter(({ is_applied }) => !is_applied)).toEqual([]);
});

test("a migration that is not applied is said to wait", async () => {
  const own = await openWorld();
  onTestFinished(() => own.close());
  const superuser = await own.signUpRoot();
  await own.postgres.pool.query(
    "delete from drizzle.__drizzle_migrations where created_at = (select max(created_at) from drizzle.__drizzle_migrations)",
  );

  const { answer } = await own.call(contract.getPostgresState, {}, superuser.access);

  expect(answer.migrations.filter(({ is_applied }) => !is_applied)).toEqual([answer.migrations.at(-1)]);
});

test("ClickHouse tells its tables with rows, and that every migration is applied", async () => {
  await world.tools.events.command(
    "INSERT INTO schema_migrations (name, checksum) VALUES ('0000-of-a-test.sql', '')",
  );

  const { status, answer } = await world.call(contract.getClickHouseState, {}, root.access);

  expect(status).toBe(200);
  expect(answer.tables.find(({ name }) => name === "schema_migrations")).toMatchObject({
    rows: answer.migrations.length + 1,
  });
  expect(answer.replicas).toBeNull();
  expect(answer.migrations.map(({ name }) => name)).toContain("0002-identity.sql");
  expect(answer.migrations.filter(({ is_applied, at }) => !is_applied || at === null)).toEqual([]);
});

test("a database that does not answer costs its own answer alone", async () => {
  const own = await openWorld();
  onTestFinished(() => own.close());
  const superuser = await own.signUpRoot();
  Object.assign(own.tools.events, { query: () => Promise.reject(new Error("connect ECONNREFUSED")) });

  const clickhouse = await own.call(contract.getClickHouseState, {}, superuser.access);
  const postgres = await own.call(contract.getPostgresState, {}, superuser.access);

  expect([clickhouse.status >= 500, postgres.status]).toEqual([true, 200]);
});

test("without a journal there is none to tell of", async () => {
  const { answer } = await world.call(contract.getJournalState, {}, root.access);

  expect(answer.journal).toBeNull();
});

test("a journal tells what waits in it, of whichever kind", async () => {
  const dir = await mkdtemp(join(tmpdir(), "citelens-journal-"));
  onTestFinished(() => rm(dir, { recursive: true }));
  const none = { segments: 0, rows: 0, bytes: 0 };
  const before = await journalStateOf(dir);
  const absent = await journalStateOf(join(dir, "none"));
  await mkdir(join(dir, "visits"));
  await writeFile(join(dir, "visits", "1.ndjson"), "12345\n");
  await writeFile(join(dir, "visits", "2.ndjson"), "123\n");
  await writeFile(join(dir, "visits", "3.ndjson"), "");
  await writeFile(join(dir, "visits", "0.ndjson.refused"), '{"a":1}\n{"a":2}\n');
  await writeFile(join(dir, "lock"), "1");

  const after = await journalStateOf(dir);

  expect([before, absent]).toEqual([
    { segments: 0, bytes: 0, oldest: null, set_aside: none },
    { segments: 0, bytes: 0, oldest: null, set_aside: none },
  ]);
  expect(after).toMatchObject({ segments: 2, bytes: 10, set_aside: { segments: 1, rows: 2, bytes: 16 } });
  expect(Date.now() - Date.parse(after?.oldest ?? "")).toBeLessThan(60_000);
});

test("settings come with their source and sentence", async () => {
  const { answer } = await world.call(contract.listSettings, {}, root.access);

  expect(answer.results.find(({ name }) => name === "PORT")).toMatchObject({
    source: "default",
    value: "3000",
    help: "The port to listen on.",
  });
});

test("the slowest statements of PostgreSQL are told without values, and without those that set a password", async () => {
  // As the extension's view has them; the tests' server does not load it.
  await world.postgres.pool.query(`create schema noted;
    create view noted.pg_stat_statements as
      select oid as dbid, query, 2::bigint as calls, 1.5::float8 as mean_exec_time, total::float8 as total_exec_time
      from pg_database, (values ('select * from visits where id = $1', 3), ('update users set name = ''Ada''', 9),
        ('alter role product password ''secret''', 99)) as statements (query, total)
      where datname = current_database()`);

  const statements = await listSlowStatements(world.tools, { schema: "noted", limit: 10 });

  expect(statements).toEqual([
    { statement: "update users set name = …", calls: 2, mean_ms: 1.5, total_ms: 9 },
    { statement: "select * from visits where id = $1", calls: 2, mean_ms: 1.5, total_ms: 3 },
  ]);
});
