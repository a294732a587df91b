import { minuteMs } from "@citelens/contract/base/days";
import { type SQL, sql } from "drizzle-orm";
import { drizzle, type NodePgDatabase } from "drizzle-orm/node-postgres";
import { escapeLiteral, Pool, type PoolClient } from "pg";
import { noteBeforeCommit } from "#platform/before-commit.ts";
import type { Log } from "#platform/log.ts";
import type { Place } from "./place.ts";

export type Db = Pick<
  NodePgDatabase,
  | "select"
  | "selectDistinct"
  | "selectDistinctOn"
  | "insert"
  | "update"
  | "delete"
  | "execute"
  | "transaction"
  | "$with"
  | "with"
  | "$count"
>;

export interface Postgres {
  readonly db: Db;
  readonly pool: Pool;
  ping(): Promise<void>;
  close(): Promise<void>;
}

export interface PoolOptions {
  readonly connectionsMax?: number;
  /** Whether a pooler in transaction mode is in between, which takes no settings of a session. */
  readonly isPooled?: boolean;
  /** For a new connection, or for one that others use to become free. */
  readonly patienceMs?: number;
}

const statementMaxMs = 30_000;
/** Locks of a process that was frozen within a transaction are free again after so long. */
const stalledMaxMs = 5 * minuteMs;

/** Opens a pool of connections; a lost server shows as failing queries, never as a crash. */
export function openPostgres(
  url: string,
  log: Log,
  { connectionsMax = 20, patienceMs = 5_000, isPooled = false }: PoolOptions = {},
): Postgres {
  const pool = new Pool({
    connectionString: url,
    max: connectionsMax,
    connectionTimeoutMillis: patienceMs,
    idleTimeoutMillis: 30_000,
    ...(!isPooled && {
      statement_timeout: statementMaxMs,
      idle_in_transaction_session_timeout: stalledMaxMs,
    }),
    application_name: "citelens",
  });
  pool.on("error", (error) => log.warn({ err: error }, "PostgreSQL dropped an idle connection"));
  // A connection that breaks between two statements of a transaction tells so by an event, and the next statement fails.
  pool.on("connect", (client) => client.on("error", () => undefined));

  const db = Object.assign(drizzle({ client: pool }), { transaction: transactionOf(pool) });
  pools.set(db, pool);
  return {
    db,
    pool,
    ping: async () => {
      await pool.query("select 1");
    },
    close: () => pool.end(),
  };
}

/** Pools whose connections a database takes; those of transactions are in none. */
const pools = new WeakMap<object, Pool>();

/**
 * Drizzle's own keeps a connection for good that was lost before the transaction began; here it always goes back. With statements of the
 * caller's right behind its beginning, in one round trip.
 */
function transactionOf(pool: Pool, behindBegin?: string): Db["transaction"] {
  return async (run, config) => {
    const client = await pool.connect();
    const begun = behindBegin === undefined ? client : beginningWith(client, `begin; ${behindBegin}`);
    try {
      return await drizzle({ client: begun }).transaction(async (db) => {
        const result = await run(db);
        if (config?.accessMode !== "read only") await noteBeforeCommit(db);
        return result;
      }, config);
    } finally {
      client.release();
    }
  };
}

/** The same connection, whose next statement is replaced by these; where one of them fails, nothing has begun. */
function beginningWith(client: PoolClient, statements: string): PoolClient {
  const begin = async (): Promise<unknown> => {
    try {
      return await client.query(statements);
    } catch (error) {
      await client.query("rollback").catch(() => undefined); // of a connection that is lost, the first failure says why
      throw error;
    }
  };
  let hasBegun = false;
  const query = (...sent: Parameters<PoolClient["query"]>): unknown => {
    if (hasBegun) return client.query(...sent);
    hasBegun = true;
    return begin();
  };
  return Object.assign(Object.create(client) as PoolClient, { query });
}

/**
 * Runs statements about one workspace's data with the row-level policies set to that workspace, so that
 * even a statement that forgot its where clause sees no other workspace's row. Inside a transaction the policies
 * are afterwards as they were before.
 */
export function withinWorkspace<T>(
  { db }: { readonly db: Db },
  { workspaceId }: Place,
  run: (db: Db) => Promise<T>,
): Promise<T> {
  const pool = pools.get(db);
  if (pool)
    return transactionOf(pool, `set local citelens.workspace_id = ${escapeLiteral(workspaceId)}`)(run);

  return db.transaction(async (transaction) => {
    const { rows } = await transaction.execute<{ before: string | null }>(
      sql`select current_setting('citelens.workspace_id', true) as before,
        set_config('citelens.workspace_id', ${workspaceId}, true)`,
    );
    const result = await run(transaction);
    await transaction.execute(
      sql`select set_config('citelens.workspace_id', ${rows[0]?.before ?? ""}, true)`,
    );
    return result;
  });
}

/** The rows of one such statement, which names and casts each of their columns. */
export async function readWithin<Row extends object>(
  tools: { readonly db: Db },
  place: Place,
  query: SQL,
): Promise<Row[]> {
  const { rows } = await withinWorkspace(tools, place, (db) => db.execute(query));
  return rows as unknown as Row[]; // the parse boundary: the statement names and casts each column
}

/** Reads with less time for each statement than others have, so that nobody waits for long and nothing is held up. */
export function withinTime<T>(
  { db }: { readonly db: Db },
  msMax: number,
  run: (within: { readonly db: Db }) => Promise<T>,
): Promise<T> {
  return db.transaction(async (transaction) => {
    await transaction.execute(sql`select set_config('statement_timeout', ${String(msMax)}, true)`);
    return run({ db: transaction });
  });
}

/** Whether all statements go over the one connection of a transaction, which takes one at a time. */
export function isWithinTransaction({ db }: { readonly db: Db }): boolean {
  return "rollback" in db; // only transactions can be rolled back
}

/** Whether a failure means that the database could not be reached, and not that the statement was wrong. */
export function isPostgresUnavailable(error: unknown): boolean {
  const code = codeOf(error);
  return (
    code !== undefined &&
    /^(ECONN|EAI_|EHOST|ENET|ENOENT|ENOTFOUND|EPIPE|ETIMEDOUT|08|57P0|53300|25006)/.test(code)
  );
}

/** Whether a transaction was ended because it and another waited for each other: done again, it may well be done. */
export function isPostgresConflict(error: unknown): boolean {
  const code = codeOf(error);
  return code === "40P01" || code === "40001";
}

/**
 * Whether a failure says nothing of what was asked, only of the moment: the database is away, out of memory or disk, slower
 * than a statement may be, or busy with others. Asked again, for as long as it takes, it will be done.
 */
export function isPostgresPassing(error: unknown): boolean {
  if (isPostgresUnavailable(error) || isPostgresConflict(error)) return true;
  return /^(53|58|57014|55P03)/.test(codeOf(error) ?? "");
}

/** Whether a statement or a lock took longer than it may. */
export function isPostgresTimeout(error: unknown): boolean {
  const code = codeOf(error);
  return code === "57014" || code === "55P03";
}

/** Whether a unique constraint or index of that name refused a row. */
export function isUniqueViolation(error: unknown, constraint: string): boolean {
  return codeOf(error) === "23505" && constraintOf(error) === constraint;
}

/** Whether a row was refused because what it refers to does not exist. */
export function isForeignKeyViolation(error: unknown): boolean {
  return codeOf(error) === "23503";
}

function codeOf(error: unknown): string | undefined {
  const cause = causeOf(error);
  if (cause instanceof Error && /timeout|terminated|not queryable/i.test(cause.message) && !("code" in cause))
    return "ETIMEDOUT";
  return cause instanceof Error && "code" in cause && typeof cause.code === "string" ? cause.code : undefined;
}

function constraintOf(error: unknown): string | undefined {
  const cause = causeOf(error);
  return cause instanceof Error && "constraint" in cause && typeof cause.constraint === "string"
    ? cause.constraint
    : undefined;
}

/** Drizzle wraps the driver's error; the driver's own says what happened. */
function causeOf(error: unknown): unknown {
  return error instanceof Error && error.cause instanceof Error ? error.cause : error;
}
