import { type ChildProcess, fork } from "node:child_process";
import { once } from "node:events";
import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { createInterface } from "node:readline";
import { setTimeout as delay } from "node:timers/promises";
import { fileURLToPath } from "node:url";
import type { Log } from "#platform/log.ts";
import { explain } from "./clickhouse-error.ts";
import { type FrontConfig, frontMessage } from "./clickhouse-messages.ts";

/** A front that serves. */
export interface FrontProcess {
  readonly pid: number;
  /** Resolves with a sentence on how it ended; never rejects. */
  readonly ended: Promise<string>;
  /** Lets work that has begun finish, for a few seconds, and resolves when the process is gone. */
  stop(): Promise<void>;
}

const program = fileURLToPath(new URL("./clickhouse-front.ts", import.meta.url));
/** Longer than the front gives its own work. */
const stopWithinMs = 8_000;
const readyWithinMs = 120_000;
const lastWordsMax = 4_000;

/** chdb works on the threads of libuv's pool: one for each session, and some for files and compression. */
const threads = "16";

/**
 * Starts a front and waits until it serves.
 *
 * @throws EngineLockedError while another process holds the folder, EmbeddedClickHouseError for every other reason.
 */
export async function startFront(config: FrontConfig, log: Log): Promise<FrontProcess> {
  const child = fork(program, [JSON.stringify(config)], {
    execArgv: [],
    env: { ...inherited(), UV_THREADPOOL_SIZE: threads, TZ: "UTC" },
    stdio: ["ignore", "ignore", "pipe", "ipc"],
  });
  const words = storeLastOutput(child, log);
  const ended = endOf(child);
  const atOnce = ended.then((how) => `it ended at once (${how})`);
  const tooLate = delay(readyWithinMs, `it was not ready within ${readyWithinMs} ms`, { ref: false });
  const failure = await Promise.race([untilReady(child), atOnce, tooLate]);
  const { pid } = child;
  if (failure === undefined && pid !== undefined) return { pid, ended, stop: () => stop(child, ended) };

  child.kill("SIGKILL");
  await ended;
  throw explain(`${failure}\n${words.last}`, {
    dir: config.engineDir,
    ownerPid: await ownerOf(config.engineDir),
  });
}

/** Only what a program needs to run at all: secrets of the server stay with the server. */
function inherited(): NodeJS.ProcessEnv {
  const names = ["PATH", "HOME", "TMPDIR", "LANG", "LD_LIBRARY_PATH", "DYLD_LIBRARY_PATH", "NODE_OPTIONS"];
  return Object.fromEntries(
    names.map((name) => [name, process.env[name]]).filter(([, value]) => value !== undefined),
  );
}

async function untilReady(child: ChildProcess): Promise<string | undefined> {
  const [message] = await once(child, "message");
  const said = frontMessage.parse(message);
  return said.kind === "ready" ? undefined : said.message;
}

function endOf(child: ChildProcess): Promise<string> {
  return new Promise((resolve) => {
    child.on("error", (error) => {
      if (child.pid === undefined) resolve(error.message);
    });
    // Comes after everything that the process printed, unlike the event called exit.
    child.once("close", (code, signal) => resolve(signal ?? `exit code ${code}`));
  });
}

async function stop(child: ChildProcess, ended: Promise<string>): Promise<void> {
  if (child.connected) child.send({ kind: "stop" }, () => undefined); // one that ended meanwhile needs no word
  const late = await Promise.race([ended, delay(stopWithinMs, undefined, { ref: false })]);
  if (late === undefined) child.kill("SIGKILL");
  await ended;
}

/** Logs what the engine prints, and keeps its end to explain a failing start. */
function storeLastOutput(child: ChildProcess, log: Log): { readonly last: string } {
  const words = { last: "" };
  if (!child.stderr) return words;

  createInterface({ input: child.stderr }).on("line", (line) => {
    words.last = `${words.last}${line}\n`.slice(-lastWordsMax);
    log.warn({ pid: child.pid }, `ClickHouse: ${line}`);
  });
  return words;
}

/** The process that ClickHouse noted in its folder. */
async function ownerOf(engineDir: string): Promise<string | undefined> {
  const status = await readFile(join(engineDir, "status"), "utf8").catch(() => "");
  return /^PID: (\d+)/m.exec(status)?.[1];
}
