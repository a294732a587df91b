import type { OpportunityOrder } from "@citelens/contract/content/opportunities";
import type {
  Impact,
  OpportunityKind,
  OpportunityPeriod,
  OpportunityState,
} from "@citelens/contract/content/opportunity-words";
import { and, desc, eq, inArray, notExists, type SQL, sql } from "drizzle-orm";
import { alias } from "drizzle-orm/pg-core";
import type { Place } from "#platform/place.ts";
import { withinWorkspace } from "#platform/postgres.ts";
import type { Tools } from "#platform/tools.ts";
import { opportunities, opportunity_periods } from "./opportunities.tables.ts";
import { missedGone } from "./store-found.sql.ts";

type Decision = typeof opportunities.$inferSelect;
export type OpportunityRow = Omit<
  typeof opportunity_periods.$inferSelect,
  "workspace_id" | "opportunity_id"
> &
  Pick<Decision, "id" | "kind" | "target_kind" | "reason" | "assignee_id" | "due_on" | "first_seen"> & {
    readonly state: OpportunityState;
  };

interface Filter {
  readonly period: OpportunityPeriod;
  readonly kinds: readonly OpportunityKind[] | undefined;
  readonly impacts: readonly Impact[] | undefined;
  readonly states: readonly OpportunityState[];
  readonly campaignId: string | undefined;
  readonly search: string | undefined;
}

/** State of an opportunity. It is grouped by, for which it must be written the same twice: without a parameter. */
const stateOf = sql<OpportunityState>`case when ${opportunities.missed} >= ${sql.raw(String(missedGone))} then 'GONE' else ${opportunities.state} end`;

const columns = {
  id: opportunities.id,
  kind: opportunities.kind,
  target_kind: opportunities.target_kind,
  state: stateOf,
  reason: opportunities.reason,
  assignee_id: opportunities.assignee_id,
  due_on: opportunities.due_on,
  first_seen: opportunities.first_seen,
  period: opportunity_periods.period,
  score: opportunity_periods.score,
  score_parts: opportunity_periods.score_parts,
  impact: opportunity_periods.impact,
  effort: opportunity_periods.effort,
  n: opportunity_periods.n,
  title: opportunity_periods.title,
  why: opportunity_periods.why,
  target_name: opportunity_periods.target_name,
  target_title: opportunity_periods.target_title,
  campaign_ids: opportunity_periods.campaign_ids,
  queries: opportunity_periods.queries,
  figures: opportunity_periods.figures,
  evidence: opportunity_periods.evidence,
};

const ofPeriod = and(
  eq(opportunities.workspace_id, opportunity_periods.workspace_id),
  eq(opportunities.id, opportunity_periods.opportunity_id),
);

/** One page of them, and how many there are. */
export function listOpportunityRows(
  tools: Tools,
  place: Place,
  {
    limit,
    offset,
    order,
    ...filter
  }: Filter & {
    readonly limit: number;
    readonly offset: number;
    readonly order: OpportunityOrder;
  },
): Promise<{ readonly count: number; readonly rows: OpportunityRow[] }> {
  const where = filtered(place, filter);
  return withinWorkspace(tools, place, async (db) => {
    const [counted] = await db
      .select({ count: sql<number>`count(*)::int` })
      .from(opportunity_periods)
      .innerJoin(opportunities, ofPeriod)
      .where(where);
    const rows = await db
      .select(columns)
      .from(opportunity_periods)
      .innerJoin(opportunities, ofPeriod)
      .where(where)
      .orderBy(...ordered(order))
      .limit(limit)
      .offset(offset);
    return { count: counted?.count ?? 0, rows };
  });
}

/** How many of a period are in each state. */
export function countStates(
  tools: Tools,
  place: Place,
  period: OpportunityPeriod,
): Promise<{ state: OpportunityState; count: number }[]> {
  return withinWorkspace(tools, place, (db) =>
    db
      .select({ state: stateOf, count: sql<number>`count(*)::int` })
      .from(opportunity_periods)
      .innerJoin(opportunities, ofPeriod)
      .where(
        and(eq(opportunity_periods.workspace_id, place.workspaceId), eq(opportunity_periods.period, period)),
      )
      .groupBy(stateOf),
  );
}

/** As it stands in the period, or else in the longest in which it does. */
export async function findOpportunityRow(
  tools: Tools,
  place: Place,
  { id, period }: { readonly id: string; readonly period: OpportunityPeriod },
): Promise<OpportunityRow | undefined> {
  const [row] = await withinWorkspace(tools, place, (db) =>
    db
      .select(columns)
      .from(opportunity_periods)
      .innerJoin(opportunities, ofPeriod)
      .where(and(eq(opportunity_periods.workspace_id, place.workspaceId), eq(opportunities.id, id)))
      .orderBy(
        sql`${opportunity_periods.period} = ${period} desc`,
        sql`array_position(array['90d', '30d', '7d'], ${opportunity_periods.period})`,
      )
      .limit(1),
  );
  return row;
}

export type OpportunityDecision = Partial<Pick<Decision, "state" | "reason" | "assignee_id" | "due_on">>;

/** False where it is not there. */
export async function changeOpportunityRow(
  tools: Tools,
  place: Place,
  { id, changes }: { readonly id: string; readonly changes: OpportunityDecision },
): Promise<boolean> {
  const changed = await withinWorkspace(tools, place, (db) =>
    db
      .update(opportunities)
      .set({ ...changes, id })
      .where(and(eq(opportunities.workspace_id, place.workspaceId), eq(opportunities.id, id)))
      .returning({ id: opportunities.id }),
  );
  return changed.length > 0;
}

/** Marks an open one as planned; what somebody has decided otherwise stays. */
export async function planOpportunityRow(tools: Tools, place: Place, id: string): Promise<void> {
  await withinWorkspace(tools, place, (db) =>
    db
      .update(opportunities)
      .set({ state: "PLANNED" })
      .where(
        and(
          eq(opportunities.workspace_id, place.workspaceId),
          eq(opportunities.id, id),
          eq(opportunities.state, "OPEN"),
        ),
      ),
  );
}

/** Takes out what names a campaign that is about to be removed, and what nothing is left of. */
export async function forgetCampaign(tools: Tools, place: Place, campaignId: string): Promise<void> {
  const { workspaceId } = place;
  const left = alias(opportunity_periods, "left_period");
  await withinWorkspace(tools, place, async (db) => {
    await db
      .delete(opportunity_periods)
      .where(
        and(
          eq(opportunity_periods.workspace_id, workspaceId),
          sql`${campaignId}::uuid = any(${opportunity_periods.campaign_ids})`,
        ),
      );
    await db.delete(opportunities).where(
      and(
        eq(opportunities.workspace_id, workspaceId),
        notExists(
          db
            .select({ id: left.opportunity_id })
            .from(left)
            .where(and(eq(left.workspace_id, workspaceId), eq(left.opportunity_id, opportunities.id))),
        ),
      ),
    );
  });
}

function filtered(
  place: Place,
  { period, kinds, impacts, states, campaignId, search }: Filter,
): SQL | undefined {
  return and(
    eq(opportunity_periods.workspace_id, place.workspaceId),
    eq(opportunity_periods.period, period),
    inArray(stateOf, [...states]),
    kinds === undefined ? undefined : inArray(opportunities.kind, [...kinds]),
    impacts === undefined ? undefined : inArray(opportunity_periods.impact, [...impacts]),
    campaignId === undefined
      ? undefined
      : sql`${campaignId}::uuid = any(${opportunity_periods.campaign_ids})`,
    search
      ? sql`strpos(lower(${opportunity_periods.title} || ' ' || ${opportunity_periods.target_name} || ' '
          || coalesce(jsonb_path_query_array(${opportunity_periods.queries}, '$[*].text')::text, '')), lower(${search})) > 0`
      : undefined,
  );
}

/** Order of the list: what nothing distinguishes stands by score and title. */
function ordered(order: OpportunityOrder): SQL[] {
  const usual = sql`${opportunity_periods.score} desc, ${opportunity_periods.title}, ${opportunities.id}`;
  const effort = sql`array_position(array['S', 'M', 'L'], ${opportunity_periods.effort})`;
  switch (order) {
    case "-score":
      return [usual];
    case "score":
      return [sql`${opportunity_periods.score} asc`, usual];
    case "-n":
      return [sql`${opportunity_periods.n} desc`, usual];
    case "n":
      return [sql`${opportunity_periods.n} asc`, usual];
    case "effort":
      return [sql`${effort} asc`, usual];
    case "-effort":
      return [sql`${effort} desc`, usual];
    case "-first_seen":
      return [sql`${opportunities.first_seen} desc`, usual];
    case "first_seen":
      return [sql`${opportunities.first_seen} asc`, usual];
  }
}

/** The one of a query that scores highest and that nobody has dismissed; none where nothing is found for it. */
export async function findOpportunityOfQuery(
  tools: Tools,
  place: Place,
  queryId: string,
): Promise<string | undefined> {
  const [row] = await withinWorkspace(tools, place, (db) =>
    db
      .select({ id: opportunities.id })
      .from(opportunity_periods)
      .innerJoin(opportunities, ofPeriod)
      .where(
        and(
          eq(opportunity_periods.workspace_id, place.workspaceId),
          eq(opportunity_periods.period, "90d"),
          sql`${opportunity_periods.queries} @> ${JSON.stringify([{ query_id: queryId }])}::jsonb`,
          sql`${stateOf} not in ('DISMISSED', 'GONE')`,
        ),
      )
      .orderBy(desc(opportunity_periods.score), opportunities.id)
      .limit(1),
  );
  return row?.id;
}
