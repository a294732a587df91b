import { and, eq, ne, sql } from "drizzle-orm";
import { isLeaseOver } from "#platform/leases/lease.sql.ts";
import { inTransaction, type Tools } from "#platform/tools.ts";
import { lane_shares } from "../store/answers.tables.ts";

export interface ShareWanted {
  readonly lane: string;
  readonly workerId: string;
  /** Slots that all workers together may use. */
  readonly slotsMax: number;
  readonly until: Date;
}

/**
 * Gives a worker its share of a lane until an instant, or renews it: an equal part among the workers that use the lane
 * now, and never more than the others have left. A worker that comes later waits until the others have renewed theirs.
 */
export async function takeShare(
  tools: Tools,
  { lane, workerId, slotsMax, until }: ShareWanted,
): Promise<number> {
  return inTransaction(tools, async ({ db, now }) => {
    await db.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`lane ${lane}`}, 0))`);
    const isOver = isLeaseOver(lane_shares.until, { now: now(), until });
    await db.delete(lane_shares).where(and(eq(lane_shares.lane, lane), isOver));
    const [others] = await db
      .select({
        workers: sql<number>`count(*)::int`,
        slots: sql<number>`coalesce(sum(${lane_shares.slots}), 0)::int`,
      })
      .from(lane_shares)
      .where(and(eq(lane_shares.lane, lane), ne(lane_shares.worker_id, workerId)));
    const fair = Math.max(1, Math.floor(slotsMax / ((others?.workers ?? 0) + 1)));
    const slots = Math.max(0, Math.min(fair, slotsMax - (others?.slots ?? 0)));
    await db
      .insert(lane_shares)
      .values({ lane, worker_id: workerId, slots, until })
      .onConflictDoUpdate({ target: [lane_shares.lane, lane_shares.worker_id], set: { slots, until } });
    return slots;
  });
}

export async function giveShareBack(
  { db }: Tools,
  { lane, workerId }: Pick<ShareWanted, "lane" | "workerId">,
): Promise<void> {
  await db.delete(lane_shares).where(and(eq(lane_shares.lane, lane), eq(lane_shares.worker_id, workerId)));
}
