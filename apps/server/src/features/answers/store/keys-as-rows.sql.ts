import { getTableColumns, getTableName, type SQL, sql } from "drizzle-orm";
import type { PgTable } from "drizzle-orm/pg-core";
import type { Tools } from "#platform/tools.ts";
import { answers } from "./answers.tables.ts";

/** By which a run or an answer is found; a batch may be of many workspaces. */
export interface Key {
  readonly workspace_id: string;
  readonly id: string;
}

/** Under which lease an answer is asked: what names it touches no later one. */
export interface Lease extends Key {
  readonly leased_by: string;
  readonly fence: number;
}

/** A list of keys as rows of a statement, named `key`. */
export function keysAsRows(keys: readonly Key[]): SQL {
  const rows = JSON.stringify(keys.map(({ workspace_id, id }) => ({ workspace_id, id })));
  return sql`jsonb_to_recordset(${rows}::jsonb) as key(workspace_id uuid, id uuid)`;
}

/** A list of leases as rows of a statement, named `lease`. */
export function leasesAsRows(leases: readonly Lease[]): SQL {
  const rows = JSON.stringify(
    leases.map(({ workspace_id, id, leased_by, fence }) => ({ workspace_id, id, leased_by, fence })),
  );
  return sql`jsonb_to_recordset(${rows}::jsonb) as lease(workspace_id uuid, id uuid, leased_by uuid, fence int)`;
}

/**
 * Locks answers that are about to change, in one order for all, so that two workers who hold the same ones, since a lease
 * has expired, never wait for each other.
 */
export async function lockAnswers({ db }: Tools, keys: readonly Key[]): Promise<void> {
  if (keys.length === 0) return;
  await db.execute(sql`
    select from ${keysAsRows(keys)}
    join ${answers} as answer on answer.workspace_id = key.workspace_id and answer.id = key.id
    order by answer.workspace_id, answer.id
    for no key update of answer`);
}

/** PostgreSQL reads a parameter at a time: thousands of rows in one would all be in memory twice. */
const rowsAtOnce = 500;

/**
 * Inserts many rows as one parameter, which costs a tenth of one for each of their values. What a row lacks and another has
 * is null, not its column's default; bytes do not fit.
 */
export async function insertRows<T extends PgTable>(
  { db }: Pick<Tools, "db">,
  table: T,
  rows: readonly T["$inferInsert"][],
  onConflict: SQL = sql``,
): Promise<void> {
  const given = new Set(rows.flatMap((row) => Object.keys(row)));
  const columns = Object.keys(getTableColumns(table)).filter((name) => given.has(name));
  const names = sql.join(
    columns.map((name) => sql.identifier(name)),
    sql`, `,
  );
  const shape = sql.identifier(getTableName(table));
  for (let from = 0; from < rows.length; from += rowsAtOnce) {
    const part = JSON.stringify(rows.slice(from, from + rowsAtOnce));
    await db.execute(sql`
      insert into ${table} (${names})
      select ${names} from json_populate_recordset(null::${shape}, ${part}::json) as row ${onConflict}`);
  }
}
