import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { existsSync } from "node:fs";
import { readFile } from "node:fs/promises";
import { setTimeout as delay } from "node:timers/promises";

/** Where Debian's packages have the programs that stand before the product or its databases; undefined where they are not installed. */
export const programs = {
  haproxy: installed("/usr/sbin/haproxy"),
  nginx: installed("/usr/sbin/nginx"),
  pgbouncer: installed("/usr/sbin/pgbouncer"),
} as const;

function installed(path: string): string | undefined {
  return existsSync(path) ? path : undefined;
}

const startMaxMs = 120_000;
const examples = new URL("../../../../docs/operations/", import.meta.url);

/** An example of docs/operations with this machine's addresses in the place of its own; each of these has to be in it. */
export async function exampleWith(
  name: string,
  changes: readonly (readonly [from: string, to: string])[],
): Promise<string> {
  const example = await readFile(new URL(name, examples), "utf8");
  return changes.reduce((text, [from, to]) => {
    if (!text.includes(from)) throw new Error(`${name} has no "${from}"`);
    return text.replaceAll(from, to);
  }, example);
}

export interface StartedProgram {
  readonly process: ChildProcess;
  /** Output that it has printed so far. */
  printed(): string;
  /** Tries until it works; rejects with what the program printed once it has ended, or after two minutes. */
  ready(attempt: () => Promise<unknown>): Promise<void>;
  /** Resolves to its exit code. */
  readonly ended: Promise<number | null>;
  /** Asks it to end and waits until it has; resolves to its exit code. */
  stop(): Promise<number | null>;
}

/** Starts a program and keeps what it prints. */
export function startProgram(
  path: string,
  args: readonly string[],
  {
    env = process.env,
    uid,
    gid,
  }: { readonly env?: NodeJS.ProcessEnv; readonly uid?: number; readonly gid?: number } = {},
): StartedProgram {
  const as = uid === undefined ? {} : { uid, gid };
  const child = spawn(path, args, { env, ...as, stdio: ["ignore", "pipe", "pipe"] });
  let printed = "";
  for (const stream of [child.stdout, child.stderr]) stream.on("data", (part) => (printed += String(part)));
  const ended = once(child, "exit").then(() => child.exitCode);
  return {
    process: child,
    ended,
    printed: () => printed,
    ready: async (attempt) => {
      const end = Date.now() + startMaxMs;
      for (;;) {
        const works = await attempt().then(
          () => true,
          () => false,
        );
        if (works) return;
        if (child.exitCode !== null || Date.now() > end)
          throw new Error(`${path} does not work:\n${printed}`);
        await delay(50);
      }
    },
    stop: async () => {
      if (child.exitCode === null && child.signalCode === null) child.kill("SIGTERM");
      return ended;
    },
  };
}
