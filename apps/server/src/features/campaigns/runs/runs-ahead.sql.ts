import { sql } from "drizzle-orm";
import type { Tools } from "#platform/tools.ts";
import { campaigns } from "../store/campaigns.tables.ts";

/** From one run to the next it may be a day more, by the hour of the launch and by another time zone. */
const slack = sql`interval '2 days'`;

/** Brings back runs that were planned too late while the clock stood ahead. Resolves to how many there were. */
export async function pullBackRuns({ db, now }: Pick<Tools, "db" | "now">): Promise<number> {
  const at = sql`${now()}::timestamptz`;
  const step = sql`case ${campaigns.frequency} when 'DAILY' then interval '1 day' when 'WEEKLY' then interval '7 days' else interval '1 month' end`;
  const { rows } = await db.execute<{ id: string }>(sql`
    update ${campaigns} set next_run_at = ${at} + ${step}
    where ${campaigns.status} = 'ACTIVE' and ${campaigns.next_run_at} > ${at} + ${slack}
      and ${campaigns.next_run_at} > ${at} + ${step} + ${slack}
    returning id`);
  return rows.length;
}
