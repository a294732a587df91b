import { spawn } from "node:child_process";
import { once } from "node:events";
import { readdir, readFile, rename, rm, utimes, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { expect, onTestFinished, test } from "vitest";
import {
  isRoot,
  nobody,
  prepareDataFolders,
  query,
  scratchDir,
  seededDir,
  spawnStarter,
  startHere,
  startThere,
} from "./postgres.test-helper.ts";
import { worksIn } from "./postgres-process.ts";
import { waitUntil } from "./postgres-wait.ts";

prepareDataFolders();

test("survives the kill of the process that started it and is joined by the next start", async () => {
  const dataDir = await seededDir();
  const { starter, url, pid } = await startThere({ dataDir });
  await query(url, "create table kept as select 1 as one");
  starter.kill("SIGKILL");
  await once(starter, "exit");

  const joined = await startHere({ dataDir });

  expect(joined).toMatchObject({ url, pid });
  expect(await query(joined.url, "select one from kept")).toEqual([{ one: 1 }]);
});

test("loses nothing that was committed when the postmaster is killed", async () => {
  const dataDir = await seededDir();
  const killed = await startHere({ dataDir });
  await query(killed.url, "create table kept as select generate_series(1, 1000) as n");
  process.kill(killed.pid, "SIGKILL");

  const next = await startHere({ dataDir });

  expect(next.pid).not.toBe(killed.pid);
  expect(await query(next.url, "select count(*)::int as rows from kept")).toEqual([{ rows: 1_000 }]);
});

test("starts although the killed postmaster is still a zombie", async () => {
  const dataDir = await seededDir();
  const { starter, pid } = await startThere({ dataDir });
  starter.kill("SIGSTOP");
  process.kill(pid, "SIGKILL");

  const next = await startHere({ dataDir });

  expect(() => process.kill(pid, 0)).not.toThrow();
  expect(await query(next.url, "select 1 as one")).toEqual([{ one: 1 }]);
});

test("starts although the number in a stale pid file belongs to another process of the same user", async () => {
  const dataDir = await seededDir();
  const killed = await startHere({ dataDir });
  const pidFile = join(dataDir, "postgres", "data", "postmaster.pid");
  process.kill(killed.pid, "SIGKILL");
  const stranger = spawn("sleep", ["60"], {
    ...(isRoot ? { uid: nobody, gid: nobody } : {}),
    stdio: "ignore",
  });
  onTestFinished(() => {
    stranger.kill();
  });
  const lines = (await readFile(pidFile, "utf8")).split("\n");
  await writeFile(pidFile, [stranger.pid, ...lines.slice(1)].join("\n"));

  const next = await startHere({ dataDir });

  expect(next.pid).not.toBe(stranger.pid);
  expect(stranger.exitCode).toBeNull();
});

test("starts over a pid file that a full disk has left empty", async () => {
  const dataDir = await seededDir();
  await (await startHere({ dataDir })).stop();
  const pidFile = join(dataDir, "postgres", "data", "postmaster.pid");
  await writeFile(pidFile, "");
  await utimes(pidFile, 0, 0);

  const { url } = await startHere({ dataDir });

  expect(await query(url, "select 1 as one")).toEqual([{ one: 1 }]);
});

test("begins again where a start was killed while it made the data folder", async () => {
  const dataDir = await scratchDir();
  const home = join(dataDir, "postgres");
  const starter = spawnStarter({ dataDir });
  const begun = async (): Promise<boolean> =>
    (await readdir(home).catch(() => [])).some((name) => name.startsWith("data.new"));
  expect(await waitUntil(begun, { timeoutMs: 20_000, everyMs: 1 })).toBe(true);
  process.kill(-(starter.pid ?? 0), "SIGKILL");
  await once(starter, "exit");
  expect(await readdir(home)).not.toContain("data");

  const { url } = await startHere({ dataDir });

  expect(await query(url, "select 1 as one")).toEqual([{ one: 1 }]);
  expect((await readdir(home)).filter((name) => name.startsWith("data"))).toEqual(["data"]);
});

test("gives processes that start at the same time on an empty folder one server", async () => {
  const dataDir = await scratchDir();

  const started = await Promise.all([
    startThere({ dataDir }),
    startThere({ dataDir }),
    startHere({ dataDir }),
  ]);

  expect(new Set(started.map(({ pid }) => pid)).size).toBe(1);
  for (const { url } of started) expect(await query(url, "select 1 as one")).toEqual([{ one: 1 }]);
});

test("gives processes that start at the same time after a kill one server", async () => {
  const dataDir = await seededDir();
  const killed = await startHere({ dataDir });
  process.kill(killed.pid, "SIGKILL");

  const started = await Promise.all([
    startThere({ dataDir }),
    startThere({ dataDir }),
    startHere({ dataDir }),
  ]);

  expect(new Set(started.map(({ pid }) => pid)).size).toBe(1);
});

test("starts afresh when the data folder was deleted under a running server", async () => {
  const dataDir = await seededDir();
  const orphan = await startThere({ dataDir });
  await query(orphan.url, "create table gone as select 1 as one");
  onTestFinished(() => {
    process.kill(orphan.pid, "SIGQUIT");
  });
  await rm(dataDir, { recursive: true });

  const { url, pid } = await startHere({ dataDir });

  expect(pid).not.toBe(orphan.pid);
  expect(await query(url, "select to_regclass('gone') as gone")).toEqual([{ gone: null }]);
});

test("restarts a server whose data folder was moved while it ran, with its data", async () => {
  const before = await seededDir();
  const after = `${before}-moved`;
  const moved = await startHere({ dataDir: before });
  await query(moved.url, "create table kept as select 1 as one");
  await rename(before, after);

  const { url } = await startHere({ dataDir: after });

  expect(await query(url, "select one from kept")).toEqual([{ one: 1 }]);
  expect(await worksIn(moved.pid, join(after, "postgres", "data"))).toBe(false);
});

test("does not start beside a server that it cannot see, as one in another container", async () => {
  const dataDir = await seededDir();
  const server = await startHere({ dataDir });
  const pidFile = join(dataDir, "postgres", "data", "postmaster.pid");
  const text = await readFile(pidFile, "utf8");
  await writeFile(pidFile, text.replace(String(server.pid), "4194305"));
  onTestFinished(() => writeFile(pidFile, text));

  const starting = startHere({ dataDir, patienceMs: 100 });

  await expect(starting).rejects.toThrow(/in another container/);
  expect(await query(server.url, "select 1 as one")).toEqual([{ one: 1 }]);
});
