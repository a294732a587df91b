import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { chmod, mkdtemp, readFile, rm } from "node:fs/promises";
import { createServer } from "node:net";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { afterEach, beforeEach, expect, test } from "vitest";
import { eventually } from "../apps/server/test/world.ts";

const root = resolve(import.meta.dirname, "..");
/** Generous: a busy machine may take long to build and to start. */
const deadlineMs = 120_000;
/** The server knows at once that it is alone; this is for what it still has to store and close. */
const stopMs = 20_000;
const testMs = 400_000;

interface StartedServer {
  readonly npm: ChildProcess;
  /** npm, the script that it runs and the server, in this order. */
  readonly pids: readonly number[];
  readonly postmasterPid: number;
}

let dataDir: string;
let port: number;
let printed = "";
let seen: number[] = [];
beforeEach(async () => {
  dataDir = await mkdtemp(join(tmpdir(), "citelens-start-"));
  await chmod(dataDir, 0o755); // as anyone's data folder is: PostgreSQL's user can then work inside it
  port = await freePort();
  seen = [];
});
afterEach(async ({ task }) => {
  if (task.result?.state === "fail") process.stderr.write(`It printed:\n${printed.slice(-6_000)}\n`);
  for (const pid of seen.filter(isAlive)) process.kill(pid, "SIGKILL");
  await rm(dataDir, { recursive: true, force: true });
});

test(
  "kill -9 of npm start: the server ends, closes its databases, and the next start works at once",
  async () => {
    let running = await launch();
    for (const chosen of ["npm", "script", "both"] as const) {
      const [npm = 0, script = 0, server = 0] = running.pids;
      for (const pid of { npm: [npm], script: [script], both: [npm, script] }[chosen])
        process.kill(pid, "SIGKILL");
      const before = running;
      running = await launch();

      expect(isAlive(server)).toBe(false);
      expect(running.pids).not.toContain(server);
      expect(running.postmasterPid).not.toBe(before.postmasterPid);
    }

    expect(await readFile(join(dataDir, "postgres.log"), "utf8")).not.toContain("was not properly shut down");
    await stop(running);
  },
  testMs,
);

test(
  "a server that was started without npm outlives the one who started it",
  async () => {
    const command = `${JSON.stringify(process.execPath)} apps/server/src/main.ts & echo $!`;
    const shell = spawn("sh", ["-c", command], {
      cwd: root,
      env: environment(),
      stdio: ["ignore", "pipe", "inherit"],
    });
    const output = keep(shell);
    await untilReady(output);
    const server = Number.parseInt(output(), 10);
    seen = [server, await postmasterPid(), ...(await childrenOf(server))];

    expect(shell.exitCode).toBe(0);
    expect(isAlive(server)).toBe(true);
    process.kill(server, "SIGTERM");
    await eventually(async () => expect(isAlive(server)).toBe(false), stopMs);
  },
  testMs,
);

test(
  "kill -9 of npm start while the server still starts leaves nothing behind",
  async () => {
    const npm = spawnNpm();
    const script = await eventually(() => onlyChildOf(npm.pid ?? 0), deadlineMs);
    const server = await eventually(() => onlyChildOf(script), deadlineMs);
    seen = [script, server];

    process.kill(script, "SIGKILL");

    await eventually(async () => expect(isAlive(server)).toBe(false), deadlineMs);
    const next = await launch();
    await stop(next);
  },
  testMs,
);

async function launch(): Promise<StartedServer> {
  const npm = spawnNpm();
  await untilReady(() => printed);
  const script = await onlyChildOf(npm.pid ?? 0);
  const server = await onlyChildOf(script);
  const postmaster = await postmasterPid();
  seen.push(npm.pid ?? 0, script, server, postmaster, ...(await childrenOf(server)));
  return { npm, pids: [npm.pid ?? 0, script, server], postmasterPid: postmaster };
}

async function stop({ npm, pids, postmasterPid: postmaster }: StartedServer): Promise<void> {
  npm.kill("SIGTERM");
  await eventually(async () => expect([...pids, postmaster].filter(isAlive)).toEqual([]), stopMs);
}

function spawnNpm(): ChildProcess {
  printed = "";
  const npm = spawn("npm", ["start"], { cwd: root, env: environment(), stdio: ["ignore", "pipe", "pipe"] });
  for (const stream of [npm.stdout, npm.stderr]) stream?.on("data", (part) => (printed += String(part)));
  return npm;
}

function environment(): NodeJS.ProcessEnv {
  return {
    ...process.env,
    PORT: String(port),
    DATA_DIR: dataDir,
    LOG_LEVEL: "warn",
    DATABASE_URL: "",
    CLICKHOUSE_URL: "",
  };
}

/** Waits until the server says itself that it is ready: that something answers on the port does not say who. */
async function untilReady(output: () => string): Promise<void> {
  await eventually(async () => {
    if (/could not start/.test(output())) throw new Error(output());
    expect(output()).toContain("Citelens is ready at");
    expect((await fetch(`http://127.0.0.1:${port}/readyz`)).status).toBe(200);
  }, deadlineMs);
}

function keep(child: ChildProcess): () => string {
  let text = "";
  child.stdout?.on("data", (part) => (text += String(part)));
  return () => text;
}

async function postmasterPid(): Promise<number> {
  return Number.parseInt(await readFile(join(dataDir, "postgres/data/postmaster.pid"), "utf8"), 10);
}

async function onlyChildOf(pid: number): Promise<number> {
  const [child] = await childrenOf(pid);
  if (child === undefined) throw new Error(`Process ${pid} has no child`);
  return child;
}

async function childrenOf(pid: number): Promise<number[]> {
  const children = await readFile(`/proc/${pid}/task/${pid}/children`, "utf8");
  return children.trim().split(" ").filter(Boolean).map(Number);
}

function isAlive(pid: number): boolean {
  try {
    return process.kill(pid, 0);
  } catch {
    return false; // kill() reports that nobody is there only by throwing
  }
}

async function freePort(): Promise<number> {
  const server = createServer().listen(0, "127.0.0.1");
  await once(server, "listening");
  const address = server.address();
  server.close();
  if (!address || typeof address === "string") throw new Error("No port was given");
  return address.port;
}
