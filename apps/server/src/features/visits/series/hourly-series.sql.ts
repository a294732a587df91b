import { sql } from "drizzle-orm";
import type { Tools } from "#platform/tools.ts";

/** Lets one caller of all processes alone repair the hourly series, until its transaction ends; others wait for as long as it takes. */
export async function holdHourlySeries({ db }: Pick<Tools, "db">): Promise<void> {
  await db.execute(sql`select set_config(name, '0', true)
    from unnest(array['statement_timeout', 'idle_in_transaction_session_timeout']) as name`);
  await db.execute(sql`select pg_advisory_xact_lock(hashtextextended('visits hourly series', 0))`);
}
