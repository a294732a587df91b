import { mkdir } from "node:fs/promises";
import { connect } from "node:net";
import { join, resolve } from "node:path";
import { setTimeout as delay } from "node:timers/promises";
import type { Log } from "#platform/log.ts";
import { type FrontProcess, startFront } from "./clickhouse-child.ts";
import { EmbeddedClickHouseError, EngineLockedError } from "./clickhouse-error.ts";
import { type ClickHouseLimits, defaultClickHouseLimits } from "./clickhouse-limits.ts";
import type { FrontConfig } from "./clickhouse-messages.ts";
import { placeClickHouseSocket } from "./clickhouse-socket.ts";

export { EmbeddedClickHouseError };

export interface EmbeddedClickHouse {
  /** A unix socket with ClickHouse's HTTP interface. It stays the same when the process behind it is replaced. */
  readonly socketPath: string;
  /** The process that serves at this moment. */
  readonly pid: number;
  /** Lets work that has begun finish and ends the process. */
  stop(): Promise<void>;
}

export interface EmbeddedClickHouseOptions {
  /** The product's data folder; ClickHouse gets one of its own in it. */
  readonly dataDir: string;
  readonly log: Log;
  readonly limits?: Partial<ClickHouseLimits>;
  /** Called whenever a process that died was replaced and the new one serves. */
  readonly onRestart?: () => void;
}

/** How long a process that is just ending may keep its folder locked before it counts as alive. */
const lockedMs = 10_000;
/** One that still serves after this time does not know of any end. */
const noticedMs = 1_500;
const lockedRetryMs = 200;
const restartMsMin = 50;
const restartMsMax = 10_000;
/** A process that lived this long did not die from being started. */
const healthyMs = 60_000;

/**
 * Starts ClickHouse in a child process, which ends together with this one and is replaced when it dies; until then
 * connections are refused.
 *
 * @throws EmbeddedClickHouseError when it cannot start, with a sentence that says what to do.
 */
export async function startEmbeddedClickHouse(
  options: EmbeddedClickHouseOptions,
): Promise<EmbeddedClickHouse> {
  const { log } = options;
  const dir = resolve(options.dataDir, "clickhouse");
  await mkdir(dir, { recursive: true, mode: 0o700 });
  const socketPath = await placeClickHouseSocket(dir);
  const limits = { ...defaultClickHouseLimits(), ...options.limits };
  const config = { engineDir: join(dir, "engine"), socketPath, limits };

  const stopping = new AbortController();
  let front = await startOnceUnlocked(config, log);
  const kept = keepAlive();

  return {
    socketPath,
    get pid() {
      return front.pid;
    },
    stop: async () => {
      stopping.abort();
      await front.stop();
      await kept;
    },
  };

  async function keepAlive(): Promise<void> {
    for (let deaths = 0; ; ) {
      const startedAt = performance.now();
      const how = await front.ended;
      if (stopping.signal.aborted) return;

      deaths = performance.now() - startedAt > healthyMs ? 1 : deaths + 1;
      log.error({ pid: front.pid, how }, "ClickHouse ended by itself and is started again");
      const next = await restart(config, { log, deaths, signal: stopping.signal });
      if (!next) return;

      front = next;
      if (stopping.signal.aborted) return front.stop();
      log.info({ pid: front.pid }, "ClickHouse serves again");
      options.onRestart?.();
    }
  }
}

async function startOnceUnlocked(config: FrontConfig, log: Log): Promise<FrontProcess> {
  const startedAt = performance.now();
  for (;;) {
    try {
      return await startFront(config, log);
    } catch (error) {
      const waitedMs = performance.now() - startedAt;
      if (!(error instanceof EngineLockedError) || waitedMs > lockedMs) throw error;
      if (waitedMs > noticedMs && (await isServing(config.socketPath))) throw error;
      await delay(lockedRetryMs);
    }
  }
}

function isServing(socketPath: string): Promise<boolean> {
  return new Promise((answer) => {
    const socket = connect(socketPath, () => answer(true));
    socket.once("error", () => answer(false));
    socket.once("connect", () => socket.destroy());
  });
}

interface EngineRestart {
  readonly log: Log;
  /** How many processes in a row died soon. */
  readonly deaths: number;
  readonly signal: AbortSignal;
}

/** Tries until one serves, at growing intervals; undefined when it should stop. */
async function restart(
  config: FrontConfig,
  { log, deaths, signal }: EngineRestart,
): Promise<FrontProcess | undefined> {
  for (let tries = deaths - 1; !signal.aborted; tries += 1) {
    const waitMs = tries === 0 ? 0 : Math.min(restartMsMin * 2 ** tries, restartMsMax);
    await delay(waitMs, undefined, { signal }).catch(() => undefined); // told to stop: the condition ends the loop
    if (signal.aborted) return undefined;
    try {
      return await startFront(config, log);
    } catch (error) {
      log.error({ err: error }, "ClickHouse could not be started again; trying on");
    }
  }
  return undefined;
}
