import type { Tools } from "#platform/tools.ts";
import { analyse, listGrown } from "./statistics.sql.ts";

/** So many rows are stored before a look is worth it. */
const rowsMin = 500;
/** PostgreSQL knows of a row a second later. */
const delayMs = 1_500;

export interface Statistics {
  /** Says that so many rows were stored; never waits, never throws. */
  inserted(rows: number): void;
  /** Resolves when nothing is under way any more, and nothing will be. */
  stop(): Promise<void>;
}

/** Has quickly growing tables analysed, which the planner takes for empty until autovacuum looks. */
export function openStatistics(tools: Tools): Statistics {
  let rows = 0;
  let timer: NodeJS.Timeout | undefined;
  let looking: Promise<void> | undefined;
  let isStopped = false;

  const look = async (): Promise<void> => {
    try {
      for (const table of await listGrown(tools)) if (!isStopped) await analyse(tools, table);
    } catch (error) {
      // Only speed is lost, until autovacuum comes.
      tools.log.warn({ err: error }, "Tables that grew could not be analysed");
    }
  };

  return {
    inserted: (count) => {
      rows += count;
      if (isStopped || timer || rows < rowsMin) return;
      timer = setTimeout(() => {
        rows = 0;
        looking = look().finally(() => {
          timer = undefined;
        });
      }, delayMs).unref();
    },
    stop: async () => {
      isStopped = true;
      clearTimeout(timer);
      await looking;
    },
  };
}
