import { and, count, eq, sql } from "drizzle-orm";
import type { PgTable } from "drizzle-orm/pg-core";
import { firstId } from "#platform/ids.ts";
import type { Place } from "#platform/place.ts";
import { withinWorkspace } from "#platform/postgres.ts";
import { isTryable } from "#platform/sweeps/failed-items.sql.ts";
import type { Tools } from "#platform/tools.ts";
import { sum_versions } from "../store/insights.tables.ts";

/** Generations of the sums that a campaign has. */
export interface SumState {
  readonly workspace_id: string;
  readonly campaign_id: string;
  readonly generation: number;
  readonly time_zone: string;
  readonly next_generation: number | null;
  readonly next_time_zone: string | null;
  /** The last answer, by id, that counts in the next generation. */
  readonly next_until: string | null;
}

const columns = sql`known.workspace_id, known.campaign_id, known.generation, known.time_zone, known.next_generation,
  known.next_time_zone, known.next_until`;

type CampaignKey = Pick<SumState, "workspace_id" | "campaign_id">;

/** A campaign, and by which days its sums are kept if they are its first. */
export interface ChangedCampaign extends CampaignKey {
  readonly time_zone: string;
}

/**
 * Holds the states of campaigns until the transaction ends, in the order of their keys, and marks their sums as changed. Who
 * else changes sums of one of them waits; those that begin meanwhile see what was stored before.
 */
export async function holdChanged({ db }: Tools, changed: readonly ChangedCampaign[]): Promise<SumState[]> {
  const rows = changed.map(({ workspace_id, campaign_id, time_zone }) => ({
    workspace_id,
    campaign_id,
    time_zone,
  }));
  const held = await db.execute<{ [K in keyof SumState]: SumState[K] }>(sql`
    insert into ${sum_versions} as known (workspace_id, campaign_id, version, time_zone)
    select workspace_id, campaign_id, 1, time_zone
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as key(workspace_id uuid, campaign_id uuid, time_zone text)
    order by workspace_id, campaign_id
    on conflict (workspace_id, campaign_id) do update set version = known.version + 1
    returning ${columns}`);
  return held.rows;
}

/** Holds the state of one campaign, as long as it has any. */
export async function holdState(
  { db }: Tools,
  { workspaceId }: Place,
  campaignId: string,
): Promise<SumState | undefined> {
  const { rows } = await db.execute<{ [K in keyof SumState]: SumState[K] }>(sql`
    select ${columns} from ${sum_versions} as known
    where known.workspace_id = ${workspaceId} and known.campaign_id = ${campaignId} for update`);
  return rows[0];
}

/** From now on a next generation is made, of which nothing is there yet. */
export async function beginNext(
  { db }: Tools,
  { workspace_id, campaign_id, generation, next_generation }: SumState,
  timeZone: string,
): Promise<void> {
  const next = Math.max(generation, next_generation ?? 0) + 1;
  await db.execute(sql`
    update ${sum_versions} set next_generation = ${next}, next_time_zone = ${timeZone}, next_until = ${firstId},
      is_unfinished = true
    where workspace_id = ${workspace_id} and campaign_id = ${campaign_id}`);
}

export async function moveNext(
  { db }: Tools,
  { workspace_id, campaign_id }: CampaignKey,
  until: string,
): Promise<void> {
  await db.execute(sql`
    update ${sum_versions} set next_until = ${until}
    where workspace_id = ${workspace_id} and campaign_id = ${campaign_id}`);
}

/** The next generation is shown from now on. */
export async function swap({ db }: Tools, { workspace_id, campaign_id }: CampaignKey): Promise<void> {
  await db.execute(sql`
    update ${sum_versions} set version = version + 1, generation = next_generation, time_zone = next_time_zone,
      next_generation = null, next_time_zone = null, next_until = null
    where workspace_id = ${workspace_id} and campaign_id = ${campaign_id} and next_generation is not null`);
}

/** Deletes some rows of generations that are neither shown nor being made; resolves to how many. */
export async function removeLeft(
  { db }: Tools,
  table: PgTable,
  { workspaceId, campaignId, limit }: Place & { readonly campaignId: string; readonly limit: number },
): Promise<number> {
  const { rowCount } = await db.execute(sql`
    delete from ${table} as old using (
      select one.ctid from ${table} as one
      join ${sum_versions} as known on known.workspace_id = one.workspace_id and known.campaign_id = one.campaign_id
      where one.workspace_id = ${workspaceId} and one.campaign_id = ${campaignId}
        and one.generation <> known.generation and one.generation is distinct from known.next_generation
      limit ${limit}) as left_over
    where old.workspace_id = ${workspaceId} and old.ctid = left_over.ctid`);
  return rowCount ?? 0;
}

/** The sweep that ends what a killed process has left of making sums again. */
export const unfinishedSums = "insights.finish-sums";

/** Campaigns of which sums are being made again, or were by a process that did not come to its end. */
export async function listUnfinished(
  tools: Pick<Tools, "db" | "now">,
  limit: number,
): Promise<CampaignKey[]> {
  const { workspace_id, campaign_id, is_unfinished } = sum_versions;
  return tools.db
    .select({ workspace_id, campaign_id })
    .from(sum_versions)
    .where(and(is_unfinished, isTryable(tools, unfinishedSums, campaign_id)))
    .limit(limit);
}

/** Notes before anything is made again that it has to be, so that it is finished by others if this process is not. */
export async function markUnfinished(
  { db }: Tools,
  { workspaceId }: Place,
  timeZone: string,
): Promise<string[]> {
  const { rows } = await db.execute<{ campaign_id: string }>(sql`
    update ${sum_versions} set is_unfinished = true
    where workspace_id = ${workspaceId}
      and (is_unfinished or next_generation is not null or time_zone <> ${timeZone})
    returning campaign_id`);
  return rows.map(({ campaign_id }) => campaign_id);
}

/** Number of campaigns whose sums are kept, and of how many of them they are to be made again. */
export async function countSums(
  tools: Tools,
  place: Place,
): Promise<{ readonly campaigns: number; readonly rebuilding: number }> {
  const [counts] = await withinWorkspace(tools, place, (db) =>
    db
      .select({
        campaigns: count(),
        rebuilding: sql<number>`(count(*) filter (where ${sum_versions.is_unfinished}))::int`,
      })
      .from(sum_versions)
      .where(eq(sum_versions.workspace_id, place.workspaceId)),
  );
  return counts ?? { campaigns: 0, rebuilding: 0 };
}

/** Nothing of other generations is left, unless somebody has begun to make another one meanwhile. */
export async function markFinished(
  { db }: Tools,
  { workspace_id, campaign_id, generation }: Pick<SumState, "workspace_id" | "campaign_id" | "generation">,
): Promise<void> {
  await db.execute(sql`
    update ${sum_versions} set is_unfinished = false
    where workspace_id = ${workspace_id} and campaign_id = ${campaign_id} and generation = ${generation}
      and next_generation is null`);
}
