import { answerPreview } from "@citelens/answer-analysis";
import { localModel } from "@citelens/contract/visibility/ai-models";
import type { SentimentBasis } from "@citelens/contract/visibility/answers";
import { type SQL, sql } from "drizzle-orm";
import type { Place } from "#platform/place.ts";
import { withinWorkspace } from "#platform/postgres.ts";
import type { Tools } from "#platform/tools.ts";
import { answer_mentions, answers } from "../keep/answers.tables.ts";
import { startOf } from "./answer-lists.sql.ts";

/** Which answers a figure counts: those that came back, of these campaigns, asked within these days. */
export interface CountedWithin extends Place {
  readonly timeZone: string;
  readonly branded: boolean | undefined;
  /** Campaigns whose answers by the local index are left out. */
  readonly campaignIds: readonly string[];
  /** Campaigns of which only those by the local index count. */
  readonly localIds: readonly string[];
  readonly period: { readonly start: string; readonly end: string } | undefined;
}

export interface ExampleAnswer {
  readonly id: string;
  readonly query_id: string;
  readonly query_text: string;
  readonly branded: boolean;
  readonly operator_model: string;
  readonly created: Date;
  readonly preview: string;
}

const shown = sql`answer.id, answer.query_id, answer.query_text, answer.branded, answer.operator_model, answer.created,
  answer.preview`;

/**
 * The newest answer to each of these queries: of those that name the client, or cite it, where that is wanted. Those of a query are
 * found before anything else is asked of them: without statistics, the database went over all answers of a campaign for each.
 */
export async function listExamples(
  tools: Tools,
  within: CountedWithin,
  queries: readonly { readonly id: string; readonly must: "mention" | "cite" | "any" }[],
): Promise<ExampleAnswer[]> {
  if (queries.length === 0) return [];
  return read<ExampleAnswer>(
    tools,
    within,
    sql`select ${shown}
      from jsonb_to_recordset(${JSON.stringify(queries)}::jsonb) as wanted(id uuid, must text)
      cross join lateral (
        select * from (
          select * from ${answers} as answer
          where answer.workspace_id = ${within.workspaceId} and answer.query_id = wanted.id ${askedWithin(within)}
          offset 0) as answer
        where ${countedWithin(within)}
          and (wanted.must <> 'mention' or answer.mentioned) and (wanted.must <> 'cite' or answer.cited)
        order by answer.created desc, answer.id
        limit 1) as answer`,
  );
}

export interface NegativeRow extends ExampleAnswer {
  readonly negativity: number;
  readonly negative_mentions: number;
  readonly total: number;
  readonly brand: string;
  readonly is_client: boolean;
  /** As plain text. */
  readonly evidence: string | null;
  readonly basis: SentimentBasis;
}

/** The answers that speak worst, each with the brand that it speaks worst of. */
export async function listNegative(
  tools: Tools,
  within: CountedWithin,
  limit: number,
): Promise<NegativeRow[]> {
  const rows = await read<NegativeRow>(
    tools,
    within,
    sql`select ${shown}, answer.negativity, answer.negative_mentions, answer.total, worst.brand, worst.is_client,
        worst.evidence, worst.basis
      from (
        select answer.*, count(*) over ()::int as total from ${answers} as answer
        where ${countedWithin(within)} and answer.negative_mentions > 0
        order by answer.negativity desc, answer.negative_mentions desc, answer.created desc, answer.id
        limit ${limit}) as answer
      cross join lateral (
        select mention.brand, mention.is_client, mention.evidence, mention.sentiment_basis as basis
        from ${answer_mentions} as mention
        where mention.workspace_id = answer.workspace_id and mention.answer_id = answer.id
          and mention.sentiment = 'NEGATIVE'
        order by mention.score, mention.is_client desc, mention.position
        limit 1) as worst
      order by answer.negativity desc, answer.negative_mentions desc, answer.created desc, answer.id`,
  );
  return rows.map((row) => ({
    ...row,
    evidence: row.evidence === null ? null : answerPreview(row.evidence),
  }));
}

/** The rows named `answer` that a figure counts. */
export function countedWithin(within: CountedWithin): SQL {
  const { workspaceId, branded, campaignIds, localIds } = within;
  const uuids = (ids: readonly string[]): SQL => sql`${`{${ids.join(",")}}`}::uuid[]`;
  return sql`answer.workspace_id = ${workspaceId} and answer.status = 'OK' and answer.analyser_version is not null
    and answer.campaign_id = any(${uuids([...campaignIds, ...localIds])})
    and (answer.operator_model = ${localModel}) = (answer.campaign_id = any(${uuids(localIds)}))
    ${branded === undefined ? sql`` : sql`and answer.branded = ${branded}`}
    ${askedWithin(within)}`;
}

/** Of the rows named `answer`, those that were asked within the days. */
function askedWithin({ timeZone, period }: CountedWithin): SQL {
  return period === undefined
    ? sql``
    : sql`and answer.created >= ${startOf(timeZone, period.start)} and answer.created < ${startOf(timeZone, period.end, 1)}`;
}

async function read<Row extends { readonly created: Date }>(
  tools: Tools,
  place: Place,
  query: SQL,
): Promise<Row[]> {
  const { rows } = await withinWorkspace(tools, place, (db) => db.execute(query));
  // The parse boundary: the statement names each column.
  return (rows as unknown as Row[]).map((row) => ({ ...row, created: new Date(row.created) }));
}
