import { once, setMaxListeners } from "node:events";
import { createServer } from "node:net";
import { setTimeout as delay } from "node:timers/promises";
import type { FastifyInstance } from "fastify";
import { drainMsOf, type Env } from "#env";
import { announceSuperuserLink } from "#features/accounts/room.ts";
import { startAnswering } from "#features/answers/room.ts";
import { startDemo } from "#features/demo/room.ts";
import { repairHourlySeries } from "#features/visits/room.ts";
import { billingReport } from "#platform/billing-settings.ts";
import { claimFolder, type FolderClaim } from "#platform/disk/claim-folder.ts";
import { journalIn, openDataDir } from "#platform/disk/data-dir.ts";
import { startBeating } from "#platform/instances/instances.ts";
import { startJobWorkers } from "#platform/jobs/job-workers.ts";
import { HandedBack } from "#platform/leases/handed-back.ts";
import { openLog } from "#platform/log.ts";
import type { Tools } from "#platform/tools.ts";
import { closeServer } from "./close-server.ts";
import { lookAtFolder } from "./copied-folder.ts";
import { openDatabases } from "./databases.ts";
import { healthSources } from "./health-sources.ts";
import { jobs } from "./jobs.ts";
import { recordRunning, waitForPredecessor } from "./running-record.ts";
import { buildServer } from "./server.ts";
import { closeTools, openTools } from "./tools.ts";

export interface RunningServer {
  readonly address: string;
  /** How credits are had here and what that means, in one line. */
  readonly billing: string;
  /** Lets /readyz answer 503 for DRAIN_SECONDS and serves everything else meanwhile; over at once where nobody is sent elsewhere. */
  drain(): Promise<void>;
  /** Answers what is under way, stores what was accepted, then closes everything. */
  stop(): Promise<void>;
}

/** Opens the tools, opens the rooms of the configured roles and listens. */
export async function start(configured: Env): Promise<RunningServer> {
  const env = { ...configured, DATA_DIR: openDataDir(configured.DATA_DIR) };
  const log = openLog(env.LOG_LEVEL);
  const drainMs = drainMsOf(env);
  await waitForPredecessor(env.DATA_DIR, { log, drainMs, isInTheWay: () => isPortTaken(env) });
  await requireFreePort(env);
  const folder = await lookAtFolder(env, log);
  const journal = claimJournal(env);
  const note = recordRunning(env.DATA_DIR);
  const address = env.PUBLIC_URL?.replace(/\/+$/, "") ?? `http://${hostShown(env.HOST)}:${env.PORT}`;

  let isDraining = false;
  const stopping = new AbortController();
  setMaxListeners(0, stopping.signal); // one for each work that is held for a time
  const databases = await openDatabases(env, log, folder.proveTables);
  try {
    const tools = await openTools(databases, { env, log, publicUrl: address, stopping: stopping.signal });
    await folder.prove(tools);
    const billing = billingReport(tools);
    log[billing.isRisk ? "warn" : "info"](billing.sentence);
    const app = await buildServer(tools, {
      roles: env.ROLES,
      trustedProxies: env.TRUSTED_PROXIES,
      metricsToken: env.METRICS_TOKEN,
      delayMsMax: env.OVERLOAD_DELAY_MS,
      openAiChallenge: env.OPENAI_APPS_CHALLENGE,
      isDraining: () => isDraining,
      sources: healthSources(databases, env),
    });
    const workers = env.ROLES.includes("worker")
      ? await startJobWorkers(tools, jobs, databases.directUrl)
      : undefined;
    const answering = env.ROLES.includes("worker")
      ? startAnswering(tools, { url: databases.directUrl })
      : undefined;
    let working: Promise<unknown> | undefined;
    /** Takes no more work, ends what may go on elsewhere, and waits for the rest. */
    const stopWork = (): Promise<unknown> => {
      stopping.abort(new HandedBack());
      working ??= Promise.all([workers?.stop(), answering?.stop()]);
      return working;
    };
    await listen(app, env);
    const beating = await startBeating(tools);
    if (!env.CLICKHOUSE_URL) void repairSeries(tools);
    if (env.ROLES.includes("api")) await announceSuperuserLink(tools);
    if (env.DEMO) await startDemo(tools);
    return {
      address,
      billing: billing.sentence,
      drain: async () => {
        if (drainMs === 0 || env.ROLES.every((role) => role === "worker")) return;
        isDraining = true;
        note.stopping();
        stopWork().catch(() => undefined); // whoever stops waits for it, and hears of it
        await delay(drainMs);
      },
      stop: async () => {
        note.stopping();
        await Promise.all([closeServer(app), stopWork()]);
        await beating.stop();
        await closeTools(tools);
        await databases.close();
        folder.stopped();
        journal?.release();
        note.remove();
      },
    };
  } catch (error) {
    await databases.close();
    throw error;
  }
}

/** Two processes would insert and delete what the other is still writing. */
function claimJournal({ DATA_DIR, INGEST, ROLES }: Env): FolderClaim | undefined {
  if (INGEST === "direct" || !ROLES.includes("ingest")) return undefined;
  return claimFolder(
    journalIn(DATA_DIR),
    (pid) =>
      `Process ${pid} journals visits in ${DATA_DIR}. Give each process that takes visits a DATA_DIR of its own, or set INGEST=direct.`,
  );
}

async function isPortTaken(env: Env): Promise<boolean> {
  return requireFreePort(env).then(
    () => false,
    () => true,
  );
}

/** A crash of the embedded ClickHouse can cut an insert off between the visits and their hourly series. */
async function repairSeries(tools: Tools): Promise<void> {
  try {
    const left = await repairHourlySeries(tools);
    if (left.length > 0) tools.log.warn({ left }, "The hourly series still differs from the visits");
  } catch (error) {
    tools.log.warn({ err: error }, "The hourly series could not be compared with the visits");
  }
}

/** Asked before anything is opened, so that a second start by mistake is reported at once and disturbs nothing. */
async function requireFreePort({ PORT, HOST }: Env): Promise<void> {
  const probe = createServer();
  try {
    await once(probe.listen({ port: PORT, host: HOST }), "listening");
  } catch (error) {
    throw explained(error, PORT);
  }
  probe.close();
  await once(probe, "close");
}

async function listen(app: FastifyInstance, { PORT, HOST }: Env): Promise<void> {
  try {
    await app.listen({ port: PORT, host: HOST });
  } catch (error) {
    throw explained(error, PORT);
  }
}

function explained(error: unknown, port: number): unknown {
  const code = error instanceof Error && "code" in error ? error.code : undefined;
  if (code === "EADDRINUSE") {
    return new Error(
      `Port ${port} is taken by another program. Stop it, or choose another: PORT=${port + 1} npm start`,
    );
  }
  if (code === "EACCES") {
    return new Error(`This user may not listen on port ${port}. Choose one above 1023: PORT=3000 npm start`);
  }
  return error;
}

function hostShown(host: string): string {
  return host === "0.0.0.0" || host === "127.0.0.1" || host === "::" ? "localhost" : host;
}
