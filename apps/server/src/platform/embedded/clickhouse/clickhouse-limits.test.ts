import { mkdtemp, rm } from "node:fs/promises";
import { request } from "node:http";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, expect, test, vi } from "vitest";
import { z } from "zod";
import { type ClickHouse, clickHouseErrorCode, isUnavailable, openClickHouse } from "#platform/clickhouse.ts";
import { openLog } from "#platform/log.ts";
import { type EmbeddedClickHouse, startEmbeddedClickHouse } from "./clickhouse.ts";
import { defaultClickHouseLimits } from "./clickhouse-limits.ts";

const MiB = 1024 ** 2;
const limits = {
  queriesMax: 2,
  streamsMax: 1,
  waitingMax: 2,
  queryTimeMs: 1_000,
  queryMemoryBytes: 40 * MiB,
  resultBytesMax: MiB,
  bodyBytesMax: MiB,
};
const endless = "SELECT count() AS n FROM numbers(1000000000000) WHERE sipHash64(number) = 3";
const counted = z.object({ n: z.number() });

let dataDir: string;
let embedded: EmbeddedClickHouse;
let clickhouse: ClickHouse;
let pid: number;

beforeAll(async () => {
  dataDir = await mkdtemp(join(tmpdir(), "citelens-limits-"));
  embedded = await startEmbeddedClickHouse({ dataDir, log: openLog("fatal"), limits });
  clickhouse = openClickHouse({ socketPath: embedded.socketPath, database: "default" });
  pid = embedded.pid;
});

afterAll(async () => {
  await clickhouse.close();
  await embedded.stop();
  await rm(dataDir, { recursive: true });
});

/** Every session must be usable, so more queries than there are sessions. */
async function expectAllWell(): Promise<void> {
  for (let index = 0; index < 6; index += 1) {
    expect(await clickhouse.query("SELECT 1 AS n", {}, counted)).toEqual([{ n: 1 }]);
  }
  expect(embedded.pid).toBe(pid);
}

async function codeOf(asked: Promise<unknown>): Promise<number | undefined> {
  return asked.then(() => undefined, clickHouseErrorCode);
}

test("ends a query at the time limit with code 159, and goes on", async () => {
  expect(await codeOf(clickhouse.query(endless, {}, counted))).toBe(159);

  await expectAllWell();
});

test("lets a query ask for another time limit", async () => {
  const startedAt = performance.now();

  expect(await codeOf(clickhouse.query(`${endless} SETTINGS max_execution_time = 0.1`, {}, counted))).toBe(
    159,
  );

  expect(performance.now() - startedAt).toBeLessThan(900);
});

test("ends a query at the memory limit with code 241, goes on, and gives the memory back", async () => {
  const hungry = "SELECT count() AS n FROM (SELECT number, count() FROM numbers(30000000) GROUP BY number)";

  for (let index = 0; index < 4; index += 1) {
    expect(await codeOf(clickhouse.query(hungry, {}, counted))).toBe(241);
  }

  await expectAllWell();
  const tracked = "SELECT toUInt32(value) AS n FROM system.metrics WHERE metric = 'MemoryTracking'";
  const [memory] = await clickhouse.query(tracked, {}, counted);
  expect(memory?.n).toBeLessThan(80 * MiB);
});

test("refuses an answer that is too large with code 396, but streams it", async () => {
  const large = "SELECT number AS n FROM numbers(500000)";
  let streamed = 0;

  expect(await codeOf(clickhouse.query(large, {}, counted))).toBe(396);
  for await (const { n } of clickhouse.stream(large, {}, counted)) streamed += n === streamed ? 1 : 0;

  expect(streamed).toBe(500_000);
  await expectAllWell();
});

test("refuses a body that is too large with 413", async () => {
  const options = {
    socketPath: embedded.socketPath,
    path: "/?query=INSERT+INTO+t+FORMAT+CSV",
    method: "POST",
  };

  const status = await new Promise((resolve, reject) => {
    const sent = request(options, (response) => resolve(response.resume().statusCode));
    sent.once("error", reject);
    sent.end(Buffer.alloc(MiB + 1, "a"));
  });

  expect(status).toBe(413);
  await expectAllWell();
});

test("refuses queries beyond those that run and wait, as something that passes", async () => {
  const codes = await Promise.all(
    Array.from({ length: 8 }, () =>
      clickhouse.query(endless, {}, counted).then(
        () => undefined,
        (error: unknown) => error,
      ),
    ),
  );

  expect(codes.map(clickHouseErrorCode).toSorted()).toEqual([159, 159, 159, 159, 202, 202, 202, 202]);
  expect(codes.map(isUnavailable).toSorted()).toEqual([false, false, false, false, true, true, true, true]);
  await expectAllWell();
});

test("frees the session of a stream whose reader stops early", async () => {
  const rows = "SELECT number AS n FROM numbers(100000000)";

  for (let index = 0; index < 4; index += 1) {
    for await (const { n } of clickhouse.stream(rows, {}, counted)) if (n === 10) break;
  }

  await vi.waitFor(async () => {
    const running = "SELECT count() AS n FROM system.processes WHERE query LIKE 'SELECT number AS n%'";
    expect(await clickhouse.query(running, {}, counted)).toEqual([{ n: 0 }]);
  });
});

test("takes at most two fifths of a machine's memory by default, and less for a single query", () => {
  const { memoryBytes, queryMemoryBytes } = defaultClickHouseLimits();

  expect(memoryBytes).toBeLessThanOrEqual(2048 * MiB);
  expect(queryMemoryBytes).toBeLessThan(memoryBytes);
});
