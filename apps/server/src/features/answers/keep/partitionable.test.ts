import { getTableColumns, is } from "drizzle-orm";
import { getTableConfig, PgTable } from "drizzle-orm/pg-core";
import { afterAll, beforeAll, expect, test } from "vitest";
import * as insights from "#features/insights/insights.tables.ts";
import { openWorld, type World } from "#test/world.ts";
import * as shareLinks from "../show/share-links.tables.ts";
import * as unstored from "../unstored/unstored-answers.tables.ts";
import * as answers from "./answers.tables.ts";
import * as tallies from "./run-tallies.tables.ts";

/** Found by the hash of their token, by people who know no workspace; there are few of them. */
const foundOtherwise = ["share_links"];

let world: World;
beforeAll(async () => {
  world = await openWorld();
});
afterAll(() => world.close());

test("answers and their sums can be divided by workspace: each of their unique keys contains it", async () => {
  const tables = [answers, tallies, shareLinks, unstored, insights]
    .flatMap((module) => Object.values(module))
    .filter((table): table is PgTable => is(table, PgTable))
    .filter((table) => "workspace_id" in getTableColumns(table))
    .map((table) => getTableConfig(table).name)
    .filter((name) => !foundOtherwise.includes(name));

  const { rows } = await world.postgres.pool.query(
    `select key.indexrelid::regclass::text as key, array(
      select attribute.attname::text from pg_attribute as attribute
      where attribute.attrelid = key.indrelid and attribute.attnum = any(key.indkey::int2[])) as columns
    from pg_index as key where key.indisunique and key.indrelid::regclass::text = any($1)`,
    [tables],
  );

  expect(tables).toEqual(expect.arrayContaining(["answers", "answer_raws", "runs", "answer_days"]));
  expect(rows.map(({ key }) => key)).toContain("answers_once");
  expect(rows.filter(({ columns }) => !columns.includes("workspace_id"))).toEqual([]);
});
