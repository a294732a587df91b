import type { BlockList } from "node:net";
import type { ClickHouse } from "#platform/clickhouse.ts";
import type { Log } from "#platform/log.ts";
import type { Db } from "#platform/postgres.ts";

/** What every room works with; made once in main.ts, and in the tests by the test world. */
export interface Tools {
  readonly db: Db;
  readonly events: ClickHouse;
  readonly log: Log;
  /** Where events are written before they are inserted; none where the events' database is a server of its own. */
  readonly journalDir: string | undefined;
  readonly now: () => Date;
  readonly secretKey: string;
  readonly publicUrl: string;
  readonly superuserEmail: string | undefined;
  /** Addresses that no rate limit holds. */
  readonly unlimited: BlockList;
}

/** Runs several statements as one: all of them happen or none. */
export function inTransaction<T>(tools: Tools, run: (tools: Tools) => Promise<T>): Promise<T> {
  return tools.db.transaction((db) => run({ ...tools, db }));
}
