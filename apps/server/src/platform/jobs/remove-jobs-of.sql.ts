import { sql } from "drizzle-orm";
import type { Tools } from "#platform/tools.ts";

/** Removes the jobs that wait and whose payload has these values; resolves to how many there were. */
export async function removeJobsOf(
  { db }: Pick<Tools, "db">,
  payload: Readonly<Record<string, string>>,
): Promise<number> {
  const { rowCount } = await db.execute(sql`
    delete from jobs.job
    where state in ('created', 'retry') and data @> ${JSON.stringify(payload)}::jsonb`);
  return rowCount ?? 0;
}
