import { type ChildProcess, execFile, spawn } from "node:child_process";
import { once } from "node:events";
import { chmod, mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout } from "node:timers/promises";
import { fileURLToPath } from "node:url";
import { promisify } from "node:util";
import { apiBase } from "@citelens/contract/base/endpoint";
import { Client } from "pg";
import { expect, onTestFinished, test } from "vitest";
import { z } from "zod";
import { superuser } from "#platform/embedded/postgres/postgres-cluster.ts";
import { socketUrl } from "#platform/embedded/postgres/postgres-database.ts";
import { freePort } from "./servers/free-port.ts";
import { eventually } from "./world.ts";

const main = fileURLToPath(new URL("../src/main.ts", import.meta.url));
const run = promisify(execFile);
/** Generous: a busy machine may take long, and nothing here is about time. */
const deadlineMs = 60_000;
const testMs = 480_000;
const isCopy = /The data folder is a copy of one that was in use/;

test(
  "a copy of a running product starts where it is whole; where its ledger is not, it says so and starts only when told to",
  async () => {
    const folder = await openFolder();
    const original = await launch(folder);
    await signUp(original, "first@example.com");
    await original.checkpoint();
    const early = await copyOf(folder);
    await signUp(original, "second@example.com");
    await original.checkpoint();
    const whole = await copyOf(folder);
    // As where one table was copied minutes before the others: what was written in between is not in the log that came along.
    const wrong = await copyOf(folder);
    const entries = join("postgres", "data", await original.fileOf("credit_entries"));
    await run("cp", ["-a", join(early, entries), join(wrong, entries)]);

    const sound = await launch(whole);
    expect(sound.printed()).toMatch(isCopy);
    expect(sound.printed()).toMatch(/The copied data folder is sound/);
    await sound.kill();
    const again = await launch(whole);
    expect(again.printed()).not.toMatch(isCopy);
    await again.stop();

    const refused = await start(wrong);
    expect(await Promise.race([refused.exited(), setTimeout(deadlineMs, "it runs")])).toBe(1);
    expect(refused.printed()).toMatch(
      /was copied from .* while the product ran on it.*1 ledgers of credits are wrong.*credits that are left are 300, and come to 0\).*Stop the product there, copy the folder again/,
    );
    const accepted = await launch(wrong, { ACCEPT_DAMAGED_COPY: "1" });
    expect(accepted.printed()).toMatch(/is damaged and is taken as it is/);
    await accepted.stop();
    await (await launch(wrong)).stop();
    await original.stop();
  },
  testMs,
);

test(
  "neither a kill, nor a rename, nor a copy of a stopped product is taken for a copy of a running one",
  async () => {
    const folder = await openFolder();
    await (await launch(folder)).kill();
    const second = await launch(folder);
    await second.killAll();
    const renamed = `${folder}-renamed`;
    await run("mv", [folder, renamed]);
    onTestFinished(() => rm(renamed, { recursive: true, force: true, maxRetries: 5 }));
    const third = await launch(renamed);
    await third.stop();
    const fourth = await launch(await copyOf(renamed));
    await fourth.stop();

    for (const { printed } of [second, third, fourth]) expect(printed()).not.toMatch(isCopy);
  },
  testMs,
);

async function openFolder(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), "citelens-copied-"));
  await chmod(folder, 0o755); // as anyone's data folder is: PostgreSQL's user can then work inside it
  onTestFinished(() => rm(folder, { recursive: true, force: true, maxRetries: 5 }));
  return folder;
}

async function copyOf(folder: string): Promise<string> {
  const copied = await openFolder();
  await run("cp", ["-a", "-T", folder, copied]);
  return copied;
}

interface Product {
  readonly origin: string;
  readonly printed: () => string;
  exited(): Promise<number | null>;
  stop(): Promise<void>;
  /** Ends the server alone, without a word. */
  kill(): Promise<void>;
  /** Ends PostgreSQL as well. */
  killAll(): Promise<void>;
  checkpoint(): Promise<void>;
  /** Where a table's rows are, below PostgreSQL's data folder. */
  fileOf(table: string): Promise<string>;
}

async function launch(folder: string, env: NodeJS.ProcessEnv = {}): Promise<Product> {
  const product = await start(folder, env);
  let end: number | null | undefined;
  void product.exited().then((code) => {
    end = code;
  });
  await eventually(async () => {
    if (end !== undefined) throw new Error(`The product ended with ${end}:\n${product.printed()}`);
    expect((await fetch(`${product.origin}/readyz`)).status).toBe(200);
  }, deadlineMs);
  return product;
}

async function start(folder: string, env: NodeJS.ProcessEnv = {}): Promise<Product> {
  const port = await freePort();
  const own = { PORT: String(port), DATA_DIR: folder, RATE_LIMIT_ALLOW: "127.0.0.1", LOG_LEVEL: "info" };
  const child: ChildProcess = spawn(process.execPath, [main], {
    env: { ...process.env, ...own, RENDER_BROWSER: "none", ...env },
    stdio: ["ignore", "pipe", "pipe"],
  });
  let text = "";
  for (const stream of [child.stdout, child.stderr]) stream?.on("data", (part) => (text += String(part)));
  const ended = once(child, "close");
  const exited = async (): Promise<number | null> => {
    await ended;
    return child.exitCode;
  };
  const end = async (signal: NodeJS.Signals): Promise<void> => {
    child.kill(signal);
    await ended;
  };
  onTestFinished(() => end("SIGTERM"));
  const query = (sql: string): Promise<readonly Record<string, unknown>[]> => queryIn(folder, sql);
  return {
    origin: `http://127.0.0.1:${port}`,
    printed: () => text,
    exited,
    stop: () => end("SIGTERM"),
    kill: () => end("SIGKILL"),
    killAll: async () => {
      const [, pid] = /"pid":(\d+),.*The embedded PostgreSQL is ready/.exec(text) ?? [];
      await end("SIGKILL");
      process.kill(Number(pid), "SIGKILL");
    },
    checkpoint: async () => {
      // The first reader of a row marks it as committed; after the checkpoint that would bring its whole page into the log.
      await query("select count(*) from credit_entries");
      await query("checkpoint");
    },
    fileOf: async (table) =>
      String((await query(`select pg_relation_filepath('${table}') as path`))[0]?.path),
  };
}

async function queryIn(folder: string, sql: string): Promise<readonly Record<string, unknown>[]> {
  const url = socketUrl(join(folder, "postgres"), { role: superuser, database: "citelens" });
  const client = new Client({ connectionString: url });
  await client.connect();
  try {
    return (await client.query<Record<string, unknown>>(sql)).rows;
  } finally {
    await client.end();
  }
}

/** An account with a workspace, and a look at its credits, which brings the ledger with the free ones into being. */
async function signUp({ origin }: Product, email: string): Promise<void> {
  const account = { email, password: "a secret of the copied folder" };
  const call = async (path: string, body?: object, token?: string): Promise<Record<string, unknown>> => {
    const response = await fetch(`${origin}${apiBase}${path}`, {
      method: body ? "POST" : "GET",
      headers: { "content-type": "application/json", ...(token && { authorization: `Bearer ${token}` }) },
      ...(body && { body: JSON.stringify(body) }),
    });
    expect(response.ok).toBe(true);
    return z.record(z.string(), z.unknown()).parse(JSON.parse((await response.text()) || "{}"));
  };
  await call("/signup/", { ...account, first_name: "Ada", last_name: "Example" });
  const token = String((await call("/token/", account)).access);
  const { id } = await call("/projects/", { name: "Example", url: "https://www.example.com" }, token);
  await call(`/projects/${id}/organization/credits/`, undefined, token);
}
