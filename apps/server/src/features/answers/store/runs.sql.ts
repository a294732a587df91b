import { and, asc, desc, eq, lt, type SQL, sql } from "drizzle-orm";
import { isOfCampaignThere } from "#features/campaigns/deletion/public.ts";
import { isLeaseOver } from "#platform/leases/lease.sql.ts";
import type { Place } from "#platform/place.ts";
import { withinWorkspace } from "#platform/postgres.ts";
import { isTryable } from "#platform/sweeps/failed-items.sql.ts";
import type { Tools } from "#platform/tools.ts";
import { answers, runs } from "./answers.tables.ts";
import type { CountedAnswer } from "./answers-counted.ts";
import { insertRows, type Key, keysAsRows } from "./keys-as-rows.sql.ts";
import { run_tallies } from "./run-tallies.tables.ts";

export type RunRow = typeof runs.$inferSelect;
export type NewAnswer = typeof answers.$inferInsert;

/** The caller notes that its answers are due, and announces that they are asked for. */
export async function insertRun({ db }: Tools, run: RunRow, rows: readonly NewAnswer[]): Promise<void> {
  await db.insert(runs).values(run);
  await insertRows({ db }, answers, rows);
}

/** Runs of one campaign, or of all of the workspace; the newest first. */
export async function listRunRows(
  tools: Tools,
  place: Place,
  {
    campaignId,
    limit,
    offset,
  }: { readonly campaignId?: string; readonly limit: number; readonly offset: number },
): Promise<{ readonly count: number; readonly rows: RunRow[] }> {
  const where = and(
    eq(runs.workspace_id, place.workspaceId),
    campaignId === undefined ? undefined : eq(runs.campaign_id, campaignId),
  );
  return withinWorkspace(tools, place, async (db) => ({
    count: await db.$count(runs, where),
    rows: await db
      .select()
      .from(runs)
      .where(where)
      .orderBy(desc(runs.created), desc(runs.id))
      .limit(limit)
      .offset(offset),
  }));
}

/** All runs of a workspace, the oldest first. */
export function listRunKeys(tools: Tools, place: Place): Promise<Key[]> {
  return withinWorkspace(tools, place, (db) =>
    db
      .select({ workspace_id: runs.workspace_id, id: runs.id })
      .from(runs)
      .where(eq(runs.workspace_id, place.workspaceId))
      .orderBy(asc(runs.created), asc(runs.id)),
  );
}

const isTallyOf = and(eq(run_tallies.workspace_id, runs.workspace_id), eq(run_tallies.run_id, runs.id));

/** Runs of a workspace that are under way, of one campaign if it is named, with how far they are. */
export function listRunning(
  tools: Tools,
  { campaignId, ...place }: Place & { readonly campaignId?: string },
): Promise<{ campaignId: string; answersDone: number; answersTotal: number }[]> {
  return withinWorkspace(tools, place, (db) =>
    db
      .select({
        campaignId: runs.campaign_id,
        answersDone: sql<number>`sum(${run_tallies.ok} + ${run_tallies.refused} + ${run_tallies.failed})::int`,
        answersTotal: sql<number>`sum(${run_tallies.asked})::int`,
      })
      .from(runs)
      .innerJoin(run_tallies, isTallyOf)
      .where(
        and(
          eq(runs.workspace_id, place.workspaceId),
          eq(runs.status, "RUNNING"),
          isOfCampaignThere(runs.campaign_id, place),
          campaignId === undefined ? undefined : eq(runs.campaign_id, campaignId),
        ),
      )
      .groupBy(runs.campaign_id)
      .having(sql`sum(${run_tallies.asked}) > 0`),
  );
}

/**
 * Locks runs one after the other, in one order for all. A lock on their keys too would wait for all who store answers that
 * refer to them, and they for one another.
 */
export async function lockRuns({ db }: Tools, keys: readonly Key[]): Promise<void> {
  await db.select({ id: runs.id }).from(runs).where(isOneOf(keys)).orderBy(asc(runs.id)).for("no key update");
}

function isOneOf(keys: readonly Key[]): SQL {
  return sql`(${runs.workspace_id}, ${runs.id}) in (select key.workspace_id, key.id from ${keysAsRows(keys)})`;
}

/**
 * Ends those of the runs in which nothing waits any more. Each is locked before it is looked at, so that of two
 * workers that store the last answers at the same time one sees them all.
 */
export async function finishRuns(tools: Tools, keys: readonly Key[]): Promise<RunRow[]> {
  if (keys.length === 0) return [];
  await lockRuns(tools, keys);
  return tools.db
    .update(runs)
    .set({ status: "DONE", finished_at: tools.now() })
    .where(
      and(
        isOneOf(keys),
        eq(runs.status, "RUNNING"),
        sql`not exists (select from ${answers} where ${answers.workspace_id} = ${runs.workspace_id}
          and ${answers.run_id} = ${runs.id} and ${answers.status} = 'PENDING')`,
      ),
    )
    .returning();
}

/** The sweep that ends runs which should long be done. */
export const lateRuns = "answers.end-late-runs";

/** Runs of any workspace that began before an instant and are not done, the oldest first. */
export function listLateRuns(tools: Tools, before: Date): Promise<RunRow[]> {
  return tools.db
    .select()
    .from(runs)
    .where(and(eq(runs.status, "RUNNING"), lt(runs.created, before), isTryable(tools, lateRuns, runs.id)))
    .orderBy(asc(runs.created))
    .limit(100);
}

/** The runs of a campaign that are under way, or of all its workspace's campaigns; none of them ends meanwhile. */
export function lockRunning(
  { db }: Tools,
  { workspaceId }: Place,
  campaignId: string | undefined,
): Promise<RunRow[]> {
  return db
    .select()
    .from(runs)
    .where(
      and(
        eq(runs.workspace_id, workspaceId),
        campaignId === undefined ? undefined : eq(runs.campaign_id, campaignId),
        eq(runs.status, "RUNNING"),
      ),
    )
    .orderBy(asc(runs.id))
    .for("no key update");
}

/** Nobody waits long for one statement: so many rows go at once. */
const droppedAtOnce = 5_000;

/**
 * Deletes what waits to be asked for one campaign or all; with `isRemoved` also what is being asked now. Resolves to the answers
 * as they were.
 */
export async function dropWaiting(
  { db, now }: Tools,
  { workspaceId }: Place,
  { campaignId, isRemoved }: { readonly campaignId: string | undefined; readonly isRemoved: boolean },
): Promise<CountedAnswer[]> {
  const isOfCampaign = campaignId === undefined ? sql`true` : sql`campaign_id = ${campaignId}::uuid`;
  const isFree = isRemoved ? sql`true` : isLeaseOver(sql.raw("lease_until"), { now: now() });
  const dropped: CountedAnswer[] = [];
  for (;;) {
    const { rows } = await db.execute<DroppedAnswerRow>(sql`
      delete from ${answers} as answer using (
        select workspace_id, id from ${answers}
        where workspace_id = ${workspaceId} and status = 'PENDING' and ${isOfCampaign} and ${isFree}
        order by workspace_id, id
        limit ${droppedAtOnce}
        for update
      ) as waiting
      where answer.workspace_id = waiting.workspace_id and answer.id = waiting.id
      returning answer.workspace_id, answer.id, answer.run_id, answer.campaign_id, answer.query_id, answer.query_text,
        answer.operator_model, answer.lane, answer.branded, answer.country, answer.language, answer.credits, answer.status,
        answer.failure_kind, answer.created, answer.answered_at, answer.model_id, answer.analyser_version`);
    for (const row of rows)
      dropped.push({ ...row, created: new Date(row.created), mentions: [], citations: [] });
    if (rows.length < droppedAtOnce) return dropped;
  }
}

type UncountedAnswer = Omit<CountedAnswer, "mentions" | "citations">;
type DroppedAnswerRow = { [K in keyof UncountedAnswer]: UncountedAnswer[K] };
