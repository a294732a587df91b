import { execFile } from "node:child_process";
import { readFile } from "node:fs/promises";
import { createRequire } from "node:module";
import { join } from "node:path";
import { promisify } from "node:util";

/** A list as it was found; `data` is parsed JSON, or the text of what is none. */
export interface FetchedList {
  readonly name: string;
  readonly data: unknown;
}

export interface MissingList {
  readonly name: string;
  readonly reason: string;
}

/** Public lists that are packages of npm, and where they are in it. */
const packages = [
  { name: "crawler-user-agents", file: "crawler-user-agents.json" },
  { name: "cloudflare-bot-directory", file: "src/index.json" },
  { name: "node-device-detector", file: "regexes/bots.js" },
] as const;

/** Addresses that are none. */
const addresses = [
  "https://raw.githubusercontent.com/ai-robots-txt/ai.robots.txt/main/robots.json",
  "https://raw.githubusercontent.com/matomo-org/searchengine-and-social-list/master/AIAssistants.yml",
] as const;

const timeoutMs = 60_000;
const run = promisify(execFile);

/** The latest of each list, in a folder that is thrown away, or those of `wanted`: files and addresses. */
export function fetchLists(
  folder: string,
  wanted: readonly string[],
): Promise<readonly (FetchedList | MissingList)[]> {
  const asked = wanted.length > 0 ? wanted : addresses;
  const chosen = wanted.length > 0 ? [] : packages;
  return Promise.all([
    ...chosen.map(({ name, file }) => attempt(name, () => installed(join(folder, name), { name, file }))),
    ...asked.map((source) => attempt(source, () => textOf(source).then(dataIn))),
  ]);
}

async function attempt(name: string, read: () => Promise<unknown>): Promise<FetchedList | MissingList> {
  try {
    return { name, data: await read() };
  } catch (error) {
    const [reason = ""] = String(error).split("\n");
    return { name, reason };
  }
}

/** No script of a package is run; a list that is a module is loaded as one. */
async function installed(
  folder: string,
  { name, file }: { readonly name: string; readonly file: string },
): Promise<unknown> {
  const flags = ["--ignore-scripts", "--no-audit", "--no-fund", "--no-save"];
  await run("npm", ["install", "--prefix", folder, ...flags, `${name}@latest`], { timeout: timeoutMs });
  const path = join(folder, "node_modules", name, file);
  if (file.endsWith(".json")) return dataIn(await readFile(path, "utf8"));
  const loaded: unknown = createRequire(import.meta.url)(path);
  return Array.isArray(loaded) ? loaded : Object.values(Object(loaded));
}

async function textOf(source: string): Promise<string> {
  if (!/^https?:/.test(source)) return readFile(source, "utf8");
  const response = await fetch(source, { signal: AbortSignal.timeout(timeoutMs) });
  if (!response.ok) throw new Error(`it answered with status ${response.status}`);
  return response.text();
}

function dataIn(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return text;
  }
}
