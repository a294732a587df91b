import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { openWorld, type World } from "../../../test/world.ts";
import { openStatistics } from "./statistics.ts";

let world: World;

beforeAll(async () => {
  world = await openWorld();
});
afterAll(() => world.close());

beforeEach(async () => {
  await query("drop table if exists grows, stays");
  await query("create table grows (id uuid) with (autovacuum_enabled = false)");
  await query("create table stays (id uuid) with (autovacuum_enabled = false)");
});

async function query<Row>(statement: string): Promise<Row[]> {
  return (await world.postgres.pool.query(statement)).rows as Row[];
}

/** Number of rows that the planner assumes; -1 for a table that was never analysed. */
async function planned(table: string): Promise<number> {
  const [row] = await query<{ rows: number }>(
    `select reltuples::int as rows from pg_class where relname = '${table}'`,
  );
  return row?.rows ?? Number.NaN;
}

/** Rows that were changed since it was analysed, as far as PostgreSQL has counted them. */
async function changed(): Promise<number> {
  const [row] = await query<{ rows: number }>(
    "select n_mod_since_analyze::int as rows from pg_stat_user_tables where relname = 'grows'",
  );
  return row?.rows ?? Number.NaN;
}

const insert = (table: string, rows: number) =>
  query(`insert into ${table} select '${randomUUID()}' from generate_series(1, ${rows})`);

test("a table that grew is analysed within seconds, once it is worth it, and others are let be", async () => {
  const statistics = openStatistics(world.tools);
  await insert("grows", 1_000);
  await insert("stays", 100);
  expect([await planned("grows"), await planned("stays")]).toEqual([-1, -1]);

  statistics.inserted(499);
  await expect.poll(() => planned("grows"), { timeout: 2_500 }).toBe(-1);
  statistics.inserted(1);

  await expect.poll(() => planned("grows"), { timeout: 10_000 }).toBe(1_000);
  expect(await planned("stays")).toBe(-1);
  await statistics.stop();
});

test("it is analysed again when it has grown by its half, not for a few rows more", async () => {
  const statistics = openStatistics(world.tools);
  await insert("grows", 2_000);
  await expect.poll(changed, { timeout: 15_000 }).toBe(2_000);
  await query("analyze grows");
  await expect.poll(changed, { timeout: 15_000 }).toBe(0);

  await insert("grows", 600);
  await expect.poll(changed, { timeout: 15_000 }).toBe(600);
  statistics.inserted(600);
  await new Promise((resolve) => setTimeout(resolve, 2_500));
  expect(await planned("grows")).toBe(2_000);

  await insert("grows", 3_000);
  statistics.inserted(3_000);
  await expect.poll(() => planned("grows"), { timeout: 10_000 }).toBe(5_600);
  await statistics.stop();
});

test("what is stopped looks at nothing more", async () => {
  const statistics = openStatistics(world.tools);
  await insert("grows", 1_000);
  statistics.inserted(1_000);

  await statistics.stop();
  statistics.inserted(1_000);
  await new Promise((resolve) => setTimeout(resolve, 2_500));
  expect(await planned("grows")).toBe(-1);
});
