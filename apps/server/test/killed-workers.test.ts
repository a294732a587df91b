import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtemp, rm } from "node:fs/promises";
import { connect, createServer, type Server } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { afterAll, beforeAll, expect, test } from "vitest";
import { creditPurchases } from "#features/credits/ledger/public.ts";
import { cases } from "../../../scripts/testing/cases.ts";
import { type AnswersWorld, type Home, openAnswersWorld } from "./answers-world.ts";
import { createEventsDatabase } from "./clickhouse.ts";
import { goodKey } from "./fakes/ai/ai-server.ts";
import { eventually } from "./world.ts";

const kills = cases(0, 200);
const queries = 40;
const workersAtOnce = 4;
const killedAtOnce = 2;
const deadlineMs = 120_000;
const main = fileURLToPath(new URL("../src/main.ts", import.meta.url));

let open: AnswersWorld;
let eventsUrl: string;
let relay: Server;
let dataDir: string;
let workers: ChildProcess[] = [];
let printed = "";
beforeAll(async () => {
  open = await openAnswersWorld();
  eventsUrl = await openEvents();
  dataDir = await mkdtemp(join(tmpdir(), "citelens-workers-"));
});
afterAll(async () => {
  for (const worker of workers) worker.kill("SIGKILL");
  await Promise.all(workers.map(exited));
  relay.close();
  await open.close();
  await rm(dataDir, { recursive: true, force: true });
});

async function query(text: string, values: unknown[] = []) {
  return (await open.world.postgres.pool.query(text, values)).rows;
}

async function exited(worker: ChildProcess): Promise<void> {
  if (worker.exitCode === null && worker.signalCode === null) await once(worker, "exit");
}

/** The run's ClickHouse listens on a socket; processes of the product are told an address. */
async function openEvents(): Promise<string> {
  const { address } = await createEventsDatabase();
  if (!("socketPath" in address)) throw new Error("ClickHouse is expected on a socket");
  const { socketPath, database } = address;
  relay = createServer((client) => {
    const upstream = connect(socketPath);
    for (const socket of [client, upstream]) socket.on("error", () => client.destroy());
    client.pipe(upstream).pipe(client);
  }).listen(0, "127.0.0.1");
  await once(relay, "listening");
  const listening = relay.address();
  const port = typeof listening === "object" && listening ? listening.port : 0;
  return `http://127.0.0.1:${port}/${database}`;
}

async function freePort(): Promise<number> {
  const server = createServer().listen(0, "127.0.0.1");
  await once(server, "listening");
  const address = server.address();
  server.close();
  await once(server, "close");
  return typeof address === "object" && address ? address.port : 0;
}

/** A process of the product that has no role but to work. */
async function startWorker(nth: number): Promise<ChildProcess> {
  const worker = spawn(process.execPath, [main], {
    env: {
      ...process.env,
      ROLES: "worker",
      PORT: String(await freePort()),
      DATA_DIR: join(dataDir, String(nth)),
      DATABASE_URL: String(open.world.postgres.pool.options.connectionString),
      CLICKHOUSE_URL: eventsUrl,
      INGEST: "direct",
      SECRET_KEY: open.world.tools.secretKey,
      PUBLIC_URL: "http://localhost:3000",
      LOG_LEVEL: "warn",
      BILLING: "sandbox",
      OPENAI_API_KEY: goodKey,
      OPENAI_BASE_URL: `${open.openai.address}/v1`,
      OPERATOR_LIMITS: "openai=8/6000",
    },
    stdio: ["ignore", "pipe", "pipe"],
  });
  for (const stream of [worker.stdout, worker.stderr])
    stream?.on("data", (part) => {
      printed = `${printed}${part}`.slice(-20_000);
    });
  return worker;
}

/** As if the minute were over for which others leave alone what the killed process had; also of those that live. */
async function endLeases(): Promise<void> {
  await query(
    "update answers set leased_until = now() where status = 'PENDING' and leased_until is not null",
  );
  await query("update lane_shares set until = now()");
  await query("update lane_turns set next_at = least(next_at, now())");
}

test.skipIf(kills === 0)(
  `200 kill -9 of workers under load lose no answer and charge none twice (in test:deep)`,
  async () => {
    open.openai.answerWith(async () => {
      await new Promise((resolve) => setTimeout(resolve, 50));
      return "success" as const;
    });
    const home = await open.home();
    const [workspace] = await query("select organization_id from workspaces where id = $1", [home.projectId]);
    const organizationId: string = workspace.organization_id;
    const purchase = { organizationId, key: "killed workers", credits: 1_000_000, reason: "Test" };
    await creditPurchases.add(open.world.tools, purchase);
    let runs = await launch(home);
    workers = await Promise.all(Array.from({ length: workersAtOnce }, (_, nth) => startWorker(nth)));

    for (let kill = 0; kill < kills; kill += killedAtOnce) {
      const before = open.openai.asked.length;
      const under = await query("select count(*)::int as runs from runs where status = 'RUNNING'");
      if (under[0].runs < 2) runs += await launch(home);
      await eventually(
        () => Promise.resolve(expect(open.openai.asked.length, printed).toBeGreaterThan(before + 5)),
        deadlineMs,
      );
      const killed = Array.from({ length: killedAtOnce }, (_, nth) => (kill + nth) % workersAtOnce);
      for (const nth of killed) workers[nth]?.kill("SIGKILL");
      await Promise.all(killed.map((nth) => exited(workers[nth] as ChildProcess)));
      await endLeases();
      for (const nth of killed) workers[nth] = await startWorker(kill + nth + workersAtOnce);
    }

    await eventually(async () => {
      const left = await query("select count(*)::int as runs from runs where status = 'RUNNING'");
      expect(left[0].runs, printed).toBe(0);
    }, 5 * deadlineMs);
    const [sums] = await query(
      `select count(*)::int as answers, count(distinct (run_id, query_id, operator_model, repeat))::int as questions,
        count(*) filter (where status = 'OK')::int as ok, sum(credits)::int as credits,
        (select count(*)::int from credit_uses where workspace_id = $1) as charged,
        (select count(distinct key)::int from credit_uses where workspace_id = $1) as keys,
        (select sum(credits)::int from credit_uses where workspace_id = $1) as used,
        (select sum(open)::int from credit_holds where organization_id = $2) as open,
        (select sum(held)::int from credit_lots where organization_id = $2) as held,
        (select sum(n)::int from answer_days where workspace_id = $1) as counted,
        (select sum(ok)::int from run_tallies where workspace_id = $1) as tallied,
        (select count(*)::int from unstored_answers) as unstored
      from answers where workspace_id = $1`,
      [home.projectId, organizationId],
    );
    const count = runs * queries;
    expect(sums).toEqual({
      ...{
        answers: count,
        questions: count,
        ok: count,
        charged: count,
        keys: count,
        counted: count,
        tallied: count,
      },
      ...{ credits: 5 * count, used: 5 * count, open: 0, held: 0, unstored: 0 },
    });
  },
  60 * 60_000,
);

/** Begins five runs; resolves to how many. */
async function launch(home: Home): Promise<number> {
  const questions = Array.from({ length: queries }, (_, nth) => `question ${nth}`);
  for (let run = 0; run < 5; run += 1) await home.launch({ name: `Load ${run}`, queries: questions });
  return 5;
}
