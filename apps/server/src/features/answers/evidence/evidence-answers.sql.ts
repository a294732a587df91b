import { answerPreview } from "@citelens/answer-analysis/answer-preview";
import type { SentimentBasis } from "@citelens/contract/visibility/answers";
import { sql } from "drizzle-orm";
import { withinWorkspace } from "#platform/postgres.ts";
import type { Tools } from "#platform/tools.ts";
import { countedWithin } from "../show/example-answers.sql.ts";
import { answer_mentions, answers } from "../store/answers.tables.ts";
import type { EvidenceScope } from "./query-evidence.sql.ts";

/** An answer as it stands behind a figure. */
export interface EvidenceAnswerRow {
  readonly answer_id: string;
  readonly campaign_id: string;
  readonly query_id: string;
  readonly operator_model: string;
  readonly created: Date;
  readonly names_you: boolean;
  readonly names_competitor: boolean;
  readonly cites_you: boolean;
  readonly negative: { readonly sentence: string; readonly basis: SentimentBasis } | null;
}

type Row = Omit<EvidenceAnswerRow, "negative"> & {
  readonly sentence: string | null;
  readonly basis: SentimentBasis | null;
};

/** The newest answers to each of these queries, as many of each. Those of a query are found by its index before anything else is asked of them. */
export async function listEvidenceAnswers(
  tools: Tools,
  scope: EvidenceScope,
  { ofQueryMax }: { readonly ofQueryMax: number },
): Promise<EvidenceAnswerRow[]> {
  const { workspaceId, competitors, queryIds } = scope;
  if (queryIds.length === 0) return [];
  const { rows } = await withinWorkspace(tools, scope, (db) =>
    db.execute(sql`
      with newest as materialized (
        select answer.*
        from jsonb_array_elements_text(${JSON.stringify(queryIds)}::jsonb) as wanted(id)
        cross join lateral (
          select answer.id, answer.campaign_id, answer.query_id, answer.operator_model, answer.created,
            answer.mentioned, answer.cited
          from ${answers} as answer
          where answer.query_id = wanted.id::uuid and ${countedWithin({ ...scope, branded: undefined })}
          order by answer.created desc, answer.id
          limit ${ofQueryMax}) as answer)
      select newest.id as answer_id, newest.campaign_id, newest.query_id, newest.operator_model, newest.created,
        newest.mentioned as names_you, newest.cited as cites_you,
        coalesce(bool_or(followed.brand_id is not null), false) as names_competitor,
        max(mention.evidence) filter (where mention.is_client and mention.sentiment = 'NEGATIVE') as sentence,
        max(mention.sentiment_basis) filter (where mention.is_client and mention.sentiment = 'NEGATIVE') as basis
      from newest
      left join ${answer_mentions} as mention
        on mention.workspace_id = ${workspaceId} and mention.answer_id = newest.id
      left join jsonb_to_recordset(${JSON.stringify(competitors)}::jsonb) as followed(campaign_id uuid, brand_id uuid)
        on followed.campaign_id = newest.campaign_id and followed.brand_id = mention.brand_id
      group by newest.id, newest.campaign_id, newest.query_id, newest.operator_model, newest.created, newest.mentioned,
        newest.cited
      order by newest.created desc, newest.id`),
  );
  // The parse boundary: the statement names and casts each column.
  return (rows as unknown as Row[]).map(({ sentence, basis, ...row }) => ({
    ...row,
    created: new Date(row.created),
    negative: sentence === null || basis === null ? null : { sentence: answerPreview(sentence), basis },
  }));
}
