import { dayIn } from "@citelens/contract/base/days";
import { isPostgresUnavailable } from "#platform/postgres.ts";
import type { Tools } from "#platform/tools.ts";
import { addToCounters, type CounterRow } from "../visits.sql.ts";

export type Outcome = CounterRow["outcome"];

export interface Reporter {
  readonly keyId: string;
  readonly workspaceId: string;
}

export interface Counters {
  count(
    reporter: Reporter,
    outcome: Outcome,
    what: { readonly reason: string; readonly times?: number },
  ): void;
  /** Writes what was counted since the last time. */
  flush(): Promise<void>;
  /** Writes the rest and stops. */
  close(): Promise<void>;
}

const flushEveryMs = 1_000;
/** PostgreSQL takes 65,535 parameters a statement; a row has six. */
const rowsPerStatement = 5_000;

/**
 * Counts in memory and writes about once a second, so that counting costs a request nothing. A process that is
 * killed loses the counts of its last second, never the visits themselves.
 */
export function openCounters(tools: Pick<Tools, "db" | "now" | "log">): Counters {
  let counted = new Map<string, CounterRow>();
  let flushing: Promise<void> | undefined;

  function add(row: CounterRow): void {
    const key = `${row.key_id} ${row.day} ${row.outcome} ${row.reason}`;
    const known = counted.get(key);
    if (known) known.count += row.count;
    else counted.set(key, row);
  }

  async function writeAll(): Promise<void> {
    const rows = inOneOrder([...counted.values()]);
    counted = new Map();
    for (let from = 0; from < rows.length; from += rowsPerStatement) {
      await write(rows.slice(from, from + rowsPerStatement));
    }
  }

  /** Counts of a workspace that is gone are dropped, and keep nobody else's from being written. */
  async function write(rows: readonly CounterRow[]): Promise<void> {
    try {
      await addToCounters(tools, rows);
    } catch (error) {
      if (isPostgresUnavailable(error)) {
        for (const row of rows) add(row);
        tools.log.warn({ err: error }, "tracking counters wait until PostgreSQL answers");
      } else if (rows.length === 1) {
        tools.log.warn({ err: error, counter: rows[0] }, "a tracking counter could not be written");
      } else {
        const half = Math.ceil(rows.length / 2);
        await write(rows.slice(0, half));
        await write(rows.slice(half));
      }
    }
  }

  function flush(): Promise<void> {
    flushing ??= writeAll().finally(() => {
      flushing = undefined;
    });
    return flushing;
  }

  const timer = setInterval(flush, flushEveryMs).unref();

  return {
    count: ({ keyId, workspaceId }, outcome, { reason, times = 1 }) => {
      const day = dayIn("UTC", tools.now());
      add({ workspace_id: workspaceId, key_id: keyId, day, outcome, reason, count: times });
    },
    flush,
    close: async () => {
      clearInterval(timer);
      await flushing;
      await flush();
    },
  };
}

/** Two instances that write the same rows in different orders could deadlock. */
function inOneOrder(rows: CounterRow[]): CounterRow[] {
  return rows.sort(
    (a, b) => compare(a.key_id, b.key_id) || compare(a.outcome + a.reason, b.outcome + b.reason),
  );
}

function compare(a: string, b: string): number {
  if (a === b) return 0;
  return a < b ? -1 : 1;
}
