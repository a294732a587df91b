import type { ClusterMoments, Repeats } from "@citelens/statistics";
import { sql } from "drizzle-orm";
import { readWithin } from "#platform/postgres.ts";
import type { Tools } from "#platform/tools.ts";
import { cell_days, cell_weeks } from "./insights.tables.ts";
import type { Period } from "./periods.rules.ts";
import { counted, type OfCampaign, pieces, type SumScope, textArray } from "./sums.sql.ts";

/** Sums of the answers of each day, by query: how often they name the client. */
export function sumClientByDay(
  tools: Tools,
  counting: SumScope,
  period: Period,
): Promise<(OfCampaign & ClusterMoments & { readonly day: string })[]> {
  return readWithin(
    tools,
    counting,
    sql`select campaign_id, day::text, count(*)::int as clusters, sum(hits)::int as hits, sum(total)::int as total,
        sum(hits * hits)::float as hits_squared, sum(hits * total)::float as hits_by_total,
        sum(total * total)::float as total_squared, count(*) filter (where hits > 0)::int as with_hits,
        count(*) filter (where hits < total)::int as with_misses
      from (
        select campaign_id, day, query_id, sum(mentions)::int as hits, sum(n)::int as total
        from ${cell_days} where ${counted(counting, period)}
        group by campaign_id, day, query_id having sum(n) > 0) as prompt
      group by campaign_id, day`,
  );
}

/** How answers that name the client vary from day to day, over all queries and models; a day's value is the share of its answers. */
export function sumRepeats(
  tools: Tools,
  counting: SumScope,
  period: Period,
): Promise<(OfCampaign & Repeats)[]> {
  return readWithin(
    tools,
    counting,
    sql`select campaign_id, sum(mentions)::int as hits, sum(n)::int as total, count(*) filter (where nth = 1)::int as pairs,
        count(*)::int as runs, coalesce(sum((value - next) ^ 2), 0) as next_squares, count(next)::int as nexts,
        coalesce(sum((value - skip) ^ 2), 0) as skip_squares, count(skip)::int as skips
      from (
        select campaign_id, mentions, n, value, lag(value) over days as next, lag(value, 2) over days as skip,
          row_number() over days as nth
        from (
          select campaign_id, query_id, operator_model, branded, day, mentions, n, mentions::float / n as value
          from ${cell_days} where ${counted(counting, period)} and n > 0) as asked
        window days as (partition by campaign_id, branded, query_id, operator_model order by day)) as cell
      group by campaign_id`,
  );
}

/** How many of a model's answers to a query name a brand or cite a site; those that none does are not there. */
export interface PairCount extends OfCampaign {
  readonly query_id: string;
  readonly operator_model: string;
  /** The brand's id, or the domain. */
  readonly subject: string;
  readonly hits: number;
}

export function sumPairBrands(tools: Tools, counting: SumScope, period: Period): Promise<PairCount[]> {
  const columns = sql`campaign_id, query_id, operator_model, brands`;
  const cells = pieces(counting, period, { columns, days: cell_days, weeks: cell_weeks });
  return readWithin(
    tools,
    counting,
    sql`select campaign_id, query_id, operator_model, brand.key as subject, sum(brand.value::int)::int as hits
      from (${cells}) as cell, jsonb_each_text(brands) as brand
      group by campaign_id, query_id, operator_model, brand.key having sum(brand.value::int) > 0`,
  );
}

export function sumPairSites(
  tools: Tools,
  counting: SumScope,
  { period, domains }: { readonly period: Period; readonly domains: readonly string[] },
): Promise<PairCount[]> {
  const columns = sql`campaign_id, query_id, operator_model, sites`;
  const cells = pieces(counting, period, { columns, days: cell_days, weeks: cell_weeks });
  return readWithin(
    tools,
    counting,
    sql`select campaign_id, query_id, operator_model, site.key as subject, sum(site.value::int)::int as hits
      from (${cells}) as cell, jsonb_each_text(sites) as site where site.key = any(${textArray(domains)})
      group by campaign_id, query_id, operator_model, site.key having sum(site.value::int) > 0`,
  );
}
