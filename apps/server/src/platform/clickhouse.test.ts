import { createServer } from "node:http";
import { afterAll, beforeAll, expect, inject, onTestFinished, test } from "vitest";
import { z } from "zod";
import { createEmptyEventsDatabase, type EventsDatabase } from "#test/clickhouse.ts";
import { type ClickHouse, clickHouseErrorCode, isUnavailable, openClickHouse } from "./clickhouse.ts";

let events: EventsDatabase;
let clickhouse: ClickHouse;

beforeAll(async () => {
  events = await createEmptyEventsDatabase();
  clickhouse = openClickHouse(events.address);
});

afterAll(async () => {
  await clickhouse.close();
  await events.drop();
});

/** A table of visits with a roll-up, both of which know again what they stored. */
async function createVisits(name: string): Promise<void> {
  const window = "SETTINGS non_replicated_deduplication_window = 1000";
  await clickhouse.command(
    `CREATE TABLE ${name} (id UInt32, ts DateTime64(3)) ENGINE = MergeTree ORDER BY id ${window}`,
  );
  await clickhouse.command(
    `CREATE TABLE ${name}_hours (hour DateTime, n UInt64) ENGINE = SummingMergeTree ORDER BY hour ${window}`,
  );
  await clickhouse.command(
    `CREATE MATERIALIZED VIEW ${name}_fill TO ${name}_hours AS
     SELECT toStartOfHour(ts) AS hour, count() AS n FROM ${name} GROUP BY hour`,
  );
}

async function counts(name: string): Promise<unknown> {
  const [row] = await clickhouse.query(
    `SELECT (SELECT count() FROM ${name}) AS raw, (SELECT sum(n) FROM ${name}_hours) AS rolledUp`,
    {},
    z.object({ raw: z.number(), rolledUp: z.number() }),
  );
  return row;
}

async function errorOf(asked: Promise<unknown>): Promise<unknown> {
  return asked.then(
    () => undefined,
    (error: unknown) => error,
  );
}

test.each([
  "plain",
  "it's",
  "'; DROP TABLE t; --",
  "\\",
  "\\'",
  "\\N",
  "{other:String}",
  "tab\t newline\n return\r null\0",
  "émoji 🦊 \u2028",
  "",
])("hands %j over as it is, alone and in a list", async (text) => {
  const row = z.object({ text: z.string(), list: z.array(z.string()), length: z.number() });

  const rows = await clickhouse.query(
    "SELECT {text:String} AS text, {list:Array(String)} AS list, length({text:String}) AS length",
    { text, list: [text, text] },
    row,
  );

  expect(rows).toEqual([{ text, list: [text, text], length: Buffer.byteLength(text) }]);
});

test("hands over numbers, dates, null and names in their types", async () => {
  const rows = await clickhouse.query(
    `SELECT {big:UInt64} AS big, {small:Int8} AS small, {yes:Bool} AS yes, {none:Nullable(String)} AS none,
       {id:UUID} AS id, {ts:DateTime64(3)} AS ts, {text:DateTime64(3)} AS text, x.{column:Identifier} AS named
     FROM (SELECT 7 AS value) AS x`,
    {
      big: 9007199254740991n,
      small: -1,
      yes: true,
      none: null,
      id: "61f0c404-5cb3-11e7-907b-a6006ad3dba0",
      ts: new Date("2026-01-02T03:04:05.678Z"),
      text: "2026-01-02 03:04:05.678",
      column: "value",
    },
    z.record(z.string(), z.unknown()),
  );

  expect(rows).toEqual([
    {
      big: 9007199254740991,
      small: -1,
      yes: true,
      none: null,
      id: "61f0c404-5cb3-11e7-907b-a6006ad3dba0",
      ts: "2026-01-02 03:04:05.678",
      text: "2026-01-02 03:04:05.678",
      named: 7,
    },
  ]);
});

test("refuses a value of another type and a parameter that is missing", async () => {
  const row = z.object({});

  expect(clickHouseErrorCode(await errorOf(clickhouse.query("SELECT {n:UInt8}", { n: "1 OR 1" }, row)))).toBe(
    457,
  );
  expect(clickHouseErrorCode(await errorOf(clickhouse.query("SELECT {n:UInt8}", {}, row)))).toBe(456);
});

test("takes parameters longer than an address usually is", async () => {
  const ids = Array.from({ length: 20_000 }, (_, index) => index);

  const rows = await clickhouse.query(
    "SELECT length({ids:Array(UInt32)}) AS n",
    { ids },
    z.object({ n: z.number() }),
  );

  expect(rows).toEqual([{ n: 20_000 }]);
});

test("refuses rows that are not what the caller expects", async () => {
  const wrong = clickhouse.query("SELECT 'a' AS n", {}, z.object({ n: z.number() }));

  await expect(wrong).rejects.toBeInstanceOf(z.ZodError);
});

test("streams any number of rows, and reports an error on the way", async () => {
  const row = z.object({ n: z.number() });
  let sum = 0;
  for await (const { n } of clickhouse.stream(
    "SELECT number AS n FROM numbers({rows:UInt32})",
    { rows: 200_000 },
    row,
  ))
    sum += n;

  expect(sum).toBe(19_999_900_000);
  const failing = clickhouse.stream("SELECT throwIf(number = 150000) AS n FROM numbers(200000)", {}, row);
  const read = async (): Promise<number> => {
    let rows = 0;
    for await (const _ of failing) rows += 1;
    return rows;
  };
  expect(clickHouseErrorCode(await errorOf(read()))).toBe(395);
});

test("counts rows once that were inserted twice under the same token, in the roll-up too", async () => {
  await createVisits("twice");
  const rows = [1, 2, 3].map((id) => ({ id, ts: "2026-01-02T03:04:05.678Z" }));

  await clickhouse.insert("twice", rows, { deduplicationToken: "first" });
  await clickhouse.insert("twice", rows, { deduplicationToken: "first" });
  await clickhouse.insert("twice", rows, { deduplicationToken: "second" });

  expect(await counts("twice")).toEqual({ raw: 6, rolledUp: 6 });
});

test("stores dates in ISO 8601 and in ClickHouse's form alike, and gives them back as text in UTC", async () => {
  await clickhouse.command("CREATE TABLE dates (ts DateTime64(3)) ENGINE = MergeTree ORDER BY ts");

  await clickhouse.insert("dates", [{ ts: "2026-01-02T03:04:05.678Z" }, { ts: "2026-01-02 03:04:05.679" }]);

  const rows = await clickhouse.query("SELECT ts FROM dates ORDER BY ts", {}, z.object({ ts: z.string() }));
  expect(rows).toEqual([{ ts: "2026-01-02 03:04:05.678" }, { ts: "2026-01-02 03:04:05.679" }]);
});

test("stores nothing of an insert with a property that has no column, or with a value of the wrong type", async () => {
  await createVisits("strict");
  const good = { id: 1, ts: "2026-01-02 03:04:05" };

  const unknown = await errorOf(clickhouse.insert("strict", [good, { ...good, extra: 1 }]));
  const wrong = await errorOf(clickhouse.insert("strict", [good, { id: "x", ts: "2026-01-02 03:04:05" }]));

  expect([unknown, wrong].map(clickHouseErrorCode)).toEqual([117, 27]);
  expect(await counts("strict")).toEqual({ raw: 0, rolledUp: 0 });
});

test("stores 20 batches at the same time, each once", async () => {
  await createVisits("busy");
  const batch = (first: number): { id: number; ts: string }[] =>
    Array.from({ length: 500 }, (_, index) => ({ id: first + index, ts: "2026-01-02 03:04:05" }));

  await Promise.all(
    Array.from({ length: 20 }, (_, index) =>
      clickhouse.insert("busy", batch(index * 500), { deduplicationToken: `batch ${index}` }),
    ),
  );

  expect(await counts("busy")).toEqual({ raw: 10_000, rolledUp: 10_000 });
});

test("keeps databases apart", async () => {
  const other = await createEmptyEventsDatabase();
  const elsewhere = openClickHouse(other.address);
  const row = z.object({ n: z.number() });
  await clickhouse.command("CREATE TABLE mine (n UInt8) ENGINE = MergeTree ORDER BY n");
  await clickhouse.insert("mine", [{ n: 1 }]);

  const seen = await errorOf(elsewhere.query("SELECT n FROM mine", {}, row));

  expect(clickHouseErrorCode(seen)).toBe(60);
  expect(await clickhouse.query("SELECT n FROM mine", {}, row)).toEqual([{ n: 1 }]);
  await elsewhere.close();
  await other.drop();
});

test("tells a server that is not there from a statement that is wrong", async () => {
  const absent = [
    openClickHouse({ socketPath: "/nowhere/http.sock" }),
    openClickHouse({ url: "http://127.0.0.1:1" }),
  ];

  const errors = await Promise.all(absent.map((each) => errorOf(each.ping())));
  const wrong = await errorOf(clickhouse.query("SELEC", {}, z.object({})));

  expect(errors.map(isUnavailable)).toEqual([true, true]);
  expect(isUnavailable(wrong)).toBe(false);
  expect(isUnavailable(new Error("Code: 202"))).toBe(false);
  await expect(clickhouse.ping()).resolves.toBeUndefined();
  await Promise.all(absent.map((each) => each.close()));
});

test("takes user, password and database from a server's URL", async () => {
  const seen: { path: string; user: string }[] = [];
  const server = createServer((request, response) => {
    const [, credentials = ""] = (request.headers.authorization ?? "").split(" ");
    seen.push({ path: request.url ?? "", user: Buffer.from(credentials, "base64").toString() });
    response.end();
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  onTestFinished(() => void server.close());
  const address = server.address();
  const port = typeof address === "object" ? address?.port : undefined;
  const remote = openClickHouse({ url: `http://ada:s%40cret@127.0.0.1:${port}/events` });

  await remote.command("SELECT 1");
  await remote.close();

  expect(remote.database).toBe("events");
  expect(openClickHouse({ url: `http://127.0.0.1:${port}` }).database).toBe("citelens");
  expect(seen).toEqual([{ path: expect.stringMatching(/^\/\?.*database=events/), user: "ada:s@cret" }]);
});

test("finds the test run's ClickHouse on a socket that nobody else can reach", () => {
  expect(inject("clickHouseSocket")).toMatch(/^\/.*http\.sock$/);
});
