import { sql } from "drizzle-orm";
import type { Place } from "#platform/place.ts";
import type { Tools } from "#platform/tools.ts";
import { answer_citations, answer_mentions, answers } from "./answers.tables.ts";
import type { CountedAnswer } from "./answers-counted.ts";
import { type Key, keysAsRows } from "./keys-as-rows.sql.ts";

type Row = { [K in keyof CountedAnswer]: CountedAnswer[K] };

/** What figures count of an answer: the columns of one named `answer`. */
const counted = sql`answer.workspace_id, answer.id, answer.campaign_id, answer.query_id, answer.operator_model,
  answer.model_id, answer.analyser_version, answer.branded, answer.created,
  coalesce((
    select jsonb_agg(jsonb_build_object('brand_id', mention.brand_id, 'is_client', mention.is_client,
      'position', mention.position, 'sentiment', mention.sentiment))
    from ${answer_mentions} as mention
    where mention.workspace_id = answer.workspace_id and mention.answer_id = answer.id), '[]') as mentions,
  coalesce((
    select jsonb_agg(jsonb_build_object('domain', citation.domain, 'kind', citation.kind,
      'cited', citation.cited) order by citation.cited desc, citation.position)
    from ${answer_citations} as citation
    where citation.workspace_id = answer.workspace_id and citation.answer_id = answer.id), '[]') as citations`;

/** What figures count of these answers; those that did not come back, or that nobody analysed, are left out. */
export async function listCounted({ db }: Tools, keys: readonly Key[]): Promise<CountedAnswer[]> {
  if (keys.length === 0) return [];
  const { rows } = await db.execute<Row>(sql`
    select ${counted} from ${keysAsRows(keys)}
    join ${answers} as answer on answer.workspace_id = key.workspace_id and answer.id = key.id
    where answer.status = 'OK' and answer.analyser_version is not null
    order by answer.id`);
  return rows.map(withDates);
}

/** The next answers of a campaign after one, in the order of their ids. */
export async function listCountedOf(
  { db }: Tools,
  { workspaceId }: Place,
  {
    campaignId,
    after,
    limit,
  }: { readonly campaignId: string; readonly after: string; readonly limit: number },
): Promise<CountedAnswer[]> {
  const { rows } = await db.execute<Row>(sql`
    select ${counted} from ${answers} as answer
    where answer.workspace_id = ${workspaceId}::uuid and answer.campaign_id = ${campaignId}::uuid
      and answer.id > ${after}::uuid and answer.status = 'OK' and answer.analyser_version is not null
    order by answer.id
    limit ${limit}`);
  return rows.map(withDates);
}

function withDates(row: CountedAnswer): CountedAnswer {
  return { ...row, created: new Date(row.created) };
}
