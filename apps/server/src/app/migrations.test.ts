import { Client } from "pg";
import { expect, onTestFinished, test } from "vitest";
import { createTestDatabase } from "#test/postgres.ts";
import { migratePostgresAt } from "./migrations.ts";

test("an instance that starts on a migrated database waits for no transaction of the others", async () => {
  const database = await createTestDatabase();
  onTestFinished(() => database.drop());
  const other = new Client({ connectionString: database.url });
  await other.connect();
  onTestFinished(() => other.end());
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
