import { Agent, request } from "node:http";
import { text } from "node:stream/consumers";
import { gunzipSync, gzipSync } from "node:zlib";
import { type ClickHouseClient, createClient } from "@clickhouse/client";
import { afterAll, beforeAll, expect, inject, test, vi } from "vitest";
import { createEmptyEventsDatabase, type EventsDatabase } from "#test/clickhouse.ts";

const socketPath = inject("clickHouseSocket");
const endless = "SELECT count() FROM numbers(1000000000000) WHERE sipHash64(number) = 3";

let events: EventsDatabase;
let client: ClickHouseClient;

beforeAll(async () => {
  events = await createEmptyEventsDatabase();
  const options = { keepAlive: true, maxSockets: 50, socketPath };
  client = createClient({
    url: "http://localhost",
    http_agent: new Agent(options),
    database: events.database,
    // With a time to live, the client's timer of a request that went away closes the connection of another one.
    keep_alive: { idle_socket_ttl: 0 },
    log: { level: 127 },
  });
});

afterAll(async () => {
  await client.close();
  await events.drop();
});

interface Reply {
  readonly status: number | undefined;
  readonly headers: Readonly<Record<string, unknown>>;
  readonly body: string;
}

/** A request as any HTTP client would send it. */
function ask(path: string, body: string | Buffer = "", headers: Record<string, string> = {}): Promise<Reply> {
  return new Promise((resolve, reject) => {
    const asked = request(
      { socketPath, path, method: body.length > 0 ? "POST" : "GET", headers },
      (response) => {
        text(response).then(
          (answer) => resolve({ status: response.statusCode, headers: response.headers, body: answer }),
          reject,
        );
      },
    );
    asked.once("error", reject);
    asked.end(body);
  });
}

async function rowsOf(query: string, query_params: Record<string, unknown> = {}): Promise<unknown[]> {
  const result = await client.query({ query, query_params, format: "JSONEachRow" });
  return result.json();
}

test("answers 400 simultaneous queries each with its own parameters, while others go away in the middle", async () => {
  const queries = Array.from({ length: 400 }, (_, index) => ({
    index,
    label: `it's "${index}" \\ {label:String}`,
    goesAway: index % 3 === 0 ? new AbortController() : undefined,
  }));

  const answers = queries.map(async ({ index, label, goesAway }) => {
    if (goesAway) setTimeout(() => goesAway.abort(), (index * 7) % 900);
    const result = await client.query({
      query:
        "SELECT {index:UInt32} AS n, {label:String} AS label, sum(sipHash64(number) % 2) >= 0 AS ok FROM numbers({index:UInt32} * 1000 + 1)",
      query_params: { index, label },
      format: index % 2 === 0 ? "JSONEachRow" : "JSON",
      clickhouse_settings: {
        wait_end_of_query: index % 5 === 0 ? 0 : 1,
        max_block_size: String(1000 + index),
      },
      ...(goesAway && { abort_signal: goesAway.signal }),
    });
    return result.text();
  });
  const settled = await Promise.allSettled(answers);

  const wrong = queries.filter(({ index, label, goesAway }) => {
    const answer = settled[index];
    if (answer?.status !== "fulfilled") return goesAway === undefined;
    const read: unknown = JSON.parse(answer.value);
    const row = index % 2 === 0 ? read : (read as { data: unknown[] }).data[0]; // JSON has its rows in data
    return JSON.stringify(row) !== JSON.stringify({ n: index, label, ok: 1 });
  });
  expect(wrong.map(({ index }) => settled[index])).toEqual([]);
  expect(settled.some(({ status }) => status === "rejected")).toBe(true);
});

test.each([
  ["a whole answer", 1, "JSON"],
  ["a streamed answer", 0, "JSONEachRow"],
] as const)("ends the work for %s when its caller goes away", async (_, wait_end_of_query, format) => {
  const caller = new AbortController();
  const answer = client.query({
    query: `SELECT '${format}', * FROM (${endless})`,
    format,
    abort_signal: caller.signal,
    clickhouse_settings: { wait_end_of_query },
  });
  const running = `SELECT query FROM system.processes WHERE query LIKE 'SELECT \\'${format}\\'%'`;
  await vi.waitFor(async () => expect(await rowsOf(running)).toHaveLength(1), { timeout: 10_000 });

  caller.abort();

  await expect(answer).rejects.toThrow("abort");
  await vi.waitFor(async () => expect(await rowsOf(running)).toHaveLength(0), { timeout: 10_000 });
  for (let index = 0; index < 12; index += 1)
    expect(await rowsOf("SELECT 'clean' AS v")).toEqual([{ v: "clean" }]);
});

test("does not carry a query's parameters over to the next", async () => {
  expect(await rowsOf("SELECT {secret:String} AS v", { secret: "mine" })).toEqual([{ v: "mine" }]);

  for (let index = 0; index < 12; index += 1) {
    await expect(rowsOf("SELECT {secret:String} AS v")).rejects.toMatchObject({ code: "456" });
  }
});

test("does not carry a query's settings over to the next, also after it failed", async () => {
  const query = "SELECT getSetting('max_block_size') AS v, getSetting('max_threads') AS t";
  const [before] = await rowsOf(query);
  const clickhouse_settings = { max_block_size: "77", max_threads: 1 } as const;
  const changed = await client.query({ query, format: "JSONEachRow", clickhouse_settings });
  await expect(client.query({ query: "SELECT throwIf(1)", clickhouse_settings })).rejects.toMatchObject({
    code: "395",
  });

  expect(await changed.json()).toEqual([{ v: 77, t: 1 }]);
  for (let index = 0; index < 12; index += 1) expect(await rowsOf(query)).toEqual([before]);
});

test.each([
  ["SET max_block_size = 78", "SELECT getSetting('max_block_size') = 78 AS v", [{ v: 0 }]],
  ["USE system", "SELECT currentDatabase() = 'system' AS v", [{ v: 0 }]],
  ["CREATE TEMPORARY TABLE left_over (a UInt8)", "EXISTS TEMPORARY TABLE left_over", [{ result: 0 }]],
])("resets %s", async (statement, query, expected) => {
  for (let index = 0; index < 6; index += 1) await client.command({ query: statement });

  for (let index = 0; index < 12; index += 1) expect(await rowsOf(query)).toEqual(expected);
});

test.each([
  ["SELEC 1", "62", "SYNTAX_ERROR", 400],
  ["SELECT 1; SELECT 2", "62", "SYNTAX_ERROR", 400],
  ["SELECT * FROM nowhere", "60", "UNKNOWN_TABLE", 404],
  ["SELECT * FROM nowhere.t", "81", "UNKNOWN_DATABASE", 404],
  ["SELECT unknown_function()", "46", "UNKNOWN_FUNCTION", 404],
  ["SELECT throwIf(1, 'no (really) so')", "395", "FUNCTION_THROW_IF_VALUE_IS_NON_ZERO", 500],
])("keeps the code of what is wrong with %s", async (query, code, type, status) => {
  await expect(client.query({ query })).rejects.toMatchObject({ code, type });

  const reply = await ask("/", query);
  expect(reply).toMatchObject({ status, headers: { "x-clickhouse-exception-code": code } });
  expect(reply.body).toMatch(new RegExp(`^Code: ${code}\\. DB::Exception: .*\\(${type}\\)\\n$`, "s"));
});

test("reports an error after the first rows", async () => {
  const result = await client.query({
    query: "SELECT throwIf(number = 400000) AS v FROM numbers(500000)",
    format: "JSONEachRow",
  });

  await expect(result.json()).rejects.toMatchObject({ code: "395" });
});

test.each([
  ["/?session_id=s", "SELECT 1", 501],
  ["/?decompress=1", "SELECT 1", 501],
  ["/?query=INSERT+INTO+t+FORMAT+RowBinary", Buffer.from([255, 0]), 501],
  ["/?no-such-setting=1", "SELECT 1", 404],
  ["/?no_such_setting=1", "SELECT 1", 404],
  ["/?param_a-b=1", "SELECT 1", 404],
])("refuses %s", async (path, body, status) => {
  expect(await ask(path, body)).toMatchObject({ status });
});

test.each([
  ["/ping", "", "Ok.\n"],
  ["/", "", "Ok.\n"],
  ["/?query=SELECT+1", "", "1\n"],
  ["/", "SELECT 1, 'a'", "1\ta\n"],
  ["/?query=SELECT+1", "+ 1", "2\n"],
  ["/?default_format=CSV", "SELECT 1, 'a'", '1,"a"\n'],
  ["/", "SELECT 1 AS a FORMAT CSVWithNames", '"a"\n1\n'],
  ["/?param_a=b", "SELECT {a:String} FORMAT JSONCompactEachRow", '["b"]\n'],
  ["/?database=system", "SELECT currentDatabase()", "system\n"],
])("answers %s with body %j", async (path, body, expected) => {
  expect(await ask(path, body)).toMatchObject({ status: 200, body: expected });
});

test("tells the format, the query's id and the time it took", async () => {
  const reply = await ask("/?query_id=my-query&wait_end_of_query=1", "SELECT 1 FORMAT JSON");

  expect(reply.headers).toMatchObject({
    "content-type": "application/json; charset=UTF-8",
    "x-clickhouse-format": "JSON",
    "x-clickhouse-query-id": "my-query",
  });
  expect(JSON.parse(String(reply.headers["x-clickhouse-summary"]))).toMatchObject({
    elapsed_ns: expect.stringMatching(/^\d+$/),
  });
});

test("packs and unpacks bodies", async () => {
  const asked = gzipSync("SELECT repeat('a', 1000) AS v FORMAT JSONEachRow");
  const options = { socketPath, path: "/?enable_http_compression=1", method: "POST" };
  const headers = { "content-encoding": "gzip", "accept-encoding": "gzip" };

  const packed = await new Promise<Buffer>((resolve, reject) => {
    const sent = request({ ...options, headers }, async (response) =>
      resolve(Buffer.concat(await response.toArray())),
    );
    sent.once("error", reject);
    sent.end(asked);
  });

  expect(packed.length).toBeLessThan(200);
  expect(JSON.parse(gunzipSync(packed).toString())).toEqual({ v: "a".repeat(1000) });
  expect(await ask("/", "not gzip", { "content-encoding": "gzip" })).toMatchObject({ status: 400 });
  expect(await ask("/", asked, { "content-encoding": "br" })).toMatchObject({ status: 501 });
});

test.each([
  ["(a, b) FORMAT JSONEachRow", '{"a":1,"b":"x; y"}\n{"a":2,"b":"z"}\n'],
  ["FORMAT JSONCompactEachRow", '[1,"x; y"]\n[2,"z"]\n'],
  ["(b, a) FORMAT CSV", '"x; y",1\n"z",2\n'],
  ["SETTINGS max_threads = 1 FORMAT JSONEachRow", '{"a":1,"b":"x; y"}\n{"a":2,"b":"z"}\n'],
  ["VALUES", "(1, 'x; y'), (2, 'z')"],
])("inserts rows as %s", async (how, rows) => {
  const name = `t${Math.random().toString(36).slice(2)}`;
  await client.command({ query: `CREATE TABLE ${name} (a UInt8, b String) ENGINE = MergeTree ORDER BY a` });
  const path = (table: string): string => `/?query=${encodeURIComponent(`INSERT INTO ${table} ${how}`)}`;

  const replies = [
    await ask(`${path(name)}&database=${events.database}`, rows),
    await ask(path(`${events.database}.${name}`), gzipSync(rows), { "content-encoding": "gzip" }),
  ];

  expect(replies).toMatchObject([{ status: 200 }, { status: 200 }]);
  expect(await rowsOf(`SELECT a, b, count() AS n FROM ${name} GROUP BY ALL ORDER BY a`)).toEqual([
    { a: 1, b: "x; y", n: 2 },
    { a: 2, b: "z", n: 2 },
  ]);
});
