import { chmod, readdir, readFile, rename, rm, stat } from "node:fs/promises";
import { join } from "node:path";
import { expect, test } from "vitest";
import {
  isRoot,
  nobody,
  prepareDataFolders,
  query,
  scratchDir,
  spawnStarter,
  startHere,
} from "./postgres.test-helper.ts";

prepareDataFolders();

const asRoot = test.runIf(isRoot);

asRoot(
  "keeps the database where PostgreSQL's user can enter, when the data folder is closed to it",
  async () => {
    const { dataDir, farDir } = await closedPlaces();

    const first = await startHere({ dataDir, farDir });

    await query(first.url, "create table kept as select 1 as one");
    const home = await noted(dataDir);
    expect(home.startsWith(`${farDir}/citelens-`)).toBe(true);
    expect(await stat(home)).toMatchObject({ uid: nobody, mode: 0o40700 });
    await first.stop();
    const second = await startHere({ dataDir, farDir });
    expect(await query(second.url, "select one from kept")).toEqual([{ one: 1 }]);
  },
);

asRoot("starts afresh after the data folder was deleted, even under a running server", async () => {
  const { dataDir, farDir } = await closedPlaces();
  const first = await startHere({ dataDir, farDir });
  await query(first.url, "create table gone as select 1 as one");
  const home = await noted(dataDir);
  await rm(dataDir, { recursive: true });

  const second = await startHere({ dataDir, farDir });

  expect(second.pid).not.toBe(first.pid);
  expect(await query(second.url, "select to_regclass('gone') as gone")).toEqual([{ gone: null }]);
  expect(() => process.kill(first.pid, 0)).toThrow("ESRCH");
  await expect(stat(home)).rejects.toThrow("ENOENT");
});

asRoot(
  "keeps the database of a data folder that was moved, beside a fresh one at the old place",
  async () => {
    const { dataDir, farDir } = await closedPlaces();
    const first = await startHere({ dataDir, farDir });
    await query(first.url, "create table kept as select 1 as one");
    await first.stop();
    await rename(dataDir, `${dataDir}-moved`);

    const fresh = await startHere({ dataDir, farDir });
    const moved = await startHere({ dataDir: `${dataDir}-moved`, farDir });

    expect(await query(fresh.url, "select to_regclass('kept') as kept")).toEqual([{ kept: null }]);
    expect(await query(moved.url, "select one from kept")).toEqual([{ one: 1 }]);
  },
);

asRoot("does not begin with an empty database when the far one is missing", async () => {
  const { dataDir, farDir } = await closedPlaces();
  await (await startHere({ dataDir, farDir })).stop();
  await rename(await noted(dataDir), join(farDir, "elsewhere"));

  const starting = startHere({ dataDir, farDir });

  await expect(starting).rejects.toThrow(/which is not there. Bring that folder back, or delete/);
});

asRoot("follows no note to a folder that is not one of its own", async () => {
  const { dataDir, farDir } = await closedPlaces();

  const starting = startHere({ dataDir, farDir: join(farDir, "other") });

  await (await starting).stop();
  await expect(startHere({ dataDir, farDir })).rejects.toThrow(/which is not there/);
});

asRoot("gives processes that start at the same time one far database", async () => {
  const { dataDir, farDir } = await closedPlaces();
  const starters = [1, 2].map(() => spawnStarter({ dataDir, farDir }));
  const told = starters.map(async ({ stdout }) => {
    for await (const chunk of stdout) return String(chunk);
    return "nothing";
  });

  const here = await startHere({ dataDir, farDir });

  for (const each of told) expect(JSON.parse(await each)).toEqual({ url: here.url, pid: here.pid });
  const [group = ""] = (await readdir(farDir)).filter((name) => /^citelens-[0-9a-f]{12}$/.test(name));
  expect(await readdir(join(farDir, group))).toHaveLength(2);
});

asRoot("says so when a database that is there has come out of reach", async () => {
  const parent = await scratchDir();
  const dataDir = join(parent, "data");
  await (await startHere({ dataDir })).stop();
  await chmod(parent, 0o700);

  const starting = startHere({ dataDir });

  await expect(starting).rejects.toThrow(
    /user id 65534.*may not enter a folder above it. Open.*set DATABASE_URL/,
  );
});

async function closedPlaces(): Promise<{ readonly dataDir: string; readonly farDir: string }> {
  const farDir = await scratchDir();
  return { dataDir: join(await scratchDir(0o700), "data"), farDir };
}

async function noted(dataDir: string): Promise<string> {
  const note = await readFile(join(dataDir, "postgres-lives-elsewhere.txt"), "utf8");
  return note.split("\n")[1] ?? "";
}
