import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { access, chmod, mkdir, mkdtemp, rm, stat, symlink, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { createInterface } from "node:readline";
import { expect, onTestFinished, test, vi } from "vitest";
import { z } from "zod";
import { isUnavailable, openClickHouse } from "#platform/clickhouse.ts";
import { openLog } from "#platform/log.ts";
import {
  EmbeddedClickHouseError,
  type EmbeddedClickHouseOptions,
  startEmbeddedClickHouse,
} from "./clickhouse.ts";

const log = openLog("silent");
// Starting and ending processes takes its time on a busy machine.
vi.setConfig({ testTimeout: 60_000 });

const deadline = { timeout: 20_000, interval: 20 };

async function freshDir(): Promise<string> {
  const dir = await mkdtemp(join(tmpdir(), "citelens-engine-"));
  onTestFinished(() => rm(dir, { recursive: true, force: true }));
  return dir;
}

async function open(dataDir: string, more: Partial<EmbeddedClickHouseOptions> = {}) {
  const embedded = await startEmbeddedClickHouse({ dataDir, log, ...more });
  const clickhouse = openClickHouse({ socketPath: embedded.socketPath, database: "default" });
  onTestFinished(async () => {
    await clickhouse.close();
    await embedded.stop();
  });
  return { embedded, clickhouse };
}

/** Another process that starts ClickHouse in the folder and then only waits, as the product's server would. */
async function startParent(dataDir: string): Promise<{ parent: ChildProcess; childPid: number }> {
  const program = `
    const { startEmbeddedClickHouse } = await import(${JSON.stringify(new URL("./clickhouse.ts", import.meta.url))});
    const log = new Proxy({}, { get: () => () => undefined });
    const { pid } = await startEmbeddedClickHouse({ dataDir: ${JSON.stringify(dataDir)}, log });
    console.log(pid);`;
  const parent = spawn(process.execPath, ["--input-type=module", "--eval", program], {
    stdio: ["ignore", "pipe", "inherit"],
  });
  onTestFinished(() => void parent.kill("SIGKILL"));
  const [line] = await once(createInterface({ input: parent.stdout }), "line");
  return { parent, childPid: Number(line) };
}

function isAlive(pid: number): boolean {
  try {
    return process.kill(pid, 0);
  } catch {
    return false;
  }
}

test("loses no row that it acknowledged when its process is killed, and stores what is repeated once", async () => {
  const restarted = vi.fn();
  const { embedded, clickhouse } = await open(await freshDir(), { onRestart: restarted });
  const window = "SETTINGS non_replicated_deduplication_window = 10000";
  await clickhouse.command(
    `CREATE TABLE visits (batch UInt32, n UInt32) ENGINE = MergeTree ORDER BY batch ${window}`,
  );
  await clickhouse.command(
    `CREATE TABLE totals (n UInt64) ENGINE = SummingMergeTree ORDER BY tuple() ${window}`,
  );
  await clickhouse.command("CREATE MATERIALIZED VIEW fill TO totals AS SELECT count() AS n FROM visits");
  const rows = (batch: number): { batch: number; n: number }[] =>
    Array.from({ length: 200 }, (_, n) => ({ batch, n }));
  const errors: unknown[] = [];
  let acknowledged = 0;

  const store = async (batch: number): Promise<void> => {
    await vi.waitFor(
      () =>
        clickhouse
          .insert("visits", rows(batch), { deduplicationToken: `batch ${batch}` })
          .catch((error: unknown) => {
            errors.push(error);
            throw error;
          }),
      deadline,
    );
    acknowledged += 1;
    if (acknowledged === 15 || acknowledged === 40) process.kill(embedded.pid, "SIGKILL");
  };
  for (let first = 0; first < 60; first += 10) {
    await Promise.all(Array.from({ length: 10 }, (_, index) => store(first + index)));
  }

  const counts = z.object({ batches: z.number(), rows: z.number(), total: z.number() });
  const sql =
    "SELECT uniqExact(batch) AS batches, count() AS rows, (SELECT sum(n) FROM totals) AS total FROM visits";
  expect(await clickhouse.query(sql, {}, counts)).toEqual([{ batches: 60, rows: 12_000, total: 12_000 }]);
  expect(restarted).toHaveBeenCalledTimes(2);
  expect(errors.length).toBeGreaterThan(0);
  expect(errors.filter((error) => !isUnavailable(error))).toEqual([]);
});

test("fails what is under way when its process is killed, as something that passes", async () => {
  const { embedded, clickhouse } = await open(await freshDir());
  const running = clickhouse.query(
    "SELECT count() AS n FROM numbers(1000000000000) WHERE sipHash64(number) = 3",
    {},
    z.unknown(),
  );
  const processes = "SELECT count() AS n FROM system.processes";
  await vi.waitFor(
    async () => expect(await clickhouse.query(processes, {}, z.unknown())).toEqual([{ n: 2 }]),
    deadline,
  );

  process.kill(embedded.pid, "SIGKILL");

  const error = await running.catch((reason: unknown) => reason);
  expect(isUnavailable(error)).toBe(true);
  await vi.waitFor(() => clickhouse.ping(), deadline);
});

test("ends with its parent, however that ends, and its folder can be used at once", async () => {
  const dataDir = await freshDir();
  const { parent, childPid } = await startParent(dataDir);

  parent.kill("SIGKILL");
  const { embedded, clickhouse } = await open(dataDir);

  await vi.waitFor(() => expect(isAlive(childPid)).toBe(false), deadline);
  expect(embedded.pid).not.toBe(childPid);
  await expect(clickhouse.ping()).resolves.toBeUndefined();
});

test("refuses a folder that another process uses, and names that process", async () => {
  const dataDir = await freshDir();
  const { embedded, clickhouse } = await open(dataDir);

  const second = startEmbeddedClickHouse({ dataDir, log });

  await expect(second).rejects.toThrow(EmbeddedClickHouseError);
  await expect(second).rejects.toThrow(`in use by process ${embedded.pid}. Stop it, set DATA_DIR`);
  await expect(clickhouse.ping()).resolves.toBeUndefined();
});

test("keeps its rows over a stop and a start, and lets what has begun finish", async () => {
  const dataDir = await freshDir();
  const first = await open(dataDir);
  await first.clickhouse.command("CREATE TABLE t (n UInt32) ENGINE = MergeTree ORDER BY n");
  const slow = first.clickhouse.command(
    "INSERT INTO t SELECT number FROM numbers(10) WHERE NOT ignore(sleep(0.5))",
  );
  const processes = "SELECT count() AS n FROM system.processes";
  await vi.waitFor(
    async () => expect(await first.clickhouse.query(processes, {}, z.unknown())).toEqual([{ n: 2 }]),
    deadline,
  );

  await first.embedded.stop();
  await slow;
  const second = await open(dataDir);

  const rows = await second.clickhouse.query("SELECT count() AS n FROM t", {}, z.unknown());
  expect(rows).toEqual([{ n: 10 }]);
  expect(isAlive(first.embedded.pid)).toBe(false);
});

test("serves on a socket that only this user can reach, also where the folder's path is too long for one", async () => {
  const dataDir = join(await freshDir(), "a".repeat(60), "b".repeat(60));

  const { embedded, clickhouse } = await open(dataDir);

  onTestFinished(() => rm(dirname(embedded.socketPath), { recursive: true, force: true }));
  expect(Buffer.byteLength(embedded.socketPath)).toBeLessThanOrEqual(103);
  expect((await stat(dirname(embedded.socketPath))).mode & 0o777).toBe(0o700);
  await expect(clickhouse.ping()).resolves.toBeUndefined();
});

test("takes no socket folder that somebody else could have put there", async () => {
  const dataDir = await freshDir();
  const elsewhere = await freshDir();
  await mkdir(join(dataDir, "clickhouse"));
  await symlink(elsewhere, join(dataDir, "clickhouse", "socket"));

  await expect(startEmbeddedClickHouse({ dataDir, log })).rejects.toThrow("is not a folder of this user's");

  await rm(join(dataDir, "clickhouse", "socket"));
  await mkdir(join(dataDir, "clickhouse", "socket"), { mode: 0o777 });
  await chmod(join(dataDir, "clickhouse", "socket"), 0o777);
  const { embedded } = await open(dataDir);
  expect((await stat(dirname(embedded.socketPath))).mode & 0o777).toBe(0o700);
});

test("says what to do where the package is not installed", async () => {
  const hook = `import { registerHooks } from "node:module";
    registerHooks({ resolve: (name, context, next) => next(name === "chdb" ? "chdb-is-not-here" : name, context) });`;
  vi.stubEnv("NODE_OPTIONS", `--import=data:text/javascript,${encodeURIComponent(hook)}`);
  onTestFinished(() => void vi.unstubAllEnvs());

  const started = startEmbeddedClickHouse({ dataDir: await freshDir(), log });

  await expect(started).rejects.toThrow(/chdb.* is not installed.*npm ci.*or set CLICKHOUSE_URL/);
});

test("says what to do where the folder cannot be used", async () => {
  const dataDir = await freshDir();
  await mkdir(join(dataDir, "clickhouse"));
  await writeFile(join(dataDir, "clickhouse", "engine"), "a file where a folder should be");

  const started = startEmbeddedClickHouse({ dataDir, log });

  await expect(started).rejects.toThrow(EmbeddedClickHouseError);
  await expect(started).rejects.toThrow(/could not start in .*EEXIST/s);
});

test("hands the server's secrets to nobody", async () => {
  vi.stubEnv("SECRET_KEY", "the server's own");
  onTestFinished(() => void vi.unstubAllEnvs());
  const { embedded, clickhouse } = await open(await freshDir());
  const seen =
    "SELECT count() AS n FROM file('/proc/self/environ', 'LineAsString', 'line String') WHERE position(line, 'SECRET_KEY') > 0";

  const found = await access("/proc/self/environ").then(
    () => clickhouse.query(seen, {}, z.unknown()),
    () => [{ n: 0 }],
  );

  expect(found).toEqual([{ n: 0 }]);
  expect(isAlive(embedded.pid)).toBe(true);
});
