import { totalmem } from "node:os";
import { z } from "zod";

/** Limits of the embedded ClickHouse. Bytes, milliseconds and counts, all at least 1. */
export const clickHouseLimits = z.object({
  /** Queries that run at the same time; the others wait in line. */
  queriesMax: z.int().min(1),
  /** Streamed results at the same time; each keeps its session until its reader has taken the last row. */
  streamsMax: z.int().min(1),
  /** How many requests may wait in each of the lines (queries, streams, inserts) before one is refused. */
  waitingMax: z.int().min(1),
  threadsPerQuery: z.int().min(1),
  /** A query that takes longer ends with code 159; a request can ask for another time with max_execution_time. */
  queryTimeMs: z.int().min(1),
  /** A query that needs more ends with code 241. */
  queryMemoryBytes: z.int().min(1),
  /** Most memory that all queries, inserts, merges and caches may use together. */
  memoryBytes: z.int().min(1),
  markCacheBytes: z.int().min(1),
  /** The largest answer that is not streamed. */
  resultBytesMax: z.int().min(1),
  /** The largest request body, unpacked. */
  bodyBytesMax: z.int().min(1),
});

export type ClickHouseLimits = Readonly<z.output<typeof clickHouseLimits>>;

const MiB = 1024 ** 2;

/** Fit for a machine that the product shares with its own server and PostgreSQL: two fifths of it, 2 GiB at most. */
export function defaultClickHouseLimits(): ClickHouseLimits {
  const memoryBytes = Math.floor(Math.min(2048 * MiB, totalmem() * 0.4));
  return {
    queriesMax: 4,
    streamsMax: 2,
    waitingMax: 200,
    threadsPerQuery: 2,
    queryTimeMs: 30_000,
    queryMemoryBytes: Math.floor(memoryBytes / 2),
    memoryBytes,
    markCacheBytes: 64 * MiB,
    resultBytesMax: 64 * MiB,
    bodyBytesMax: 64 * MiB,
  };
}
