import { readdir, readFile, stat, truncate, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { expect, onTestFinished, test, vi } from "vitest";
import {
  isRoot,
  nobody,
  prepareDataFolders,
  query,
  scratchDir,
  seededDir,
  startHere,
} from "./postgres.test-helper.ts";
import { startEmbeddedPostgres } from "./postgres.ts";
import { waitUntil } from "./postgres-wait.ts";

prepareDataFolders();

test("makes a UTF-8 database with checksums that listens on a private socket alone", async () => {
  const dataDir = await scratchDir();

  const { url } = await startHere({ dataDir });

  const [facts] = await query(
    url,
    `select current_user as role, current_database() as database,
            (select rolsuper from pg_roles where rolname = current_user) as is_superuser,
            pg_encoding_to_char(encoding) as encoding, datlocprovider as provider, datlocale as locale,
            current_setting('data_checksums') as checksums, current_setting('listen_addresses') as addresses,
            current_setting('shared_buffers') as memory, current_setting('max_connections') as connections
     from pg_database where datname = current_database()`,
  );
  expect(facts).toEqual({
    role: "citelens",
    database: "citelens",
    is_superuser: false,
    encoding: "UTF8",
    provider: "b",
    locale: "C.UTF-8",
    checksums: "on",
    addresses: "",
    memory: "128MB",
    connections: "100",
  });
  const folder = await stat(join(dataDir, "postgres"));
  expect({ mode: folder.mode & 0o777, uid: folder.uid }).toEqual({
    mode: 0o700,
    uid: isRoot ? nobody : process.getuid?.(),
  });
});

test("lets the role of the address make tables and trusted extensions", async () => {
  const { url } = await startHere({ dataDir: await seededDir() });

  await query(url, "create extension pg_trgm");
  await query(url, "create table words as select 'Äpfel'::text as word");

  expect(await query(url, "select lower(word) as word from words")).toEqual([{ word: "äpfel" }]);
});

test("writes to disk before it answers, by default", async () => {
  const dataDir = await seededDir();
  const server = await startEmbeddedPostgres({
    dataDir,
    log: { info: () => undefined, warn: () => undefined },
  });
  onTestFinished(() => server.stop());

  expect(await query(server.url, "show fsync")).toEqual([{ fsync: "on" }]);
});

test("keeps its address free of what PG variables of the environment say", async () => {
  vi.stubEnv("PGHOST", "nowhere.invalid");
  vi.stubEnv("PGPORT", "1");
  vi.stubEnv("PGSSLMODE", "require");
  vi.stubEnv("PGDATABASE", "other");

  const { url } = await startHere({ dataDir: await seededDir() });

  expect(await query(url, "select current_database() as name")).toEqual([{ name: "citelens" }]);
});

test("makes a database of another name beside the first", async () => {
  const dataDir = await seededDir();
  const first = await startHere({ dataDir });

  const second = await startHere({ dataDir, database: "second" });

  expect(second.pid).toBe(first.pid);
  expect(await query(second.url, "select current_database() as name")).toEqual([{ name: "second" }]);
});

test("keeps the data over a stop and leaves nothing running", async () => {
  const dataDir = await seededDir();
  const first = await startHere({ dataDir });
  await query(first.url, "create table kept as select 1 as one");

  await first.stop();

  await vi.waitFor(() => expect(() => process.kill(first.pid, 0)).toThrow("ESRCH")); // once it is reaped
  expect((await readdir(join(dataDir, "postgres"))).sort()).toEqual(["data"]);
  const second = await startHere({ dataDir });
  expect(await query(second.url, "select one from kept")).toEqual([{ one: 1 }]);
});

test("stops at once although a client is in the middle of a transaction, and twice is once", async () => {
  const server = await startHere({ dataDir: await seededDir() });
  const sleeping = query(server.url, "select pg_sleep(60)").catch((error: unknown) => error);
  const sleeps = async (): Promise<boolean> =>
    (await query(server.url, "select from pg_stat_activity where wait_event = 'PgSleep'")).length === 1;
  expect(await waitUntil(sleeps, { timeoutMs: 10_000 })).toBe(true);

  await Promise.all([server.stop(), server.stop()]);

  expect(String(await sleeping)).toMatch(/terminat/);
  await server.stop();
});

test("empties a log that has grown beyond 10 MB", async () => {
  const dataDir = await seededDir();
  const path = join(dataDir, "postgres.log");
  await writeFile(path, "old\n");
  await truncate(path, 11 * 1024 * 1024);

  await startHere({ dataDir });

  expect((await readFile(path, "utf8")).split("\n")[0]).toContain("starting PostgreSQL");
});
