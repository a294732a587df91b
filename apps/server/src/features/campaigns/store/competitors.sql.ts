import { and, asc, eq, type SQL, sql } from "drizzle-orm";
import type { Member } from "#features/workspaces/lookup/public.ts";
import { newId } from "#platform/ids.ts";
import type { Place } from "#platform/place.ts";
import { withinWorkspace } from "#platform/postgres.ts";
import type { Tools } from "#platform/tools.ts";
import type { CompetitorRow } from "./campaign-parts.sql.ts";
import { campaign_competitors, competitors } from "./campaigns.tables.ts";

export function listCompetitorRows(
  tools: Tools,
  member: Member,
  status: CompetitorRow["status"] | undefined,
): Promise<CompetitorRow[]> {
  return withinWorkspace(tools, member, (db) =>
    db
      .select()
      .from(competitors)
      .where(and(eq(competitors.workspace_id, member.workspaceId), status && eq(competitors.status, status)))
      .orderBy(asc(competitors.name_key)),
  );
}

/** Holds the competitor for the rest of the transaction. */
export async function lockCompetitor(
  tools: Tools,
  member: Member,
  competitorId: string,
): Promise<CompetitorRow | undefined> {
  const [row] = await withinWorkspace(tools, member, (db) =>
    db.select().from(competitors).where(within(member, competitorId)).for("update"),
  );
  return row;
}

export type CompetitorChanges = Partial<
  Pick<CompetitorRow, "status" | "aliases" | "domains" | "name_settings" | "seen_in_answers">
>;

export async function changeCompetitor(
  tools: Tools,
  member: Member,
  { competitorId, changes }: { readonly competitorId: string; readonly changes: CompetitorChanges },
): Promise<CompetitorRow> {
  const [row] = await withinWorkspace(tools, member, (db) =>
    db.update(competitors).set(changes).where(within(member, competitorId)).returning(),
  );
  if (!row) throw new Error("A competitor vanished while it was held");
  return row;
}

/** The campaigns that follow a competitor. */
export async function listFollowers(tools: Tools, member: Member, competitorId: string): Promise<string[]> {
  const rows = await withinWorkspace(tools, member, (db) =>
    db
      .select({ id: campaign_competitors.campaign_id })
      .from(campaign_competitors)
      .where(
        and(
          eq(campaign_competitors.workspace_id, member.workspaceId),
          eq(campaign_competitors.competitor_id, competitorId),
        ),
      ),
  );
  return rows.map(({ id }) => id);
}

/** Campaigns that follow the one follow the other from now on, and the one is gone. */
export async function mergeCompetitors(
  tools: Tools,
  member: Member,
  { from, into }: { readonly from: string; readonly into: string },
): Promise<void> {
  await withinWorkspace(tools, member, async (db) => {
    await db.execute(sql`
      insert into ${campaign_competitors} (workspace_id, campaign_id, competitor_id)
      select workspace_id, campaign_id, ${into} from ${campaign_competitors}
      where workspace_id = ${member.workspaceId} and competitor_id = ${from}
      on conflict do nothing`);
    await db.delete(competitors).where(within(member, from));
  });
}

/** A brand that answers of a campaign named and nobody has listed. */
export interface SuggestedCompetitor {
  readonly campaignId: string;
  readonly name: string;
  readonly nameKey: string;
  readonly seenInAnswers: number;
}

/** Adds those that are new, and follows them in the campaigns that saw them; whatever was decided stays decided. */
export async function insertSuggested(
  tools: Tools,
  place: Place,
  suggested: readonly SuggestedCompetitor[],
): Promise<void> {
  if (suggested.length === 0) return;
  const rows = suggested.map((one) => ({ ...one, id: newId() }));
  await withinWorkspace(tools, place, async (db) => {
    await db.execute(sql`
      with seen as (
        select * from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb)
          as s(id uuid, name text, "nameKey" text, "seenInAnswers" int, "campaignId" uuid)
      ), named as (
        select distinct on ("nameKey") id, name, "nameKey", max("seenInAnswers") over (partition by "nameKey") as seen
        from seen order by "nameKey", "seenInAnswers" desc
      ), kept as (
        insert into ${competitors} as old
          (workspace_id, id, name, name_key, aliases, domains, status, seen_in_answers, created)
        select ${place.workspaceId}::uuid, id, name, "nameKey", '{}', '{}', 'suggested', seen,
          ${tools.now()}::timestamptz
        from named
        on conflict (workspace_id, name_key) do update set seen_in_answers = excluded.seen_in_answers
          where old.status = 'suggested'
        returning old.id, old.name_key
      )
      insert into ${campaign_competitors} (workspace_id, campaign_id, competitor_id)
      select ${place.workspaceId}::uuid, seen."campaignId", kept.id
      from kept join seen on seen."nameKey" = kept.name_key
      on conflict do nothing`);
  });
}

function within({ workspaceId }: Member, competitorId: string): SQL | undefined {
  return and(eq(competitors.workspace_id, workspaceId), eq(competitors.id, competitorId));
}
