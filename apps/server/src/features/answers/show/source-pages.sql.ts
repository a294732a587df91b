import type { SourceKind } from "@citelens/contract/visibility/answers";
import type { SourcePageOrder } from "@citelens/contract/visibility/sources";
import { type SQL, sql } from "drizzle-orm";
import { withinWorkspace } from "#platform/postgres.ts";
import type { Tools } from "#platform/tools.ts";
import { answer_citations, answers } from "../store/answers.tables.ts";
import { pageOfCitation } from "../store/page-of-citation.sql.ts";
import { type CountedWithin, countedWithin } from "./example-answers.sql.ts";

export interface WantedPages {
  readonly kind: SourceKind | undefined;
  readonly domain: string | undefined;
  /** Part of the address or of the title. */
  readonly search: string | undefined;
  readonly order: SourcePageOrder;
  readonly limit: number;
  readonly offset: number;
}

export interface PageRow {
  readonly url: string;
  readonly title: string | null;
  readonly domain: string;
  readonly kind: SourceKind;
  readonly use_count: number;
  readonly retrieved_count: number;
  readonly queries: number;
  readonly models: number;
  /** ISO 8601. */
  readonly last_seen: string;
}

export interface PageRows {
  /** Number of rows of all pages of the list. */
  readonly count: number;
  readonly rows: readonly PageRow[];
}

/**
 * The pages that counted answers cite or were made from, each answer once. Its newest title is a page's title; of the addresses by
 * which it is cited one that is encrypted and has "www." leads to it where there is one.
 */
export async function listSourcePageRows(
  tools: Tools,
  within: CountedWithin,
  wanted: WantedPages,
): Promise<PageRows> {
  const { kind, domain, search, limit, offset } = wanted;
  const { rows } = await withinWorkspace(tools, within, (db) =>
    db.execute(sql`
      with page as materialized (
        select max(citation.url) as url, min(citation.domain) as domain,
          (array_agg(citation.title order by answer.created desc)
            filter (where citation.title is not null))[1] as title,
          (array_agg(citation.kind order by citation.kind = 'OWNED' desc, answer.created desc, citation.kind))[1]
            as kind,
          count(distinct answer.id) filter (where citation.cited)::int as use_count,
          count(distinct answer.id)::int as retrieved_count,
          count(distinct answer.query_id) filter (where citation.cited)::int as queries,
          count(distinct answer.operator_model) filter (where citation.cited)::int as models,
          max(answer.created) as last_seen
        from ${answers} as answer
        join ${answer_citations} as citation
          on citation.workspace_id = answer.workspace_id and citation.answer_id = answer.id
        where ${countedWithin(within)} ${domain === undefined ? sql`` : sql`and citation.domain = ${domain}`}
        group by ${pageOfCitation(sql`citation`)}),
      found as (
        select * from page where true
          ${kind === undefined ? sql`` : sql`and kind = ${kind}`}
          ${search ? sql`and strpos(lower(url || ' ' || coalesce(title, '')), lower(${search})) > 0` : sql``}),
      shown as (
        select *, row_number() over (order by ${orderOf(wanted.order)}) as place from found
        order by place limit ${limit} offset ${offset})
      select (select count(*)::int from found) as count,
        (select coalesce(jsonb_agg(shown order by place), '[]') from shown) as rows`),
  );
  const [list] = rows as unknown as PageRows[]; // the parse boundary: the statement names and casts each column
  if (!list) return { count: 0, rows: [] };

  return {
    count: list.count,
    rows: list.rows.map((row) => ({ ...row, last_seen: new Date(row.last_seen).toISOString() })),
  };
}

/** Pages that nothing distinguishes stand from the most used, then from the most retrieved, then by address. */
function orderOf(order: SourcePageOrder): SQL {
  const usual = sql`use_count desc, retrieved_count desc, url`;
  switch (order) {
    case "-use_count":
      return usual;
    case "use_count":
      return sql`use_count asc, ${usual}`;
    case "-retrieved_count":
      return sql`retrieved_count desc, ${usual}`;
    case "retrieved_count":
      return sql`retrieved_count asc, ${usual}`;
    case "url":
      return sql`url asc`;
    case "-url":
      return sql`url desc`;
    case "last_seen":
      return sql`last_seen asc, ${usual}`;
    case "-last_seen":
      return sql`last_seen desc, ${usual}`;
  }
}
