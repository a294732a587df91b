import { spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { text } from "node:stream/consumers";
import { onTestFinished } from "vitest";

const command = new URL("../../../../packages/log-shipper/src/main.ts", import.meta.url).pathname;
export const gptBot = "Mozilla/5.0 (compatible; GPTBot/1.2; +https://openai.com/gptbot)";
export const chrome =
  "Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/142.0.0.0 Safari/537.36";

/** A line of a minute ago in the combined format. */
export function line(
  path: string,
  { agent = gptBot, referer = "-", at = new Date(Date.now() - 60_000) } = {},
): string {
  const [, month, day, year, time] =
    /^\w+, (\w+) (\w+) (\w+) (\S+)/.exec(at.toUTCString().replace(/, (\d+) (\w+)/, ", $2 $1")) ?? [];
  return `203.0.113.7 - - [${day}/${month}/${year}:${time} +0000] "GET ${path} HTTP/1.1" 200 12 "${referer}" "${agent}"\n`;
}

export interface Desk {
  readonly log: string;
  /** Where positions are kept. */
  readonly state: string;
  start(...more: readonly string[]): RunningReporter;
  run(...more: readonly string[]): Promise<{ readonly code: number | null; readonly said: string }>;
}

interface RunningReporter {
  kill(signal: NodeJS.Signals): void;
  readonly ended: Promise<{ readonly code: number | null; readonly said: string }>;
}

/** A folder with a log in it, and the command as a person would run it there. */
export async function openDeskAt(endpoint: string, { key }: { readonly key: string }): Promise<Desk> {
  const folder = await mkdtemp(join(tmpdir(), "citelens-logs-"));
  const log = join(folder, "access.log");
  const state = join(folder, "state", "positions.json");
  const children = new Set<() => void>();
  onTestFinished(async () => {
    for (const kill of children) kill();
    await rm(folder, { recursive: true });
  });
  const start = (...more: readonly string[]): RunningReporter => {
    const child = spawn(process.execPath, [command, "--state", state, ...more, log], {
      env: { ...process.env, CITELENS_KEY: key, CITELENS_ENDPOINT: endpoint },
      stdio: ["ignore", "ignore", "pipe"],
    });
    children.add(() => child.kill("SIGKILL"));
    const ended = Promise.all([once(child, "close"), text(child.stderr)]);
    return {
      kill: (signal) => child.kill(signal),
      ended: ended.then(([[code], said]) => ({ code: typeof code === "number" ? code : null, said })),
    };
  };
  return { log, state, start, run: (...more) => start(...more).ended };
}
