import { type ChildProcess, type ChildProcessByStdio, execFile, spawn } from "node:child_process";
import { once } from "node:events";
import { chmod, mkdtemp, rm } from "node:fs/promises";
import { join } from "node:path";
import { createInterface } from "node:readline";
import type { Readable } from "node:stream";
import { promisify } from "node:util";
import { Client } from "pg";
import { afterAll, onTestFinished, vi } from "vitest";
import { openTmpDir } from "#test/postgres-server.ts";
import { type EmbeddedPostgres, type EmbeddedPostgresOptions, startEmbeddedPostgres } from "./postgres.ts";
import { stopPostmaster } from "./postgres-stop.ts";

export const isRoot = process.getuid?.() === 0;
export const nobody = 65_534;

const run = promisify(execFile);

const silent = { info: () => undefined, warn: () => undefined };

/** A folder of the test's own, which everybody may enter unless another mode is asked for. */
export async function scratchDir(mode = 0o755): Promise<string> {
  const dir = await mkdtemp(join(await openTmpDir(), "citelens-postgres-"));
  await chmod(dir, mode);
  onTestFinished(() => rm(dir, { recursive: true, force: true, maxRetries: 5 }));
  return dir;
}

let seed: Promise<string> | undefined;

/** For each file that makes data folders to call once: they take time, and what they are copied from goes with the file. */
export function prepareDataFolders(): void {
  // Making one keeps a processor busy for most of a second, and some tests make several.
  vi.setConfig({ testTimeout: 90_000 });
  afterAll(async () => {
    if (seed !== undefined) await rm(await seed, { recursive: true });
    seed = undefined;
  });
}

/** A data folder with an empty database, copied from one that is made once per test file: quicker than initdb. */
export async function seededDir(): Promise<string> {
  seed ??= makeSeed();
  const dataDir = join(await scratchDir(), "data");
  await run("cp", ["-a", await seed, dataDir]);
  return dataDir;
}

async function makeSeed(): Promise<string> {
  const dataDir = await mkdtemp(join(await openTmpDir(), "citelens-postgres-seed-"));
  await chmod(dataDir, 0o755);
  const server = await startEmbeddedPostgres({ dataDir, log: silent, settings: { fsync: "off" } });
  await server.stop();
  return dataDir;
}

/** Starts a server for the duration of a test, without waiting for the disk. */
export async function startHere(
  options: Omit<EmbeddedPostgresOptions, "log"> & Partial<Pick<EmbeddedPostgresOptions, "log">>,
): Promise<EmbeddedPostgres> {
  const server = await startEmbeddedPostgres({ log: silent, settings: { fsync: "off" }, ...options });
  onTestFinished(() => server.stop());
  return server;
}

/** Manner of running a starter: another user, or a command before it such as setpriv. */
export interface Manner {
  readonly uid?: number;
  readonly wrapper?: readonly string[];
}

/** A process that started a server and stays; it ends with the test at the latest, and the server with it. */
export interface Starter {
  readonly starter: ChildProcess;
  readonly url: string;
  readonly pid: number;
}

type RemoteOptions = Omit<EmbeddedPostgresOptions, "log">;

/** Starts a server from a process of its own; throws what it says when it cannot. */
export async function startThere(options: RemoteOptions, manner: Manner = {}): Promise<Starter> {
  const starter = spawnStarter(options, manner);
  const [line]: string[] = await once(createInterface(starter.stdout), "line");
  const told: unknown = JSON.parse(line ?? "null");
  if (!isServer(told)) throw new Error(line);
  onTestFinished(() => stopPostmaster(told.pid, join(options.dataDir, "postgres", "data")));
  return { starter, url: told.url, pid: told.pid };
}

/** The process alone: prints the server, or the sentence why there is none, as a line of JSON, and stays. */
export function spawnStarter(
  options: RemoteOptions,
  { uid, wrapper = [] }: Manner = {},
): ChildProcessByStdio<null, Readable, null> {
  const script = `
    const { startEmbeddedPostgres } = await import(${JSON.stringify(new URL("./postgres.ts", import.meta.url).href)});
    const log = { info() {}, warn() {} };
    const told = await startEmbeddedPostgres({ log, ...${JSON.stringify({ settings: { fsync: "off" }, ...options })} }).then(
      ({ url, pid }) => ({ url, pid }),
      (error) => error.name + ": " + error.message,
    );
    console.log(JSON.stringify(told));
    setInterval(() => {}, 1000);
  `;
  const [command = "", ...rest] = [...wrapper, process.execPath, "--input-type=module", "--eval", script];
  const starter = spawn(command, rest, {
    ...(uid === undefined ? {} : { uid, gid: uid }),
    cwd: "/",
    detached: true,
    stdio: ["ignore", "pipe", "inherit"],
  });
  onTestFinished(() => {
    if (starter.exitCode === null) starter.kill("SIGKILL");
  });
  return starter;
}

/** Runs one statement and answers its rows. */
export async function query(url: string, statement: string): Promise<readonly Record<string, unknown>[]> {
  const client = new Client({ connectionString: url });
  await client.connect();
  try {
    return (await client.query<Record<string, unknown>>(statement)).rows;
  } finally {
    await client.end();
  }
}

function isServer(told: unknown): told is { readonly url: string; readonly pid: number } {
  return typeof told === "object" && told !== null && "url" in told && "pid" in told;
}
