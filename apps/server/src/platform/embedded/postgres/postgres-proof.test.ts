import { execFile } from "node:child_process";
import { readdir, rm } from "node:fs/promises";
import { join } from "node:path";
import { promisify } from "node:util";
import { expect, test } from "vitest";
import { prepareDataFolders, query, scratchDir, seededDir, startHere } from "./postgres.test-helper.ts";
import { superuser } from "./postgres-cluster.ts";
import { leftElsewhere } from "./postgres-left.ts";
import { proveTables } from "./postgres-proof.ts";

prepareDataFolders();

const run = promisify(execFile);

test("finds nothing wrong with a copy that has all of its log, and leaves nothing behind", async () => {
  const { dataDir, url } = await startFilled();

  const copy = await startHere({ dataDir: await copyOf(dataDir) });

  expect(await proveTables(copy.url)).toEqual([]);
  expect(await query(copy.url, "select extname from pg_extension")).toEqual([{ extname: "plpgsql" }]);
  expect(await proveTables(url)).toEqual([]);
});

test("finds pages that are younger than the log, whose end was not copied", async () => {
  const { dataDir, url } = await startFilled();
  const copied = await copyOf(dataDir);
  await query(url, "insert into kept select n, 'later' from generate_series(20001, 60000) as n");
  await checkpoint(url);
  await run("cp", ["-a", "-T", dir(dataDir, "base"), dir(copied, "base")]);

  const copy = await startHere({ dataDir: copied });

  expect((await proveTables(copy.url))[0]).toMatch(/^\d+ pages are younger than the log/);
});

test("builds indexes anew that lack rows of their tables or have others", async () => {
  const { dataDir, url } = await startFilled();
  const early = await copyOf(dataDir);
  const [index] = await query(url, "select pg_relation_filepath('kept_pkey') as path");
  const [table] = await query(url, "select pg_relation_filepath('other') as path");
  await query(url, "insert into kept select n, 'later' from generate_series(20001, 60000) as n");
  await query(url, "insert into other select n, 'later' from generate_series(20001, 60000) as n");
  await checkpoint(url);
  const late = await copyOf(dataDir);
  for (const path of [String(index?.path), String(table?.path)])
    await run("cp", ["-a", dir(early, path), dir(late, path)]);

  const copy = await startHere({ dataDir: late });

  expect(await proveTables(copy.url)).toEqual([]);
  await query(copy.url, "insert into other select n, 'newest' from generate_series(70000, 80000) as n");
  expect(await query(copy.url, "select text from kept where id = 50000")).toEqual([{ text: "later" }]);
  expect(await query(copy.url, "select text from other where id = 20001")).toEqual([]);
});

test("finds a table of which a page was copied while it was written", async () => {
  const { dataDir, url } = await startFilled();
  const [table] = await query(url, "select pg_relation_filepath('other') as path");
  const copied = await copyOf(dataDir);
  const of = `of=${dir(copied, String(table?.path))}`;
  await run("dd", ["if=/dev/zero", of, "bs=1", "count=200", "seek=3000", "conv=notrunc"]);

  const copy = await startHere({ dataDir: copied });

  expect((await proveTables(copy.url))[0]).toMatch(/^the table public.other cannot be read \(invalid page/);
});

test("says what to do where the log that the control file names was not copied", async () => {
  const { dataDir, url } = await startFilled();
  const copied = await copyOf(dataDir);
  for (let n = 0; n < 3; n += 1) await query(asSuperuser(url), "select pg_switch_wal()");
  await checkpoint(url);
  await run("cp", ["-a", dir(dataDir, "global/pg_control"), dir(copied, "global/pg_control")]);
  for (const name of await readdir(dir(copied, "pg_wal")))
    if (/^[0-9A-F]{24}$/.test(name)) await rm(dir(copied, `pg_wal/${name}`));

  const starting = startHere({ dataDir: copied });

  await expect(starting).rejects.toThrow(
    /Its files do not fit together, as in a copy .*stop the product where it came from and copy the folder again/,
  );
});

test("knows by the file of a server that was not stopped from which folder it was copied", async () => {
  const { dataDir } = await startFilled();

  const copied = await copyOf(dataDir);

  expect(await leftElsewhere(copied)).toBe(dir(dataDir, ""));
  expect(await leftElsewhere(dataDir)).toBeUndefined();
});

async function startFilled(): Promise<{ readonly dataDir: string; readonly url: string }> {
  const dataDir = await seededDir();
  const { url } = await startHere({ dataDir });
  await query(url, "create table kept (id int primary key, text text)");
  await query(url, "create table other (id int primary key, text text)");
  for (const table of ["kept", "other"])
    await query(url, `insert into ${table} select n, 'early' from generate_series(1, 20000) as n`);
  await checkpoint(url);
  return { dataDir, url };
}

async function copyOf(dataDir: string): Promise<string> {
  const copied = join(await scratchDir(), "data");
  await run("cp", ["-a", dataDir, copied]);
  return copied;
}

async function checkpoint(url: string): Promise<void> {
  await query(asSuperuser(url), "checkpoint");
}

function asSuperuser(url: string): string {
  const address = new URL(url);
  address.username = superuser;
  return address.href;
}

function dir(dataDir: string, path: string): string {
  return join(dataDir, "postgres", "data", path);
}
