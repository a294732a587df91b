import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { chmod, mkdtemp, readFile, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { apiBase } from "@citelens/contract/base/endpoint";
import { Client } from "pg";
import { afterAll, afterEach, beforeAll, expect, test } from "vitest";
import { z } from "zod";
import { startEmbeddedPostgres } from "#platform/embedded/postgres/postgres.ts";
import { superuser } from "#platform/embedded/postgres/postgres-cluster.ts";
import { openLog } from "#platform/log.ts";
import { type AiServer, goodKey, openAiServer } from "./fakes/ai/ai-server.ts";
import { openaiQuestion, openaiResponses } from "./fakes/ai/protocols/openai-responses.ts";
import { freePort } from "./servers/free-port.ts";
import { eventually } from "./world.ts";

const main = fileURLToPath(new URL("../src/main.ts", import.meta.url));
const gptBot = "Mozilla/5.0 (compatible; GPTBot/1.2; +https://openai.com/gptbot)";
/** Generous: a busy machine may take long, and nothing here is about time. */
const deadlineMs = 60_000;
const testMs = 240_000;

let dataDir: string;
let port: number;
let product: ChildProcess;
let openai: AiServer;
let printed = "";
let access: string;
let projectId: string;
let key: string;

beforeAll(async () => {
  dataDir = await mkdtemp(join(tmpdir(), "citelens-survival-"));
  await chmod(dataDir, 0o755); // as anyone's data folder is: PostgreSQL's user can then work inside it
  port = await freePort();
  openai = await openAiServer(openaiResponses);
  await launch();
  const account = { email: "owner@example.com", password: "a secret of the survival test" };
  await post("/signup/", { ...account, first_name: "Ada", last_name: "Example" });
  access = z.object({ access: z.string() }).parse(await json(post("/token/", account))).access;
  const site = { name: "Example", url: "https://www.example.com" };
  projectId = z.object({ id: z.string() }).parse(await json(post("/projects/", site, `Bearer ${access}`))).id;
  const made = post(`/projects/${projectId}/api-keys/`, { name: "Server" }, `Bearer ${access}`);
  key = z.object({ key: z.string() }).parse(await json(made)).key;
}, testMs);

afterEach(({ task }) => {
  if (task.result?.state === "fail") process.stderr.write(`The product printed:\n${printed.slice(-6_000)}\n`);
});
afterAll(async () => {
  product.kill("SIGTERM");
  await exited();
  await openai.close();
  await rm(dataDir, { recursive: true, force: true });
}, testMs);

test(
  "the app: what was acknowledged before kill -9 is there after the next start, once",
  async () => {
    const load = sendUntilStopped("app");
    await eventually(async () => expect(load.acknowledged.size).toBeGreaterThan(200), deadlineMs);

    product.kill("SIGKILL");
    await exited();
    await launch();
    const acknowledged = await load.stop();

    await expectStoredOnce("app", acknowledged);
  },
  testMs,
);

test(
  "the ClickHouse child: it is started again, and nothing acknowledged is lost or doubled",
  async () => {
    const load = sendUntilStopped("clickhouse");
    await eventually(async () => expect(load.acknowledged.size).toBeGreaterThan(100), deadlineMs);

    process.kill(await clickHousePid(), "SIGKILL");
    const before = load.acknowledged.size;
    await eventually(async () => expect(load.acknowledged.size).toBeGreaterThan(before + 200), deadlineMs);
    const acknowledged = await load.stop();

    await expectStoredOnce("clickhouse", acknowledged);
  },
  testMs,
);

test(
  "the postmaster: it is started again; until then requests are refused as busy, never as faulty",
  async () => {
    const load = sendUntilStopped("postgres");
    await eventually(async () => expect(load.acknowledged.size).toBeGreaterThan(100), deadlineMs);
    const killed = await postmasterPid();

    process.kill(killed, "SIGKILL");
    const statuses = new Set<number>();
    await eventually(async () => {
      statuses.add((await fetch(`${origin()}${apiBase}/projects/`, { headers: bearer() })).status);
      expect(await postmasterPid()).not.toBe(killed);
      expect((await fetch(`${origin()}/readyz`)).status).toBe(200);
    }, deadlineMs);
    const before = load.acknowledged.size;
    await eventually(async () => expect(load.acknowledged.size).toBeGreaterThan(before + 100), deadlineMs);
    const acknowledged = await load.stop();

    expect([...statuses].filter((status) => status !== 200 && status !== 503)).toEqual([]);
    await expectStoredOnce("postgres", acknowledged);
  },
  testMs,
);

test(
  "SIGTERM: visits under way are stored and acknowledged, and the databases end with the app",
  async () => {
    const load = sendUntilStopped("term");
    await eventually(async () => expect(load.acknowledged.size).toBeGreaterThan(100), deadlineMs);
    const [postmaster, clickHouse] = [await postmasterPid(), await clickHousePid()];

    product.kill("SIGTERM");
    expect(await exited()).toBe(0);
    expect([await isAlive(postmaster), await isAlive(clickHouse)]).toEqual([false, false]);
    await launch();
    const acknowledged = await load.stop();

    await expectStoredOnce("term", acknowledged);
  },
  testMs,
);

test(
  "a run of a campaign: after kill -9 it goes on, and each answer is stored and charged once",
  async () => {
    openai.answerWith(async () => {
      await new Promise((resolve) => setTimeout(resolve, 100));
      return "success" as const;
    });
    const queries = Array.from({ length: 50 }, (_, n) => `question ${n}`);
    const campaigns = `/projects/${projectId}/campaigns/organic/`;
    const parts = { name: "Survivor", brand: { name: "Acme" }, queries, operator_models: ["chatgpt"] };
    const { id } = z
      .object({ id: z.string() })
      .parse(await json(post(campaigns, parts, bearer().authorization)));
    expect((await post(`${campaigns}${id}/launch/`, {}, bearer().authorization)).status).toBe(200);
    const known = () => new Set(openai.asked.map(openaiQuestion));
    await eventually(async () => expect(known().size).toBeGreaterThan(15), deadlineMs);

    product.kill("SIGKILL");
    await exited();
    await endLeases();
    await launch();

    const run = z.object({ status: z.string(), answers_ok: z.number(), credits_used: z.number() });
    const runs = z.object({ results: z.array(run) });
    await eventually(async () => {
      const response = fetch(`${origin()}${apiBase}${campaigns}${id}/runs/`, { headers: bearer() });
      expect(runs.parse(await json(response)).results).toEqual([
        { status: "DONE", answers_ok: 50, credits_used: 250 },
      ]);
    }, 2 * deadlineMs);
    expect(known().size).toBe(50);
    // Only what was being asked or stored at the moment of the kill can have been asked twice: the slower the database, the more.
    expect(openai.asked.length).toBeLessThanOrEqual(50 + 8 * 4);
  },
  testMs,
);

/** Eight senders that report one visit after another, each to a path of its own, whatever happens to the product. */
function sendUntilStopped(name: string) {
  const acknowledged = new Set<string>();
  let stopped = false;
  let next = 0;

  const sender = async () => {
    while (!stopped) {
      const path = `/${name}/${next++}`;
      const status = await report(path);
      if (status === 202) acknowledged.add(path);
      else await new Promise((resolve) => setTimeout(resolve, 20));
    }
  };
  const senders = Array.from({ length: 8 }, sender);
  return {
    acknowledged,
    stop: async () => {
      stopped = true;
      await Promise.all(senders);
      return acknowledged;
    },
  };
}

async function report(path: string): Promise<number> {
  const body = { request_path: path, request_method: "GET", request_headers: { "user-agent": gptBot } };
  try {
    const response = await post("/tracking/visit", body, `Api-Key ${key}`);
    await response.arrayBuffer();
    return response.status;
  } catch {
    return 0; // refused or cut off while the product is down: not acknowledged
  }
}

async function expectStoredOnce(name: string, acknowledged: ReadonlySet<string>): Promise<void> {
  await eventually(async () => {
    const counts = await countsBelow(`/${name}/`);
    const lost = [...acknowledged].filter((path) => !counts.has(path));
    const doubled = [...counts].filter(([, count]) => count !== 1);
    expect({ lost, doubled }).toEqual({ lost: [], doubled: [] });
  }, 20_000);
}

async function countsBelow(path: string): Promise<Map<string, number>> {
  const today = new Date().toISOString().slice(0, 10);
  const query = `?from_date=2026-01-01&to_date=${today}&format=csv&search=${path}`;
  const response = await fetch(`${origin()}${apiBase}/projects/${projectId}/events/bot-visits/${query}`, {
    headers: bearer(),
  });
  expect(response.status).toBe(200);
  const [, ...lines] = (await response.text()).trim().split("\r\n");
  return new Map(lines.map((line) => [line.split(",")[0] ?? "", Number(line.split(",")[2])]));
}

async function launch(): Promise<void> {
  product = spawn(process.execPath, [main], {
    env: {
      ...process.env,
      PORT: String(port),
      DATA_DIR: dataDir,
      RATE_LIMIT_ALLOW: "127.0.0.1",
      LOG_LEVEL: "info",
      BILLING: "sandbox", // beside a key it has to be asked for
      OPENAI_API_KEY: goodKey,
      OPENAI_BASE_URL: `${openai.address}/v1`,
      OPERATOR_LIMITS: "openai=4/6000",
    },
    stdio: ["ignore", "pipe", "pipe"],
  });
  printed = "";
  for (const stream of [product.stdout, product.stderr])
    stream?.on("data", (part) => (printed += String(part)));
  await eventually(async () => {
    if (product.exitCode !== null) throw new Error(`The product ended:\n${printed}`);
    expect((await fetch(`${origin()}/readyz`)).status).toBe(200);
  }, deadlineMs);
}

/** As if the minute were over for which others leave alone what the killed process had taken. */
async function endLeases(): Promise<void> {
  const { url } = await startEmbeddedPostgres({ dataDir, log: openLog("error") });
  const asSuperuser = new URL(url);
  asSuperuser.username = superuser;
  const client = new Client({ connectionString: asSuperuser.href });
  await client.connect();
  await client.query("update answers set lease_until = now() where lease_until is not null");
  await client.query("update lane_shares set until = now()");
  await client.end();
}

async function exited(): Promise<number | null> {
  if (product.exitCode === null && product.signalCode === null) await once(product, "exit");
  return product.exitCode;
}

async function postmasterPid(): Promise<number> {
  const found = [...printed.matchAll(/^.*"pid":(\d+),.*"The embedded PostgreSQL is ready"/gm)].at(-1)?.[1];
  if (!found) throw new Error("The log does not name the postmaster");
  return Number(found);
}

/** The child whose command names the front, found among this process's grandchildren. */
async function clickHousePid(): Promise<number> {
  const children = await readFile(`/proc/${product.pid}/task/${product.pid}/children`, "utf8");
  for (const pid of children.trim().split(" ")) {
    const command = await readFile(`/proc/${pid}/cmdline`, "utf8");
    if (command.includes("clickhouse")) return Number(pid);
  }
  throw new Error("The product has no ClickHouse child");
}

/** A zombie is gone: it holds nothing but its number until its parent collects it, which takes a busy machine a moment. */
async function isAlive(pid: number): Promise<boolean> {
  const stat = await readFile(`/proc/${pid}/stat`, "utf8").catch(() => undefined);
  return stat !== undefined && !/\) [ZX] /.test(stat);
}

function post(path: string, body: object, authorization?: string): Promise<Response> {
  return fetch(`${origin()}${apiBase}${path}`, {
    method: "POST",
    headers: { "content-type": "application/json", ...(authorization && { authorization }) },
    body: JSON.stringify(body),
  });
}

function bearer() {
  return { authorization: `Bearer ${access}` };
}

async function json(response: Promise<Response>): Promise<unknown> {
  return (await response).json();
}

function origin(): string {
  return `http://127.0.0.1:${port}`;
}
