import type { campaignOrders } from "@citelens/contract/visibility/campaigns";
import { and, asc, desc, eq, gt, inArray, isNotNull, isNull, lte, ne, type SQL, sql } from "drizzle-orm";
import type { PgColumn } from "drizzle-orm/pg-core";
import { type Member, openWorkspaces } from "#features/workspaces/lookup/public.ts";
import type { Place } from "#platform/place.ts";
import { withinWorkspace } from "#platform/postgres.ts";
import { isTryable } from "#platform/sweeps/failed-items.sql.ts";
import type { Tools } from "#platform/tools.ts";
import { campaign_queries, campaigns } from "./campaigns.tables.ts";

export type CampaignRow = typeof campaigns.$inferSelect;
type Status = CampaignRow["status"];

export interface CampaignFilter {
  readonly status: Status | undefined;
  readonly exclude_status: Status | undefined;
  readonly campaign_type: CampaignRow["campaign_type"] | undefined;
  readonly ordering: (typeof campaignOrders)[number];
  readonly limit: number;
  readonly offset: number;
}

export function listCampaignRows(
  tools: Tools,
  place: Place,
  { status, exclude_status, campaign_type, ordering, limit, offset }: CampaignFilter,
): Promise<{ readonly count: number; readonly rows: CampaignRow[] }> {
  const where = and(
    of(place),
    status && eq(campaigns.status, status),
    exclude_status && ne(campaigns.status, exclude_status),
    campaign_type && eq(campaigns.campaign_type, campaign_type),
  );
  return withinWorkspace(tools, place, async (db) => ({
    count: await db.$count(campaigns, where),
    rows: await db
      .select()
      .from(campaigns)
      .where(where)
      .orderBy(...orderOf(ordering))
      .limit(limit)
      .offset(offset),
  }));
}

/** In the order of their ids, after one of them, for a file of all. */
export function walkCampaigns(tools: Tools, place: Place, afterId: string): Promise<CampaignRow[]> {
  return withinWorkspace(tools, place, (db) =>
    db
      .select()
      .from(campaigns)
      .where(and(of(place), gt(campaigns.id, afterId)))
      .orderBy(asc(campaigns.id))
      .limit(walkedAtOnce),
  );
}

export type QueryRow = typeof campaign_queries.$inferSelect;

/** The same of the queries of a campaign, those too that are asked no more. */
export function walkQueries(
  tools: Tools,
  place: Place,
  { campaignId, afterId }: { readonly campaignId: string; readonly afterId: string },
): Promise<QueryRow[]> {
  const { workspace_id, campaign_id, id } = campaign_queries;
  return withinWorkspace(tools, place, (db) =>
    db
      .select()
      .from(campaign_queries)
      .where(and(eq(workspace_id, place.workspaceId), eq(campaign_id, campaignId), gt(id, afterId)))
      .orderBy(asc(id))
      .limit(walkedAtOnce),
  );
}

const walkedAtOnce = 500;

function orderOf(ordering: CampaignFilter["ordering"]): SQL[] {
  const isDescending = ordering.startsWith("-");
  const field = ordering.replace("-", "") as "created" | "name" | "status" | "query_count" | "answer_count"; // of the enum
  const column = field === "name" ? sql`lower(${campaigns.name})` : campaigns[field];
  return [isDescending ? desc(column) : asc(column), desc(campaigns.id)];
}

export async function findCampaignRow(
  tools: Tools,
  place: Place,
  campaignId: string,
): Promise<CampaignRow | undefined> {
  const [row] = await withinWorkspace(tools, place, (db) =>
    db.select().from(campaigns).where(within(place, campaignId)),
  );
  return row;
}

/** Anyone who changes a campaign or begins a run of it holds it first, so that two of them come one after the other. */
export async function lockCampaign(
  tools: Tools,
  place: Place,
  campaignId: string,
): Promise<CampaignRow | undefined> {
  const [row] = await withinWorkspace(tools, place, (db) =>
    db.select().from(campaigns).where(within(place, campaignId)).for("update"),
  );
  return row;
}

type NewCampaign = Omit<typeof campaigns.$inferInsert, "workspace_id">;
export type CampaignChanges = Partial<Omit<NewCampaign, "id" | "created">>;

export async function insertCampaign(tools: Tools, member: Member, row: NewCampaign): Promise<void> {
  await withinWorkspace(tools, member, (db) =>
    db.insert(campaigns).values({ ...row, workspace_id: member.workspaceId }),
  );
}

export interface Change {
  readonly campaignId: string;
  readonly changes: CampaignChanges;
  /** Only if it has one of these statuses at this very moment, so that of two clicks one wins. */
  readonly from?: readonly Status[];
}

export async function changeCampaign(
  tools: Tools,
  place: Place,
  { campaignId, changes, from }: Change,
): Promise<CampaignRow | undefined> {
  const [row] = await withinWorkspace(tools, place, (db) =>
    db
      .update(campaigns)
      .set(changes)
      .where(and(within(place, campaignId), from && inArray(campaigns.status, [...from])))
      .returning(),
  );
  return row;
}

export interface Attention {
  readonly campaignId: string;
  readonly note: string;
  readonly since: Date;
}

/** Stores why an active campaign needs somebody's attention, unless a run of it has begun since. */
export async function setAttention(
  tools: Tools,
  place: Place,
  { campaignId, note, since }: Attention,
): Promise<void> {
  const isStill = and(eq(campaigns.status, "ACTIVE"), lte(campaigns.last_run_at, since));
  await withinWorkspace(tools, place, (db) =>
    db
      .update(campaigns)
      .set({ stop_reason: note })
      .where(and(within(place, campaignId), isStill)),
  );
}

/** Hides a campaign from everyone, from this transaction on; false when somebody did so before. */
export async function hideCampaign(tools: Tools, place: Place, campaignId: string): Promise<boolean> {
  const changes = { deleted_at: tools.now(), status: "ARCHIVED", next_run_at: null } as const;
  return (await changeCampaign(tools, place, { campaignId, changes })) !== undefined;
}

/** The days by which campaigns go: daily for the first 30, then by the frequency. */
const dailyDays = 30;

/** Records that a run begins now, started by a member or by the schedule, and clears what held an earlier one back. */
export async function recordRun(tools: Tools, place: Place, campaignId: string): Promise<void> {
  const changes = { last_run_at: tools.now(), stop_reason: null };
  await changeCampaign(tools, place, { campaignId, changes });
}

/**
 * Notes when the run after the one of now is due: at the same hour of the workspace's clock as the launch, whatever the
 * clock was set to meanwhile. A pre-audit is asked once.
 */
export async function scheduleNext(
  tools: Tools,
  place: Place,
  { campaignId, timeZone }: { readonly campaignId: string; readonly timeZone: string },
): Promise<void> {
  const now = sql`${tools.now()}::timestamptz`;
  const step = sql`case
    when ${campaigns.launched_at} + make_interval(days => ${dailyDays - 1}) > ${now} then interval '1 day'
    when ${campaigns.frequency} = 'DAILY' then interval '1 day'
    when ${campaigns.frequency} = 'WEEKLY' then interval '7 days'
    else interval '1 month' end`;
  const today = sql`date_trunc('day', ${now} at time zone ${timeZone})`;
  const hour = sql`(${campaigns.launched_at} at time zone ${timeZone})::time`;
  await withinWorkspace(tools, place, (db) =>
    db
      .update(campaigns)
      .set({
        next_run_at: sql`case when ${campaigns.campaign_type} = 'PRE_AUDIT' then null
          else (${today} + ${step} + ${hour}) at time zone ${timeZone} end`,
      })
      .where(within(place, campaignId)),
  );
}

/** The sweep that begins runs which are due. */
export const dueRuns = "campaigns.start-due-runs";

/** Active campaigns of open workspaces, of any unless one is named, that are to be asked by now; those that wait longest first. */
export async function listDue(
  tools: Tools,
  { limit, place }: { readonly limit: number; readonly place?: Place },
): Promise<{ readonly workspaceId: string; readonly campaignId: string }[]> {
  return tools.db
    .select({ workspaceId: campaigns.workspace_id, campaignId: campaigns.id })
    .from(campaigns)
    .where(and(place && of(place), isDue(tools), isTryable(tools, dueRuns, campaigns.id)))
    .orderBy(asc(campaigns.next_run_at), asc(campaigns.id))
    .limit(limit);
}

/** Holds a campaign if it is due at this very moment and nobody else holds it. */
export async function lockDue(tools: Tools, place: Place, campaignId: string): Promise<boolean> {
  const rows = await withinWorkspace(tools, place, (db) =>
    db
      .select({ id: campaigns.id })
      .from(campaigns)
      .where(and(within(place, campaignId), isDue(tools)))
      .for("update", { skipLocked: true }),
  );
  return rows.length > 0;
}

function isDue({ now }: Tools): SQL | undefined {
  return and(
    eq(campaigns.status, "ACTIVE"),
    isNull(campaigns.deleted_at),
    lte(campaigns.next_run_at, now()),
    openWorkspaces.isOpen(campaigns.workspace_id),
  );
}

/** The workspace's active campaigns, those that went longest without a run first. */
export function listActive(tools: Tools, place: Place): Promise<CampaignRow[]> {
  return withinWorkspace(tools, place, (db) =>
    db
      .select()
      .from(campaigns)
      .where(and(of(place), eq(campaigns.status, "ACTIVE")))
      .orderBy(asc(campaigns.last_run_at), asc(campaigns.id)),
  );
}

/** Counts of the workspace's campaigns; `since` and `before` bound the two months that are compared. */
export async function countCampaigns(
  tools: Tools,
  member: Member,
  since: Date,
): Promise<{
  readonly total: number;
  readonly active: number;
  readonly queries: number;
  readonly answers: number;
  /** Since then. */
  readonly made: number;
}> {
  const number = (expression: SQL): SQL<number> => sql<number>`(${expression})::int`;
  const [row] = await withinWorkspace(tools, member, (db) =>
    db
      .select({
        total: number(sql`count(*)`),
        active: number(sql`count(*) filter (where ${campaigns.status} = 'ACTIVE')`),
        queries: number(sql`coalesce(sum(${campaigns.query_count}), 0)`),
        answers: number(sql`coalesce(sum(${campaigns.answer_count}), 0)`),
        made: number(sql`count(*) filter (where ${campaigns.created} >= ${since})`),
      })
      .from(campaigns)
      .where(of(member)),
  );
  if (!row) throw new Error("A count returned no row");
  return row;
}

/** Campaigns by their ids, those that are there. */
export function listCampaignRowsOf(
  tools: Tools,
  place: Place,
  campaignIds: readonly string[],
): Promise<CampaignRow[]> {
  if (campaignIds.length === 0) return Promise.resolve([]);
  return withinWorkspace(tools, place, (db) =>
    db
      .select()
      .from(campaigns)
      .where(and(of(place), inArray(campaigns.id, [...campaignIds]))),
  );
}

/** Campaigns that were launched, the oldest first; the one named alone. */
export function listLaunched(tools: Tools, place: Place, campaignId?: string): Promise<CampaignRow[]> {
  return withinWorkspace(tools, place, (db) =>
    db
      .select()
      .from(campaigns)
      .where(
        and(
          of(place),
          ne(campaigns.status, "DRAFT"),
          campaignId === undefined ? undefined : eq(campaigns.id, campaignId),
        ),
      )
      .orderBy(asc(campaigns.created), asc(campaigns.id)),
  );
}

/** Campaigns whose counter of queries is not how many are asked. */
export async function listWrongQueryCounts(
  tools: Tools,
  place: Place,
): Promise<{ readonly id: string; readonly kept: number; readonly counted: number }[]> {
  const { workspaceId } = place;
  const { rows } = await withinWorkspace(tools, place, (db) =>
    db.execute<{ id: string; kept: number; counted: number }>(sql`
      select campaign.id, campaign.query_count as kept, coalesce(asked.count, 0) as counted
      from ${campaigns} as campaign
      left join (
        select campaign_id, count(*)::int as count from ${campaign_queries}
        where workspace_id = ${workspaceId} and retired_at is null group by campaign_id
      ) as asked on asked.campaign_id = campaign.id
      where campaign.workspace_id = ${workspaceId} and campaign.deleted_at is null
        and campaign.query_count <> coalesce(asked.count, 0)`),
  );
  return rows;
}

export function listCampaignIds(tools: Tools, member: Member): Promise<{ id: string; name: string }[]> {
  return withinWorkspace(tools, member, (db) =>
    db
      .select({ id: campaigns.id, name: campaigns.name })
      .from(campaigns)
      .where(and(of(member), ne(campaigns.status, "DRAFT"))),
  );
}

/** Brand that each launched campaign is about. */
export function listBrandNames(tools: Tools, place: Place): Promise<{ id: string; brand_name: string }[]> {
  return withinWorkspace(tools, place, (db) =>
    db
      .select({ id: campaigns.id, brand_name: campaigns.brand_name })
      .from(campaigns)
      .where(and(of(place), ne(campaigns.status, "DRAFT"))),
  );
}

/** Condition for campaigns of the workspace that nobody has deleted: every statement about campaigns asks for these. */
function of({ workspaceId }: Place): SQL | undefined {
  return and(eq(campaigns.workspace_id, workspaceId), isNull(campaigns.deleted_at));
}

function within(place: Place, campaignId: string): SQL | undefined {
  return and(of(place), eq(campaigns.id, campaignId));
}

/** Whether a workspace has campaigns, drafts too; for statements of other rooms, by the column of its id. */
export function isCampaigning(id: PgColumn): SQL {
  return sql`exists (select from ${campaigns} as campaign
    where campaign.workspace_id = ${id} and campaign.deleted_at is null)`;
}

/** Ids of these workspaces in which a campaign has been launched, whatever became of it. */
export async function listLaunchedIn(
  { db }: Tools,
  workspaceIds: readonly string[],
): Promise<ReadonlySet<string>> {
  if (workspaceIds.length === 0) return new Set();
  const { workspace_id, launched_at } = campaigns;
  const rows = await db
    .selectDistinct({ workspace_id })
    .from(campaigns)
    .where(and(sql`${workspace_id} = any(${sql.param([...workspaceIds])}::uuid[])`, isNotNull(launched_at)));
  return new Set(rows.map((row) => row.workspace_id));
}
