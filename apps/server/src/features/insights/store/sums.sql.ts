import { localModel } from "@citelens/contract/visibility/ai-models";
import type { SourceKind } from "@citelens/contract/visibility/answers";
import { type SQL, sql } from "drizzle-orm";
import type { PgTable } from "drizzle-orm/pg-core";
import type { Place } from "#platform/place.ts";
import { readWithin } from "#platform/postgres.ts";
import type { Tools } from "#platform/tools.ts";
import {
  answer_days,
  brand_days,
  cell_days,
  cell_weeks,
  source_days,
  source_weeks,
  sum_versions,
  version_days,
} from "./insights.tables.ts";
import { type Period, piecesOf } from "./periods.rules.ts";

/** Scope of the sums that are read. */
export interface SumScope extends Place {
  readonly branded: boolean | undefined;
  readonly campaignIds: readonly string[];
  readonly localIds: readonly string[];
}

export interface SummedCampaign {
  readonly id: string;
  /** Whether anything but the local index ever answered. */
  readonly has_others: boolean;
  /** Version of its sums; 0 while there are none. */
  readonly version: number;
}

export function listSummed(
  tools: Tools,
  place: Place,
  campaignIds: readonly string[],
): Promise<SummedCampaign[]> {
  const { workspaceId } = place;
  return readWithin(
    tools,
    place,
    sql`select id, coalesce(version, 0)::float as version,
        exists (select from ${answer_days} as day where day.workspace_id = ${workspaceId} and day.campaign_id = id
          and day.generation = known.generation and not day.is_local and day.n > 0) as has_others
      from unnest(${uuids(campaignIds)}) as id
      left join ${sum_versions} as known on known.workspace_id = ${workspaceId} and known.campaign_id = id`,
  );
}

/** Sums of what answers say of the client. */
export interface AnswerSums {
  readonly n: number;
  readonly mentions: number;
  readonly position_sum: number;
  readonly cited: number;
  readonly mentioned_and_cited: number;
  readonly citing: number;
  readonly unknown_to_model: number;
}

const answerSums = sql`sum(n)::int as n, sum(mentions)::int as mentions, sum(position_sum)::int as position_sum,
  sum(cited)::int as cited, sum(mentioned_and_cited)::int as mentioned_and_cited, sum(citing)::int as citing,
  sum(unknown_to_model)::int as unknown_to_model`;

/** A row of sums is of one campaign alone; whoever shows several adds them up. */
export interface OfCampaign {
  readonly campaign_id: string;
}

/** Days without answers are not there. */
export function sumAnswersByDay(
  tools: Tools,
  counting: SumScope,
  period: Period,
): Promise<(OfCampaign & AnswerSums & { readonly day: string })[]> {
  return readWithin(
    tools,
    counting,
    sql`select campaign_id, day::text, ${answerSums} from ${answer_days} where ${counted(counting, period)}
      group by campaign_id, day having sum(n) > 0`,
  );
}

export function sumAnswersByModel(
  tools: Tools,
  counting: SumScope,
  period: Period,
): Promise<(OfCampaign & AnswerSums & { readonly operator_model: string })[]> {
  return readWithin(
    tools,
    counting,
    sql`select campaign_id, operator_model, ${answerSums} from ${answer_days} where ${counted(counting, period)}
      group by campaign_id, operator_model having sum(n) > 0`,
  );
}

/** Campaigns in which the local index answered too, though they ask AI models. */
export function listLeftOut(tools: Tools, counting: SumScope, period: Period): Promise<OfCampaign[]> {
  return readWithin(
    tools,
    counting,
    sql`select distinct campaign_id from ${answer_days}
      where workspace_id = ${counting.workspaceId} and ${isShown(counting, counting.campaignIds)}
        and day between ${period.start} and ${period.end} and operator_model = ${localModel} and n > 0`,
  );
}

export interface BrandSums {
  readonly brand_id: string;
  readonly mentions: number;
  readonly position_sum: number;
  readonly positive: number;
  readonly negative: number;
  readonly neutral: number;
  readonly unknown: number;
  readonly judged: number;
}

const brandSums = sql`sum(mentions)::int as mentions, sum(position_sum)::int as position_sum,
  sum(positive)::int as positive, sum(negative)::int as negative, sum(neutral)::int as neutral,
  sum(unknown)::int as unknown, sum(judged)::int as judged`;

export function sumBrands(
  tools: Tools,
  counting: SumScope,
  period: Period,
): Promise<(OfCampaign & BrandSums)[]> {
  return readWithin(
    tools,
    counting,
    sql`select campaign_id, brand_id, ${brandSums} from ${brand_days} where ${counted(counting, period)}
      group by campaign_id, brand_id having sum(mentions) > 0`,
  );
}

export function sumBrandsByDay(
  tools: Tools,
  counting: SumScope,
  period: Period,
): Promise<(OfCampaign & { readonly day: string; readonly brand_id: string; readonly mentions: number })[]> {
  return readWithin(
    tools,
    counting,
    sql`select campaign_id, day::text, brand_id, sum(mentions)::int as mentions from ${brand_days}
      where ${counted(counting, period)} group by campaign_id, day, brand_id having sum(mentions) > 0`,
  );
}

/** Answers of a model to a query of a campaign. */
export interface Cell extends OfCampaign {
  readonly query_id: string;
  readonly operator_model: string;
  readonly n: number;
  readonly mentions: number;
  readonly position_sum: number;
  readonly cited: number;
  readonly cited_rank_sum: number;
  readonly citing: number;
}

export function sumCells(tools: Tools, counting: SumScope, period: Period): Promise<Cell[]> {
  const columns = sql`campaign_id, query_id, operator_model, n, mentions, position_sum, cited, cited_rank_sum, citing`;
  const cells = pieces(counting, period, { columns, days: cell_days, weeks: cell_weeks });
  return readWithin(
    tools,
    counting,
    sql`select campaign_id, query_id, operator_model, sum(n)::int as n, sum(mentions)::int as mentions,
      sum(position_sum)::int as position_sum, sum(cited)::int as cited, sum(cited_rank_sum)::int as cited_rank_sum,
      sum(citing)::int as citing
      from (${cells}) as cell group by campaign_id, query_id, operator_model having sum(n) > 0`,
  );
}

/** The rows of sites for a period, of whole weeks where it holds any. */
function sites(counting: SumScope, period: Period): SQL {
  const columns = sql`domain, kind, uses, rank_sum, retrieved`;
  return pieces(counting, period, { columns, days: source_days, weeks: source_weeks });
}

export function pieces(
  counting: SumScope,
  period: Period,
  { columns, days, weeks }: { readonly columns: SQL; readonly days: PgTable; readonly weeks: PgTable },
): SQL {
  const found = piecesOf(period);
  const part = (table: PgTable, piece: Period): SQL =>
    sql`select ${columns} from ${table} where ${counted(counting, piece)}`;
  const parts = [
    ...(found.weeks ? [part(weeks, found.weeks)] : []),
    ...found.days.map((piece) => part(days, piece)),
  ];
  return sql.join(parts, sql` union all `);
}

export interface SourceSums {
  readonly domain: string;
  readonly kind: SourceKind;
  readonly is_client_domain: boolean;
  readonly uses: number;
  readonly rank_sum: number;
  readonly domains: number;
}

/** The sites that most answers cite. Of equally used ones the one cited earlier leads, then the name. */
export function listTopSources(
  tools: Tools,
  counting: SumScope,
  { period, limit, offset }: { readonly period: Period; readonly limit: number; readonly offset: number },
): Promise<SourceSums[]> {
  return readWithin(
    tools,
    counting,
    sql`select domain, (array_agg(kind order by kind = 'OWNED' desc, uses desc))[1] as kind,
        bool_or(kind = 'OWNED') as is_client_domain, sum(uses)::int as uses, sum(rank_sum)::int as rank_sum,
        count(*) over ()::int as domains
      from (${sites(counting, period)}) as site group by domain having sum(uses) > 0
      order by sum(uses) desc, sum(rank_sum)::float / sum(uses), domain
      limit ${limit} offset ${offset}`,
  );
}

/** How many answers cite each of these sites. */
export async function sumUses(
  tools: Tools,
  counting: SumScope,
  { period, domains }: { readonly period: Period; readonly domains: readonly string[] },
): Promise<Map<string, number>> {
  const rows = await readWithin<{ domain: string; uses: number }>(
    tools,
    counting,
    sql`select domain, sum(uses)::int as uses from (${sites(counting, period)}) as site
      where domain = any(${textArray(domains)}) group by domain`,
  );
  return new Map(rows.map(({ domain, uses }) => [domain, uses]));
}

export interface Version {
  readonly operator_model: string;
  readonly model_id: string;
  readonly analyser_version: number;
  readonly first_day: string;
}

/** The versions of models and of the analysis behind a period's answers. */
export function listVersions(
  tools: Tools,
  counting: SumScope,
  period: Period,
): Promise<(OfCampaign & Version)[]> {
  return readWithin(
    tools,
    counting,
    sql`select campaign_id, operator_model, model_id, analyser_version, min(day)::text as first_day
      from ${version_days} where ${counted(counting, period)} and n > 0
      group by campaign_id, operator_model, model_id, analyser_version`,
  );
}

/** The rows that are counted. */
export function counted({ workspaceId, branded, campaignIds, localIds }: SumScope, period: Period): SQL {
  return sql`workspace_id = ${workspaceId} and day between ${period.start} and ${period.end}
    and ${isShown({ workspaceId }, [...campaignIds, ...localIds])}
    ${branded === undefined ? sql`` : sql`and branded = ${branded}`}
    and ${localOnly(campaignIds, localIds)}`;
}

/** The generation of each campaign's sums that is shown. */
export function isShown({ workspaceId }: Pick<Place, "workspaceId">, campaignIds: readonly string[]): SQL {
  return sql`(campaign_id, generation) in (
    select known.campaign_id, known.generation from ${sum_versions} as known
    where known.workspace_id = ${workspaceId} and known.campaign_id = any(${uuids(campaignIds)}))`;
}

export function localOnly(campaignIds: readonly string[], localIds: readonly string[]): SQL {
  if (localIds.length === 0) return sql`not is_local`;
  if (campaignIds.length === 0) return sql`is_local`;
  return sql`is_local = (campaign_id = any(${uuids(localIds)}))`;
}

export function uuids(ids: readonly string[]): SQL {
  return sql`${`{${ids.join(",")}}`}::uuid[]`;
}

export function textArray(values: readonly string[]): SQL {
  return sql`array(select jsonb_array_elements_text(${JSON.stringify(values)}::jsonb))`;
}
