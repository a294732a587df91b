import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { Readable, Writable } from "node:stream";
import { setTimeout as sleep } from "node:timers/promises";
import type { Browser } from "playwright-core";
import { browserFlags } from "./browser-flags.ts";
import { makeProfile, removeProfile } from "./browser-profile.ts";
import { browserEnv, browserUser } from "./browser-user.ts";
import { loadChromium } from "./load-chromium.ts";
import { type PipeTransport, pipeTransport } from "./pipe-transport.ts";
import { RenderFailure } from "./render-failure.ts";

/** A browser of our own, its group of processes and its profile. */
export interface BrowserProcess {
  readonly browser: Browser;
  readonly pid: number;
  readonly profileDir: string;
  /** Lets the browser say as much about the next page as about one. */
  recount(): void;
  /** Ends all its processes at once and removes its profile. */
  kill(): Promise<void>;
}

export interface StartOptions {
  readonly path: string;
  readonly proxyPort: number;
}

const startMs = 20_000;
const killedMs = 5_000;
const saidBytesMax = 50_000_000;
const errorCharactersMax = 4_000;

/** Starts a sandboxed browser in a process group of its own. Throws RenderFailure with what it said where it does not start. */
export async function startBrowser({ path, proxyPort }: StartOptions): Promise<BrowserProcess> {
  const chromium = await loadChromium();
  if (!chromium) throw new RenderFailure("browser", "The package playwright-core is not installed.");

  const profileDir = await makeProfile();
  let child: ChildProcess | undefined;
  let said = (): string => "";
  const kill = (): Promise<void> => end(child, profileDir);
  try {
    child = spawnBrowser({ path, proxyPort, profileDir });
    said = lastWords(child);
    const transport = transportOf(child);
    const gone = exited(child).then(() => {
      throw new Error("it ended at once");
    });
    const browser = await Promise.race([
      chromium.connectOverCDP(transport, { artifactsDir: profileDir, timeout: startMs }),
      gone,
    ]);
    gone.catch(() => transport.close());
    return { browser, pid: child.pid ?? 0, profileDir, recount: transport.recount, kill };
  } catch (error) {
    await kill();
    throw new RenderFailure("browser", startFault(path, said(), error), { cause: error });
  }
}

function spawnBrowser({
  path,
  proxyPort,
  profileDir,
}: StartOptions & { readonly profileDir: string }): ChildProcess {
  const child = spawn(path, browserFlags({ proxyPort, profileDir }), {
    ...browserUser,
    cwd: profileDir,
    env: browserEnv(profileDir),
    // A group of its own, so that all of it can be ended by one signal.
    detached: true,
    stdio: ["ignore", "ignore", "pipe", "pipe", "pipe"],
  });
  child.on("error", ignoreOwnEnd);
  return child;
}

function transportOf({ stdio }: ChildProcess): PipeTransport {
  const [, , , toBrowser, fromBrowser] = stdio;
  if (!(toBrowser instanceof Writable) || !(fromBrowser instanceof Readable))
    throw new Error("it has no pipes");
  return pipeTransport({ toBrowser, fromBrowser, bytesMax: saidBytesMax });
}

/** Resolves when it is gone, or was never there. */
async function exited(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null || child.pid === undefined) return;
  await once(child, "exit").catch(() => undefined);
}

/** Processes of a browser make others: the group goes as one. */
async function end(child: ChildProcess | undefined, profileDir: string): Promise<void> {
  const pid = child?.pid;
  if (child && pid !== undefined) {
    const gone = exited(child);
    killGroup(pid);
    await Promise.race([gone, sleep(killedMs, undefined, { ref: false })]);
  }
  await removeProfile(profileDir).catch(() => undefined);
}

function killGroup(pid: number): void {
  try {
    process.kill(-pid, "SIGKILL");
  } catch {
    // Nobody of the group is left.
  }
}

/** The end of what it writes to its error stream, which is read so that it never has to wait. */
function lastWords(child: ChildProcess): () => string {
  let text = "";
  child.stderr?.on("data", (chunk: Buffer) => {
    text = `${text}${chunk.toString("utf8")}`.slice(-errorCharactersMax);
  });
  return () => text;
}

function startFault(path: string, said: string, error: unknown): string {
  if (/no usable sandbox|setuid sandbox|Operation not permitted.*namespace/i.test(said)) {
    return `${path} has no sandbox here: allow user namespaces to this container, or install the browser's setuid sandbox.`;
  }
  const line = said.trim().split("\n").at(-1) ?? "";
  const reason = line || (error instanceof Error ? error.message.split("\n")[0] : "");
  return `${path} does not start: ${reason}`;
}

/** A browser that cannot be started never says anything, which is how it is noticed. */
function ignoreOwnEnd(): void {}
