import { and, gte, sql } from "drizzle-orm";
import type { Tools } from "#platform/tools.ts";
import { tracking_counters } from "../store/visits.tables.ts";

/** How many reported requests the limit of an organization refused to a workspace: on a day, and since another. */
export interface RateLimited {
  readonly workspace_id: string;
  readonly today: number;
  readonly week: number;
}

/** Sums of every workspace that was refused some since a day, for superusers. */
export function sumRateLimited(
  { db }: Tools,
  { today, since }: { readonly today: string; readonly since: string },
): Promise<RateLimited[]> {
  const { workspace_id, day, count } = tracking_counters;
  return db
    .select({
      workspace_id,
      today: sql<number>`coalesce(sum(${count}) filter (where ${day} = ${today}), 0)::float8`,
      week: sql<number>`sum(${count})::float8`,
    })
    .from(tracking_counters)
    .where(and(gte(day, since), sql`${tracking_counters.reason} = 'rate_limited'`))
    .groupBy(workspace_id);
}
