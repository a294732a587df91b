import { sql } from "drizzle-orm";
import { inTransaction, type Tools } from "#platform/tools.ts";

/**
 * Pulls back what was noted while the database's clock was ahead of its time, and what was made or begun then: pg-boss leaves alone
 * what is later than now, so that schedules, and jobs of that time, would stand still until the clock has caught up. A clock that is
 * ahead leaves its mark on the schedules and queues within a minute; only then are all jobs looked through.
 */
export function pullBackStamps(tools: Tools): Promise<void> {
  return inTransaction(tools, async ({ db }) => {
    const version = await db.execute(sql`
      update jobs.version set cron_on = least(cron_on, now()), bam_on = least(bam_on, now()),
        flow_on = least(flow_on, now()), reindex_on = least(reindex_on, now())
      where greatest(cron_on, bam_on, flow_on, reindex_on) > now() + interval '1 minute'`);
    const queues = await db.execute(sql`
      update jobs.queue set monitor_claim_on = least(monitor_claim_on, now()), monitor_on = least(monitor_on, now()),
        maintain_on = least(maintain_on, now())
      where greatest(monitor_claim_on, monitor_on, maintain_on) > now() + interval '1 minute'`);
    if (!version.rowCount && !queues.rowCount) return;
    await db.execute(sql`
      update jobs.job set created_on = least(created_on, now()), started_on = least(started_on, now()),
        heartbeat_on = least(heartbeat_on, now()),
        start_after = case when state < 'active' then now() + greatest(start_after - greatest(created_on, started_on), interval '0') else start_after end
      where state <= 'active' and greatest(created_on, started_on, heartbeat_on) > now() + interval '1 minute'`);
  });
}
