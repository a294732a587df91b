import { and, asc, eq, type SQL, sql } from "drizzle-orm";
import { firstId } from "#platform/ids.ts";
import type { Place } from "#platform/place.ts";
import { withinWorkspace } from "#platform/postgres.ts";
import type { Tools } from "#platform/tools.ts";
import { answers } from "../store/answers.tables.ts";
import { campaign_reanalyses } from "./campaign-reanalyses.tables.ts";

export type ReanalysisRow = typeof campaign_reanalyses.$inferSelect;

/** From now on all answers of the campaign are to be read again, those that were read before this change too. */
export async function beginReanalysis(tools: Tools, place: Place, campaignId: string): Promise<void> {
  const start = { after: firstId, done: 0, total: null, changed_at: tools.now() };
  await withinWorkspace(tools, place, (db) =>
    db
      .insert(campaign_reanalyses)
      .values({ workspace_id: place.workspaceId, campaign_id: campaignId, ...start })
      .onConflictDoUpdate({
        target: [campaign_reanalyses.workspace_id, campaign_reanalyses.campaign_id],
        set: { ...start, revision: sql`${campaign_reanalyses.revision} + 1` },
      }),
  );
}

/** Whether nobody else reads this campaign's answers again; then nobody does for the rest of the transaction. */
export async function tryHoldReanalysis({ db }: Tools, campaignId: string): Promise<boolean> {
  const { rows } = await db.execute<{ held: boolean }>(
    sql`select pg_try_advisory_xact_lock(hashtextextended(${`reanalysis ${campaignId}`}, 0)) as held`,
  );
  return rows[0]?.held === true;
}

export async function findReanalysis(
  tools: Tools,
  place: Place,
  campaignId: string,
): Promise<ReanalysisRow | undefined> {
  const [row] = await withinWorkspace(tools, place, (db) =>
    db.select().from(campaign_reanalyses).where(of(place, campaignId)),
  );
  return row;
}

/** How many answers there are to read. */
export async function countAnswers(tools: Tools, place: Place, campaignId: string): Promise<number> {
  return withinWorkspace(tools, place, (db) =>
    db.$count(
      answers,
      and(
        eq(answers.workspace_id, place.workspaceId),
        eq(answers.campaign_id, campaignId),
        eq(answers.status, "OK"),
      ),
    ),
  );
}

/** Notes how far it came, unless a newer change has sent it back to the start. */
export async function noteProgress(
  tools: Tools,
  place: Place,
  { campaign_id, revision, after, done, total }: Omit<ReanalysisRow, "workspace_id" | "changed_at">,
): Promise<void> {
  await withinWorkspace(tools, place, (db) =>
    db
      .update(campaign_reanalyses)
      .set({ after, done, total })
      .where(and(of(place, campaign_id), eq(campaign_reanalyses.revision, revision))),
  );
}

/** Ends it, unless a newer change has sent it back to the start; resolves to whether it ended. */
export async function endReanalysis(
  tools: Tools,
  place: Place,
  { campaign_id, revision }: Pick<ReanalysisRow, "campaign_id" | "revision">,
): Promise<boolean> {
  const ended = await withinWorkspace(tools, place, (db) =>
    db
      .delete(campaign_reanalyses)
      .where(and(of(place, campaign_id), eq(campaign_reanalyses.revision, revision)))
      .returning({ id: campaign_reanalyses.campaign_id }),
  );
  return ended.length > 0;
}

/** Reanalyses of a workspace that are not at their end. */
export function listReanalysisRows(tools: Tools, place: Place): Promise<ReanalysisRow[]> {
  return withinWorkspace(tools, place, (db) =>
    db
      .select()
      .from(campaign_reanalyses)
      .where(eq(campaign_reanalyses.workspace_id, place.workspaceId))
      .orderBy(asc(campaign_reanalyses.changed_at), asc(campaign_reanalyses.campaign_id)),
  );
}

function of({ workspaceId }: Place, campaignId: string): SQL | undefined {
  return and(
    eq(campaign_reanalyses.workspace_id, workspaceId),
    eq(campaign_reanalyses.campaign_id, campaignId),
  );
}
