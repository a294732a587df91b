import { sql } from "drizzle-orm";
import type { Place } from "#platform/place.ts";
import { withinWorkspace } from "#platform/postgres.ts";
import type { Tools } from "#platform/tools.ts";
import { answer_citations, answers } from "../store/answers.tables.ts";

/** A stored answer with what its analysis goes by. */
export interface NewestAnswer {
  readonly id: string;
  readonly campaign_id: string;
  readonly query_id: string;
  readonly answered: Date;
  readonly text: string;
  readonly language: string;
  readonly lane: string;
  readonly cited: readonly string[];
}

/** So much of an answer is analysed anyway. */
const charactersMax = 200_000;

/** The newest answers of a workspace or of one campaign, by the index that lists of answers use. */
export async function listNewest(
  tools: Tools,
  place: Place,
  { campaignId, limit }: { readonly campaignId: string | undefined; readonly limit: number },
): Promise<NewestAnswer[]> {
  const { rows } = await withinWorkspace(tools, place, (db) =>
    db.execute<{ [K in keyof NewestAnswer]: NewestAnswer[K] }>(sql`
      select answer.id, answer.campaign_id, answer.query_id, answer.created as answered,
        left(answer.text, ${charactersMax}) as text, answer.language, answer.lane,
        array(select citation.url from ${answer_citations} as citation
          where citation.workspace_id = answer.workspace_id and citation.answer_id = answer.id and citation.cited) as cited
      from ${answers} as answer
      where answer.workspace_id = ${place.workspaceId} and answer.status = 'OK'
        ${campaignId === undefined ? sql`` : sql`and answer.campaign_id = ${campaignId}::uuid`}
      order by answer.created desc, answer.id
      limit ${limit}`),
  );
  return rows.map((row) => ({ ...row, answered: new Date(row.answered) }));
}
