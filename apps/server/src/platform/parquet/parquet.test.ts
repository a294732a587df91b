import { afterAll, beforeAll, expect, test } from "vitest";
import { z } from "zod";
import type { ClickHouse } from "#platform/clickhouse.ts";
import { openLazyEvents } from "#test/clickhouse.ts";
import { filesOf } from "./events-as-parquet.ts";
import type { ParquetColumns } from "./parquet-columns.ts";
import { rowsOfParquet } from "./parquet-rows.rules.ts";
import { rowsAsParquet } from "./rows-as-parquet.ts";

const lazy = openLazyEvents();
let events: ClickHouse;
beforeAll(() => {
  events = lazy.events;
});
afterAll(async () => {
  await events.close();
  await lazy.drop();
});

const columns: ParquetColumns = {
  id: "string",
  at: "timestamp",
  late: "timestamp?",
  day: "date",
  is: "boolean",
  n: "integer?",
  score: "number?",
  tags: "strings",
};
/** Text that would be more than text where it stood in a statement. */
const hostile = `it's; {a:String} \\ ') FORMAT CSV SETTINGS x=1 -- \u2028 é "q"\n`;
const row = {
  id: hostile,
  at: new Date("2026-03-29T01:30:00.123Z"),
  late: null,
  day: "2026-03-29",
  is: true,
  n: -7,
  score: 0.25,
  tags: [hostile, ""],
};

async function* slices(...rows: readonly object[][]) {
  yield* rows as Readonly<Record<string, unknown>>[][];
}

async function all<T>(coming: AsyncIterable<T>): Promise<T[]> {
  const come: T[] = [];
  for await (const one of coming) come.push(one);
  return come;
}

/** Rows as ClickHouse reads them back. */
async function read(body: Buffer) {
  return events.query(
    `SELECT *, toTypeName(at) AS type_of_at, toTypeName(n) AS type_of_n FROM format(Parquet, base64Decode('${body.toString("base64")}'))`,
    {},
    z.looseObject({}),
  );
}

test("rows come back as they went in, whatever they hold", async () => {
  const parts = await all(rowsAsParquet(events, columns, slices([row], [], [{ ...row, n: null }])));

  expect(parts.map(({ rows }) => rows)).toEqual([2]);
  const [first, second] = await read(parts[0]?.body ?? Buffer.alloc(0));
  expect(first).toMatchObject({
    id: hostile,
    at: "2026-03-29 01:30:00.123",
    late: null,
    day: "2026-03-29",
    is: true,
    n: -7,
    score: 0.25,
    tags: [hostile, ""],
    type_of_at: "DateTime64(3, 'UTC')",
  });
  expect(second).toMatchObject({ n: null });
});

test("more rows than a file holds are in several, none twice and none lost", async () => {
  const long = Array.from({ length: 300 }, (_, n) => ({ ...row, n, id: "x".repeat(100_000) }));

  const parts = await all(rowsAsParquet(events, columns, slices(long.slice(0, 120), long.slice(120))));

  expect(parts.length).toBeGreaterThan(2);
  expect(parts.reduce((sum, { rows }) => sum + rows, 0)).toBe(300);
  for (const { rows, body } of parts) expect(rowsOfParquet(body)).toBe(rows);
});

test("no rows are no file, and what is no file is told", async () => {
  expect(await all(rowsAsParquet(events, columns, slices([])))).toEqual([]);
  expect(() => rowsOfParquet(Buffer.from("not a file of that kind"))).toThrow("no Parquet");
});

test("whole minutes fill a file as far as they fit", () => {
  const minute = (number: number, rows: number, bytes = 10) => ({ minute: number * 60_000, rows, bytes });

  expect(
    filesOf([minute(1, 60_000), minute(2, 40_000), minute(5, 1), minute(6, 200_000), minute(7, 1)]),
  ).toEqual([
    { from: 60_000, before: 180_000, rows: 100_000, bytes: 20 },
    { from: 300_000, before: 360_000, rows: 1, bytes: 10 },
    { from: 360_000, before: 420_000, rows: 200_000, bytes: 10 },
    { from: 420_000, before: 480_000, rows: 1, bytes: 10 },
  ]);
  expect(filesOf([minute(1, 1, 20_000_000), minute(2, 1, 20_000_000)])).toHaveLength(2);
});
