import type { SourceKind } from "@citelens/contract/visibility/answers";
import type { SourceOrder } from "@citelens/contract/visibility/sources";
import { type SQL, sql } from "drizzle-orm";
import { withinWorkspace } from "#platform/postgres.ts";
import type { Tools } from "#platform/tools.ts";
import { source_days } from "./insights.tables.ts";
import type { Period } from "./periods.rules.ts";
import { counted, type SumScope, textArray } from "./sums.sql.ts";

export interface WantedSources {
  readonly period: Period;
  readonly kind: SourceKind | undefined;
  readonly domain: string | undefined;
  /** Part of the domain. */
  readonly search: string | undefined;
  readonly order: SourceOrder;
  readonly limit: number;
  readonly offset: number;
}

export interface SourceRow {
  readonly domain: string;
  readonly kind: SourceKind;
  readonly is_client_domain: boolean;
  readonly uses: number;
  readonly rank_sum: number;
  readonly retrieved: number;
  readonly last_seen: string;
}

export interface SourceRows {
  /** Number of rows of all pages of the list. */
  readonly count: number;
  readonly rows: readonly SourceRow[];
  /** Kinds of all sites of the period, the most used kind first. */
  readonly kinds: readonly {
    readonly kind: SourceKind;
    readonly domains: number;
    readonly use_count: number;
  }[];
}

/** The sites of a period. What is a site of the client in one campaign is its site in all, whatever others call it. */
export async function listSourceRows(
  tools: Tools,
  counting: SumScope,
  wanted: WantedSources,
): Promise<SourceRows> {
  const { period, kind, domain, search, limit, offset } = wanted;
  const { rows } = await withinWorkspace(tools, counting, (db) =>
    db.execute(sql`
      with site as materialized (
        select domain, (array_agg(kind order by kind = 'OWNED' desc, uses desc, kind))[1] as kind,
          bool_or(kind = 'OWNED') as is_client_domain, sum(uses)::int as uses, sum(rank_sum)::int as rank_sum,
          sum(retrieved)::int as retrieved, max(day) filter (where retrieved > 0)::text as last_seen
        from ${source_days} where ${counted(counting, period)}
        group by domain having sum(retrieved) > 0),
      found as (
        select * from site where true
          ${kind === undefined ? sql`` : sql`and kind = ${kind}`}
          ${domain === undefined ? sql`` : sql`and domain = ${domain}`}
          ${search ? sql`and strpos(domain, lower(${search})) > 0` : sql``}),
      shown as (
        select *, row_number() over (order by ${orderOf(wanted.order)}) as place from found
        order by place limit ${limit} offset ${offset})
      select (select count(*)::int from found) as count,
        (select coalesce(jsonb_agg(shown order by place), '[]') from shown) as rows,
        (select coalesce(jsonb_agg(one order by one.use_count desc, one.kind), '[]') from (
          select kind, count(*)::int as domains, sum(uses)::int as use_count from site group by kind) as one) as kinds`),
  );
  const [list] = rows as unknown as SourceRows[]; // the parse boundary: the statement names and casts each column
  return list ?? { count: 0, rows: [], kinds: [] };
}

/** How many answers cite each of these sites, by day; days without any are not there. */
export async function sumUsesByDay(
  tools: Tools,
  counting: SumScope,
  { period, domains }: { readonly period: Period; readonly domains: readonly string[] },
): Promise<{ readonly domain: string; readonly day: string; readonly uses: number }[]> {
  const { rows } = await withinWorkspace(tools, counting, (db) =>
    db.execute<{ domain: string; day: string; uses: number }>(sql`
      select domain, day::text, sum(uses)::int as uses from ${source_days}
      where ${counted(counting, period)} and domain = any(${textArray(domains)})
      group by domain, day having sum(uses) > 0`),
  );
  return rows;
}

/** Sites that nothing distinguishes stand from the most used, then from the one cited earlier, then by name. */
function orderOf(order: SourceOrder): SQL {
  const place = sql`rank_sum::float / nullif(uses, 0)`;
  const usual = sql`uses desc, ${place} asc nulls last, domain`;
  switch (order) {
    case "-use_count":
      return usual;
    case "use_count":
      return sql`uses asc, ${usual}`;
    case "-retrieved_count":
      return sql`retrieved desc, ${usual}`;
    case "retrieved_count":
      return sql`retrieved asc, ${usual}`;
    case "domain":
      return sql`domain asc`;
    case "-domain":
      return sql`domain desc`;
    case "avg_position":
      return sql`${place} asc nulls last, ${usual}`;
    case "-avg_position":
      return sql`${place} desc nulls last, ${usual}`;
  }
}
