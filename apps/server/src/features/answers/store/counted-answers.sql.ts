import { sql } from "drizzle-orm";
import type { Place } from "#platform/place.ts";
import type { Tools } from "#platform/tools.ts";
import { answer_citations, answer_mentions, answers } from "./answers.tables.ts";
import type { CountedAnswer } from "./answers-counted.ts";
import { type Key, keysAsRows } from "./keys-as-rows.sql.ts";

type Row = { [K in keyof CountedAnswer]: CountedAnswer[K] };

/** Columns that figures count of an answer: the columns of one named `answer`. */
const counted = sql`answer.workspace_id, answer.id, answer.run_id, answer.campaign_id, answer.query_id, answer.query_text,
  answer.operator_model, answer.lane, answer.branded, answer.country, answer.language, answer.credits, answer.status,
  answer.failure_kind, answer.created, answer.answered_at, answer.model_id, answer.analyser_version,
  answer.unknown_to_model,
  coalesce((
    select jsonb_agg(jsonb_build_object('brand_id', mention.brand_id, 'is_client', mention.is_client,
      'position', mention.position, 'sentiment', mention.sentiment, 'is_judged', mention.sentiment_basis = 'JUDGED'))
    from ${answer_mentions} as mention
    where mention.workspace_id = answer.workspace_id and mention.answer_id = answer.id and answer.status = 'OK'), '[]') as mentions,
  coalesce((
    select jsonb_agg(jsonb_build_object('domain', citation.domain, 'kind', citation.kind,
      'cited', citation.cited) order by citation.cited desc, citation.position)
    from ${answer_citations} as citation
    where citation.workspace_id = answer.workspace_id and citation.answer_id = answer.id and answer.status = 'OK'), '[]') as citations`;

/** So many answers are read by one statement. */
const readAtOnce = 2_000;

/** Facts that sums count of these answers. */
export async function listCounted({ db }: Tools, keys: readonly Key[]): Promise<CountedAnswer[]> {
  const found: CountedAnswer[] = [];
  for (let from = 0; from < keys.length; from += readAtOnce) {
    const { rows } = await db.execute<Row>(sql`
      select ${counted} from ${keysAsRows(keys.slice(from, from + readAtOnce))}
      join ${answers} as answer on answer.workspace_id = key.workspace_id and answer.id = key.id
      order by answer.id`);
    found.push(...rows.map(withDates));
  }
  return found;
}

/** The next answers of a campaign after one, in the order of their ids, whatever came of them. */
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
      and answer.id > ${after}::uuid
    order by answer.id
    limit ${limit}`);
  return rows.map(withDates);
}

function withDates(row: CountedAnswer): CountedAnswer {
  const { created, answered_at } = row;
  return { ...row, created: new Date(created), answered_at: answered_at && new Date(answered_at) };
}
