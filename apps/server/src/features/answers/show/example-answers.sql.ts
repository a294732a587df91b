import { answerPreview } from "@citelens/answer-analysis/answer-preview";
import { localModel } from "@citelens/contract/visibility/ai-models";
import type { SentimentBasis } from "@citelens/contract/visibility/answers";
import { type SQL, sql } from "drizzle-orm";
import type { Place } from "#platform/place.ts";
import { readWithin } from "#platform/postgres.ts";
import type { Tools } from "#platform/tools.ts";
import { answer_mentions, answers } from "../store/answers.tables.ts";
import { startOf } from "./answer-lists.sql.ts";

/** Answers that a figure counts: those that came back, of these campaigns, asked within these days. */
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
  /** How many answers have a negative mention, and how many remarks these make. */
  readonly total: number;
  readonly remarks: number;
  readonly brand: string;
  readonly is_client: boolean;
  /** As plain text. */
  readonly evidence: string | null;
  readonly basis: SentimentBasis;
  readonly said_in: number;
  readonly said_on: number;
}

/** From the worst answer to the least bad one. */
const worstFirst = sql`negativity desc, negative_mentions desc, created desc, id`;

/**
 * The worst remarks, those about the client first. What many answers say of a brand in the same words is one remark, with the
 * answer that speaks worst; an answer that has no such sentence stands alone.
 */
export async function listNegative(
  tools: Tools,
  within: CountedWithin,
  { limit, offset }: { readonly limit: number; readonly offset: number },
): Promise<NegativeRow[]> {
  const rows = await read<NegativeRow>(
    tools,
    within,
    sql`with said as (
        select ${shown}, answer.negativity, answer.negative_mentions, worst.*,
          coalesce(regexp_replace(worst.evidence, '[*_\`~"“”„«»[:space:]]+', ' ', 'g'), answer.id::text) as remark
        from ${answers} as answer
        cross join lateral (
          select mention.brand, mention.is_client, mention.evidence, mention.sentiment_basis as basis
          from ${answer_mentions} as mention
          where mention.workspace_id = answer.workspace_id and mention.answer_id = answer.id
            and mention.sentiment = 'NEGATIVE'
          order by mention.score, mention.is_client desc, mention.position
          limit 1) as worst
        where ${countedWithin(within)} and answer.negative_mentions > 0),
      remarks as (
        select (array_agg(id order by ${worstFirst}))[1] as worst_id, count(*)::int as said_in,
          count(distinct (created at time zone ${within.timeZone})::date)::int as said_on
        from said group by brand, is_client, remark)
      select said.*, remarks.said_in, remarks.said_on, (select count(*)::int from said) as total,
        (select count(*)::int from remarks) as remarks
      from remarks join said on said.id = remarks.worst_id
      order by is_client desc, ${worstFirst}
      limit ${limit} offset ${offset}`,
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

/** Condition for the rows named `answer`, those that were asked within the days. */
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
  const rows = await readWithin<Row>(tools, place, query);
  return rows.map((row) => ({ ...row, created: new Date(row.created) }));
}
