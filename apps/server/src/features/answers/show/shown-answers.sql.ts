import { and, asc, desc, eq, inArray, sql } from "drizzle-orm";
import { isOfCampaignThere } from "#features/campaigns/deletion/public.ts";
import type { Search } from "#platform/ai/operator.ts";
import type { Place } from "#platform/place.ts";
import { withinWorkspace } from "#platform/postgres.ts";
import type { Tools } from "#platform/tools.ts";
import { answer_citations, answer_mentions, answer_raws, answers } from "../store/answers.tables.ts";

export type AnswerRow = typeof answers.$inferSelect & { readonly previous_answer_id: string | null };
export type MentionRow = typeof answer_mentions.$inferSelect;
/** A brand in an answer, whichever answer it is. */
export type NamedBrandRow = Omit<MentionRow, "workspace_id" | "answer_id">;
export type CitationRow = typeof answer_citations.$inferSelect;

/** Answers by their ids, each with the one that came before it to the same query from the same model. */
export function findAnswers(tools: Tools, place: Place, ids: readonly string[]): Promise<AnswerRow[]> {
  if (ids.length === 0) return Promise.resolve([]);
  return withinWorkspace(tools, place, async (db) => {
    const rows = await db
      .select({
        answer: answers,
        previous_answer_id: sql<string | null>`(
          select earlier.id from ${answers} as earlier
          where earlier.workspace_id = ${answers}.workspace_id and earlier.query_id = ${answers}.query_id
            and earlier.operator_model = ${answers}.operator_model and earlier.repeat = ${answers}.repeat
            and earlier.status = 'OK' and earlier.created < ${answers}.created
          order by earlier.created desc limit 1)`,
      })
      .from(answers)
      .where(
        and(
          eq(answers.workspace_id, place.workspaceId),
          inArray(answers.id, [...ids]),
          isOfCampaignThere(answers.campaign_id, place),
        ),
      );
    return rows.map(({ answer, previous_answer_id }) => ({ ...answer, previous_answer_id }));
  });
}

export function listMentions(tools: Tools, place: Place, ids: readonly string[]): Promise<MentionRow[]> {
  if (ids.length === 0) return Promise.resolve([]);
  return withinWorkspace(tools, place, (db) =>
    db
      .select()
      .from(answer_mentions)
      .where(
        and(
          eq(answer_mentions.workspace_id, place.workspaceId),
          inArray(answer_mentions.answer_id, [...ids]),
        ),
      )
      .orderBy(asc(answer_mentions.position), asc(answer_mentions.brand)),
  );
}

export function listCitations(tools: Tools, place: Place, ids: readonly string[]): Promise<CitationRow[]> {
  if (ids.length === 0) return Promise.resolve([]);
  return withinWorkspace(tools, place, (db) =>
    db
      .select()
      .from(answer_citations)
      .where(
        and(
          eq(answer_citations.workspace_id, place.workspaceId),
          inArray(answer_citations.answer_id, [...ids]),
        ),
      )
      .orderBy(desc(answer_citations.cited), asc(answer_citations.position)),
  );
}

/** The searches of answers as they were stored; of answers from before that, there are none. */
export function listStoredSearches(
  tools: Tools,
  place: Place,
  ids: readonly string[],
): Promise<{ readonly answer_id: string; readonly searches: readonly Search[] | null }[]> {
  if (ids.length === 0) return Promise.resolve([]);
  return withinWorkspace(tools, place, (db) =>
    db
      .select({ answer_id: answer_raws.answer_id, searches: answer_raws.searches })
      .from(answer_raws)
      .where(and(eq(answer_raws.workspace_id, place.workspaceId), inArray(answer_raws.answer_id, [...ids]))),
  );
}
