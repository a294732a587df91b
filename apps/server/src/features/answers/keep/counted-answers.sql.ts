import { type SQL, sql } from "drizzle-orm";
import type { Tools } from "#platform/tools.ts";
import { answer_citations, answer_mentions, answers } from "./answers.tables.ts";
import type { CountedAnswer } from "./answers-counted.ts";

/** What figures count of these answers; those that did not come back, or that nobody analysed, are left out. */
export function listCounted(tools: Tools, ids: readonly string[]): Promise<CountedAnswer[]> {
  if (ids.length === 0) return Promise.resolve([]);
  return read(tools, sql`answer.id = any(${`{${ids.join(",")}}`}::uuid[])`);
}

/** The next answers of a campaign after one, in the order of their ids. */
export function listCountedOf(
  tools: Tools,
  {
    workspaceId,
    campaignId,
    after,
    limit,
  }: {
    readonly workspaceId: string;
    readonly campaignId: string;
    readonly after: string;
    readonly limit: number;
  },
): Promise<CountedAnswer[]> {
  return read(
    tools,
    sql`answer.workspace_id = ${workspaceId}::uuid and answer.campaign_id = ${campaignId}::uuid
      and answer.id > ${after}::uuid`,
    limit,
  );
}

async function read({ db }: Tools, where: SQL, limit?: number): Promise<CountedAnswer[]> {
  const { rows } = await db.execute<{ [K in keyof CountedAnswer]: CountedAnswer[K] }>(sql`
    select answer.workspace_id, answer.id, answer.campaign_id, answer.query_id, answer.operator_model, answer.model_id,
      answer.analyser_version, answer.branded, answer.created,
      coalesce((
        select jsonb_agg(jsonb_build_object('brand_id', mention.brand_id, 'is_client', mention.is_client,
          'position', mention.position, 'sentiment', mention.sentiment))
        from ${answer_mentions} as mention
        where mention.workspace_id = answer.workspace_id and mention.answer_id = answer.id), '[]') as mentions,
      coalesce((
        select jsonb_agg(jsonb_build_object('domain', citation.domain, 'kind', citation.kind,
          'cited', citation.cited) order by citation.cited desc, citation.position)
        from ${answer_citations} as citation
        where citation.workspace_id = answer.workspace_id and citation.answer_id = answer.id), '[]') as citations
    from ${answers} as answer
    where answer.status = 'OK' and answer.analyser_version is not null and ${where}
    order by answer.id
    ${limit === undefined ? sql`` : sql`limit ${limit}`}`);
  return rows.map((row) => ({ ...row, created: new Date(row.created) }));
}
