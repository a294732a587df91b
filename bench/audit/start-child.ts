import { type ChildProcess, fork } from "node:child_process";
import { once } from "node:events";
import { text } from "node:stream/consumers";
import { fileURLToPath } from "node:url";

interface Child {
  readonly process: ChildProcess;
  stop(): Promise<void>;
}

/** Starts a script of this folder. It ends with this process, however that ends, since it hears that its channel is closed. */
function startChild(script: string, options: object): Child {
  const path = fileURLToPath(new URL(script, import.meta.url));
  const child = fork(path, [JSON.stringify(options)], { stdio: ["ignore", "pipe", "inherit", "ipc"] });
  const ended = once(child, "exit");
  return {
    process: child,
    stop: async () => {
      child.kill("SIGKILL");
      await ended;
    },
  };
}

export interface SiteOptions {
  readonly pages: number;
  readonly delayMs: number;
}

/** Serves a site from a process of its own while something is done with it. */
export async function withSite<T>(options: SiteOptions, run: (origin: string) => Promise<T>): Promise<T> {
  const child = startChild("./site-process.ts", options);
  try {
    return await run(await firstLine(child.process));
  } finally {
    await child.stop();
  }
}

/** Resolves to what a script prints until it ends. */
export async function printedBy(script: string, options: object): Promise<string> {
  const { process: child } = startChild(script, options);
  if (!child.stdout) throw new Error("It prints nothing.");
  const ended = once(child, "exit");
  const printed = await text(child.stdout);
  await ended;
  return printed;
}

async function firstLine({ stdout }: ChildProcess): Promise<string> {
  if (!stdout) throw new Error("It prints nothing.");
  let printed = "";
  for await (const part of stdout) {
    printed += String(part);
    if (printed.includes("\n")) break;
  }
  return printed.trim();
}
