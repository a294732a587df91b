import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { expect, onTestFinished, test } from "vitest";
import { z } from "zod";
import { createEmptyEventsDatabase } from "#test/clickhouse.ts";
import { type ClickHouse, openClickHouse } from "./clickhouse.ts";
import { migrateClickHouse, statementsIn } from "./clickhouse-migrations.ts";

interface Place {
  readonly clickhouse: ClickHouse;
  readonly folder: URL;
  write(files: Readonly<Record<string, string>>): Promise<void>;
}

/** A database that is not there yet, and a folder for migrations. */
async function place(): Promise<Place> {
  const events = await createEmptyEventsDatabase();
  await events.drop();
  const clickhouse = openClickHouse(events.address);
  const dir = await mkdtemp(join(tmpdir(), "citelens-migrations-"));
  onTestFinished(async () => {
    await clickhouse.close();
    await events.drop();
    await rm(dir, { recursive: true });
  });
  return {
    clickhouse,
    folder: pathToFileURL(`${dir}/`),
    write: async (files) => {
      for (const [name, sql] of Object.entries(files)) await writeFile(join(dir, name), sql);
    },
  };
}

async function tablesOf(clickhouse: ClickHouse): Promise<unknown> {
  const sql = "SELECT name FROM system.tables WHERE database = currentDatabase() ORDER BY name";
  const rows = await clickhouse.query(sql, {}, z.object({ name: z.string() }));
  return rows.map(({ name }) => name).filter((name) => name !== "schema_migrations");
}

const numbers = `-- Numbers; with a comment.
CREATE TABLE numbers_seen (n UInt32) ENGINE = MergeTree ORDER BY n;

-- Filled by a view.
CREATE TABLE IF NOT EXISTS totals (total UInt64) ENGINE = SummingMergeTree ORDER BY tuple();
CREATE MATERIALIZED VIEW fill TO totals AS SELECT sum(n) AS total FROM numbers_seen;
`;

test("applies the files in the order of their numbers, in a database that it creates, each once", async () => {
  const { clickhouse, folder, write } = await place();
  await write({
    "0001-numbers.sql": numbers,
    "0002-more.sql": "ALTER TABLE numbers_seen ADD COLUMN label String;\n",
    "notes.md": "no",
  });

  await migrateClickHouse(clickhouse, folder);
  await migrateClickHouse(clickhouse, folder);
  await write({ "0003-last.sql": "INSERT INTO numbers_seen VALUES (4, 'it;s'), (5, 'x');\n" });
  await migrateClickHouse(clickhouse, folder);
  await migrateClickHouse(clickhouse, folder);

  expect(await tablesOf(clickhouse)).toEqual(["fill", "numbers_seen", "totals"]);
  const rows = await clickhouse.query(
    "SELECT sum(total) AS total FROM totals",
    {},
    z.object({ total: z.number() }),
  );
  expect(rows).toEqual([{ total: 9 }]);
});

test("names the file and the statement that failed, and takes it up again once it is put right", async () => {
  const { clickhouse, folder, write } = await place();
  await write({
    "0001-a.sql":
      "CREATE TABLE IF NOT EXISTS a (n UInt8) ENGINE = MergeTree ORDER BY n;\nCREATE TABLE b (n Nonsense) ENGINE = Memory;\n",
  });

  const failing = migrateClickHouse(clickhouse, folder);

  await expect(failing).rejects.toThrow(/0001-a\.sql failed.*Nonsense.*in: CREATE TABLE b/s);
  await write({
    "0001-a.sql":
      "CREATE TABLE IF NOT EXISTS a (n UInt8) ENGINE = MergeTree ORDER BY n;\nCREATE TABLE b (n UInt8) ENGINE = Memory;\n",
  });
  await migrateClickHouse(clickhouse, folder);
  expect(await tablesOf(clickhouse)).toEqual(["a", "b"]);
});

test("refuses a file that was changed after it had been applied", async () => {
  const { clickhouse, folder, write } = await place();
  await write({ "0001-numbers.sql": numbers });
  await migrateClickHouse(clickhouse, folder);

  await write({ "0001-numbers.sql": `${numbers}SELECT 1;\n` });

  await expect(migrateClickHouse(clickhouse, folder)).rejects.toThrow("0001-numbers.sql was changed");
});

test.each([
  ["without a number", { "visits.sql": "SELECT 1;\n" }, "visits.sql"],
  ["with another's number", { "0001-a.sql": "SELECT 1;\n", "0001-b.sql": "SELECT 1;\n" }, "0001-b.sql"],
])("refuses a file %s before it applies any", async (_, files, named) => {
  const { clickhouse, folder, write } = await place();
  await write(files);

  await expect(migrateClickHouse(clickhouse, folder)).rejects.toThrow(named);
});

test.each([
  ["", []],
  ["-- only a comment\n", []],
  ["SELECT 1", ["SELECT 1"]],
  ["SELECT 1;\r\nSELECT ';' ;  \n-- end\n", ["SELECT 1", "SELECT ';'"]],
  ["SELECT 'a;b'\n, 2;\n", ["SELECT 'a;b'\n, 2"]],
])("finds the statements in %j", (sql, expected) => {
  expect(statementsIn(sql)).toEqual(expected);
});
