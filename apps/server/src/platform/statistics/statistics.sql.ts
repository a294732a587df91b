import { sql } from "drizzle-orm";
import type { Tools } from "#platform/tools.ts";

/** Fewer rows are read well without knowing anything of them. */
const rowsMin = 500;

/** Tables of which more than half of the rows are new or changed since they were analysed; PostgreSQL counts them with a second's delay. */
export async function listGrown({ db }: Tools): Promise<string[]> {
  const { rows } = await db.execute<{ name: string }>(sql`
    select relname as name from pg_stat_user_tables
    where schemaname = current_schema() and n_mod_since_analyze >= ${rowsMin} and n_mod_since_analyze * 2 > n_live_tup
    order by relname`);
  return rows.map(({ name }) => name);
}

/** Leaves out a table that somebody else analyses just now. */
export async function analyse({ db }: Tools, table: string): Promise<void> {
  await db.execute(sql`analyze (skip_locked) ${sql.identifier(table)}`);
}
