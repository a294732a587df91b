import { mkdir } from "node:fs/promises";
import type { Session } from "chdb";
import { type Lane, openLane, type Settings } from "./clickhouse-lane.ts";
import type { ClickHouseLimits } from "./clickhouse-limits.ts";
import { createPool, type Pool } from "./clickhouse-pool.ts";

/** The engine, opened on its folder, with its sessions by what they are for. */
export interface Engine {
  readonly queries: Pool<Lane>;
  readonly streams: Pool<Lane>;
  /** One, so that a burst of queries never keeps events waiting and inserts never crowd out queries. */
  readonly inserts: Pool<Session>;
  /** Ends statements of the other sessions. */
  readonly control: Pool<Session>;
  /** Settings of an insert of rows that asks for nothing else. */
  readonly insertSettings: Settings;
  close(): void;
}

/** Opens chdb on a folder that it then holds a lock on. Rejects when the package is missing or the lock is taken. */
export async function openEngine(dir: string, limits: ClickHouseLimits): Promise<Engine> {
  const chdb = await import("chdb");
  await mkdir(dir, { recursive: true, mode: 0o700 });
  const connectionArgs = [
    `--max_server_memory_usage=${limits.memoryBytes}`,
    `--mark_cache_size=${limits.markCacheBytes}`,
    `--primary_index_cache_size=${limits.markCacheBytes}`,
    `--index_mark_cache_size=${limits.markCacheBytes}`,
  ];
  const control = new chdb.Session(dir, { connectionArgs });
  const open = (): Session => new chdb.Session(dir, { connectionArgs });

  const inserting = open();
  const lanes = {
    queries: openLanes("query", limits.queriesMax, (mark) => openLane(open, mark, querySettings(limits))),
    streams: openLanes("stream", limits.streamsMax, (mark) => openLane(open, mark, streamSettings(limits))),
  };
  return {
    queries: createPool(lanes.queries, limits.waitingMax),
    streams: createPool(lanes.streams, limits.waitingMax),
    inserts: createPool([inserting], limits.waitingMax),
    control: createPool([control], Number.POSITIVE_INFINITY),
    insertSettings: insertSettings(limits),
    close: () => {
      for (const { session } of Object.values(lanes).flat()) session.close();
      inserting.close();
      control.close();
    },
  };
}

function openLanes(use: string, count: number, open: (mark: string) => Lane): Lane[] {
  return Array.from({ length: count }, (_, index) => open(`${use} ${index + 1}`));
}

function streamSettings(limits: ClickHouseLimits): Settings {
  return {
    max_threads: String(limits.threadsPerQuery),
    // Without it the engine takes one thread alone, since the memory that it may use is small for its taste.
    max_threads_min_free_memory_per_thread: "0",
    max_execution_time: String(limits.queryTimeMs / 1000),
    max_memory_usage: String(limits.queryMemoryBytes),
    session_timezone: "UTC",
    async_insert: "0",
  };
}

function querySettings(limits: ClickHouseLimits): Settings {
  return {
    ...streamSettings(limits),
    max_result_bytes: String(limits.resultBytesMax),
    result_overflow_mode: "throw",
  };
}

/** One thread parses a batch with less work than several, which would take it from the queries. */
function insertSettings(limits: ClickHouseLimits): Settings {
  return {
    ...streamSettings(limits),
    max_threads: "1",
    max_insert_threads: "1",
    input_format_parallel_parsing: "0",
  };
}
