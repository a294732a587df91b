import { Client } from "pg";
import { expect, onTestFinished, test } from "vitest";
import { createTestDatabase } from "#test/postgres.ts";
import { tablesOfOthers } from "../../../../scripts/law/statements/exceptions.ts";

test("every table of workspaces has a policy that is in force for its owner, too", async () => {
  const database = await createTestDatabase();
  const client = new Client({ connectionString: database.url });
  await client.connect();
  onTestFinished(async () => {
    await client.end();
    await database.drop();
  });

  const { rows } = await client.query<{ name: string; open: boolean }>(
    `select relname as name,
       not (relrowsecurity and relforcerowsecurity and exists (select from pg_policy where polrelid = pg_class.oid)) as open
     from pg_class join pg_attribute on attrelid = pg_class.oid and attname = 'workspace_id' and not attisdropped
     where relnamespace = 'public'::regnamespace and relkind in ('r', 'p') order by relname`,
  );

  expect(rows.length).toBeGreaterThan(50);
  expect(rows.filter(({ open }) => open).map(({ name }) => name)).toEqual(
    Object.keys(tablesOfOthers).toSorted(),
  );
});
