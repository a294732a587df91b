import { afterAll, beforeAll, expect, test } from "vitest";
import { openWorld, type World } from "#test/world.ts";

/** The tables of answers, runs and their sums by their names; share links are found by their token, whosever they are. */
const tables =
  "^(answers?|runs?|brand_candidates|attempt_costs|unstored_answers|sum|answer|brand|source|cell|version|run)(_|$)";

let world: World;
beforeAll(async () => {
  world = await openWorld();
});
afterAll(() => world.close());

test("answers and their sums can be divided by workspace: each of their unique keys contains it", async () => {
  const { rows } = await world.postgres.pool.query(
    `select key.indexrelid::regclass::text as key, key.indrelid::regclass::text as of_table, array(
      select attribute.attname::text from pg_attribute as attribute
      where attribute.attrelid = key.indrelid and attribute.attnum = any(key.indkey::int2[])) as columns
    from pg_index as key
    join pg_attribute as owner on owner.attrelid = key.indrelid and owner.attname = 'workspace_id'
    where key.indisunique and key.indrelid::regclass::text ~ $1`,
    [tables],
  );

  const named = [
    "answers",
    "answer_raws",
    "answer_citations",
    "attempt_costs",
    "unstored_answers",
    "runs",
    "run_tallies",
  ];
  expect(rows.map(({ of_table }) => of_table)).toEqual(
    expect.arrayContaining([...named, "answer_days", "cell_days"]),
  );
  expect(rows.map(({ key }) => key)).toContain("answers_once");
  expect(rows.filter(({ columns }) => !columns.includes("workspace_id"))).toEqual([]);
});
