import { isPostgresUnavailable } from "#platform/postgres.ts";
import type { Tools } from "#platform/tools.ts";

export interface Collector<Row> {
  add(row: Row): void;
  /** Writes what was added since the last time. */
  flush(): Promise<void>;
  /** Writes the rest and stops. */
  close(): Promise<void>;
}

export interface CollectorPorts<Row> {
  /** Name of the rows, in the plural, for the log. */
  readonly what: string;
  /** Rows of one key become one; they are written in the order of their keys. */
  keyOf(row: Row): string;
  merge(known: Row, added: Row): Row;
  /** All of the rows or none. */
  write(rows: readonly Row[]): Promise<void>;
}

const flushEveryMs = 1_000;
/** PostgreSQL takes 65,535 parameters a statement; a row has six at most. */
const rowsPerStatement = 5_000;

/**
 * Gathers rows in memory and writes them about once a second, so that they cost a request nothing. A process that is killed
 * loses those of its last second. Rows that cannot be written keep nobody else's from being written.
 */
export function openCollector<Row>(log: Tools["log"], ports: CollectorPorts<Row>): Collector<Row> {
  let gathered = new Map<string, Row>();
  let flushing: Promise<void> | undefined;

  function add(row: Row): void {
    const key = ports.keyOf(row);
    const known = gathered.get(key);
    gathered.set(key, known === undefined ? row : ports.merge(known, row));
  }

  /** Two instances that wrote the same rows in different orders could deadlock. */
  async function writeAll(): Promise<void> {
    const rows = [...gathered].sort(([one], [other]) => (one < other ? -1 : 1)).map(([, row]) => row);
    gathered = new Map();
    for (let from = 0; from < rows.length; from += rowsPerStatement) {
      await write(rows.slice(from, from + rowsPerStatement));
    }
  }

  async function write(rows: readonly Row[]): Promise<void> {
    try {
      await ports.write(rows);
    } catch (error) {
      if (isPostgresUnavailable(error)) {
        for (const row of rows) add(row);
        log.warn({ err: error }, `${ports.what} wait until PostgreSQL answers`);
      } else if (rows.length === 1) {
        log.warn({ err: error, row: rows[0] }, `one of the ${ports.what} could not be written`);
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
    add,
    flush,
    close: async () => {
      clearInterval(timer);
      await flushing;
      await flush();
    },
  };
}
