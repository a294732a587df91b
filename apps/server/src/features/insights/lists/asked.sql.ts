import { type SQL, sql } from "drizzle-orm";
import type { PgTable } from "drizzle-orm/pg-core";
import type { Place } from "#platform/place.ts";
import { readWithin, withinWorkspace } from "#platform/postgres.ts";
import type { Tools } from "#platform/tools.ts";
import { asked_queries, cell_days, cell_totals, cell_weeks } from "../store/insights.tables.ts";
import { type Period, piecesOf } from "../store/periods.rules.ts";
import { isShown, uuids } from "../store/sums.sql.ts";

/** Days of the workspace, both included; without any the sums of all time are read. */
export interface Days {
  readonly start_date?: string | undefined;
  readonly end_date?: string | undefined;
}

/** Cells, of a query and a model, that are looked at. */
export interface AskedFilter extends Days {
  readonly campaignIds: readonly string[];
  readonly queryIds?: readonly string[] | undefined;
  readonly operator_model?: string | undefined;
  readonly branded?: boolean | undefined;
}

const columns = sql`workspace_id, campaign_id, query_id, operator_model, n, mentions, position_sum, cited, unknown_to_model, asked, refused, failed,
  last_created, last_answered`;

/** The rows of sums that say what was asked. */
function cellsOf({ workspaceId }: Place, filter: AskedFilter): SQL {
  const { campaignIds, queryIds, operator_model, branded, start_date, end_date } = filter;
  const rows = sql`${isShown({ workspaceId }, campaignIds)} and asked > 0
    ${queryIds === undefined ? sql`` : sql`and query_id = any(${uuids(queryIds)})`}
    ${operator_model === undefined ? sql`` : sql`and operator_model = ${operator_model}`}
    ${branded === undefined ? sql`` : sql`and branded = ${branded}`}`;
  const parts = piecesIn({ start_date, end_date }).map(
    ({ table, within }) =>
      sql`select ${columns} from ${table} where workspace_id = ${workspaceId} and ${rows} ${within}`,
  );
  return sql.join(parts, sql` union all `);
}

interface Piece {
  readonly table: PgTable;
  readonly within: SQL;
}

/** The sums of all time where no days are asked for; else whole weeks, and days at their ends. */
function piecesIn({ start_date, end_date }: Days): Piece[] {
  if (start_date === undefined && end_date === undefined) return [{ table: cell_totals, within: sql`` }];

  const { weeks, days } = piecesOf({ start: start_date ?? "1970-01-01", end: end_date ?? "9999-12-31" });
  const of = (table: PgTable, { start, end }: Period): Piece => ({
    table,
    within: sql`and day between ${start} and ${end}`,
  });
  return [...(weeks ? [of(cell_weeks, weeks)] : []), ...days.map((piece) => of(cell_days, piece))];
}

export interface AskedQuery {
  readonly id: string;
  readonly campaign_id: string;
  readonly text: string;
  readonly branded: boolean;
  readonly country: string | null;
  readonly language: string;
  readonly answer_count: number;
  readonly last_answered: string | null;
}

export interface AskedPage {
  /** Number of rows of all pages. */
  readonly count: number;
  readonly rows: readonly AskedQuery[];
}

/** Queries that were asked, the most recently asked first. Their words are those of the last time, whatever the days. */
export async function listAskedQueries(
  tools: Tools,
  place: Place,
  filter: AskedFilter & {
    /** Whether any of a query's answers names the client, or cites it. */
    readonly mentioned?: boolean | undefined;
    readonly cited?: boolean | undefined;
    /** Whether any of them says that it does not know the client. */
    readonly unknown_to_model?: boolean | undefined;
    /** A part of the query. */
    readonly search?: string | undefined;
    readonly limit: number;
    readonly offset: number;
  },
): Promise<AskedPage> {
  const { campaignIds, mentioned, cited, unknown_to_model, search, limit, offset } = filter;
  const { rows } = await withinWorkspace(tools, place, (db) =>
    db.execute(sql`
      with cell as materialized (
        select campaign_id, query_id, sum(n + refused)::int as answer_count, max(last_created) as last_created,
          max(last_answered) as last_answered
        from (${cellsOf(place, filter)}) as part where workspace_id = ${place.workspaceId}
        group by campaign_id, query_id
        having true
          ${mentioned === undefined ? sql`` : sql`and (sum(mentions) > 0) = ${mentioned}`}
          ${cited === undefined ? sql`` : sql`and (sum(cited) > 0) = ${cited}`}
          ${unknown_to_model === undefined ? sql`` : sql`and (sum(unknown_to_model) > 0) = ${unknown_to_model}`}),
      query as materialized (
        select campaign_id, query_id, query_text, branded, country, language from ${asked_queries}
        where workspace_id = ${place.workspaceId} and ${isShown(place, campaignIds)} ${matching(search)}),
      found as materialized (
        select cell.query_id as id, cell.campaign_id, query.query_text as text, query.branded, query.country,
          query.language, cell.answer_count, cell.last_answered, cell.last_created
        from cell join query on query.campaign_id = cell.campaign_id and query.query_id = cell.query_id),
      shown as (
        select *, row_number() over (order by last_created desc, id) as place from found
        order by place limit ${limit} offset ${offset})
      select (select count(*)::int from found) as count,
        (select coalesce(jsonb_agg(to_jsonb(shown) - 'place' - 'last_created' order by place), '[]') from shown) as rows`),
  );
  const [page] = rows as unknown as AskedPage[]; // the parse boundary: the statement names and casts each column
  return page ?? { count: 0, rows: [] };
}

function matching(search: string | undefined): SQL {
  return search ? sql`and strpos(lower(query_text), lower(${search})) > 0` : sql``;
}

/** The queries of campaigns whose words hold these. */
export async function searchQueries(
  tools: Tools,
  place: Place,
  { campaignIds, search }: { readonly campaignIds: readonly string[]; readonly search: string },
): Promise<string[]> {
  const rows = await readWithin<{ query_id: string }>(
    tools,
    place,
    sql`select query_id from ${asked_queries}
      where workspace_id = ${place.workspaceId} and ${isShown(place, campaignIds)} ${matching(search)}`,
  );
  return rows.map(({ query_id }) => query_id);
}

/** The words of the queries of campaigns, as they were asked last, and whose they are. */
export async function askedTexts(
  tools: Tools,
  place: Place,
  campaignIds: readonly string[],
): Promise<ReadonlyMap<string, { readonly campaign_id: string; readonly text: string }>> {
  const rows = await readWithin<{ query_id: string; campaign_id: string; text: string }>(
    tools,
    place,
    sql`select query_id, campaign_id, query_text as text from ${asked_queries}
      where workspace_id = ${place.workspaceId} and ${isShown(place, campaignIds)}`,
  );
  return new Map(rows.map(({ query_id, ...query }) => [query_id, query]));
}

/** Outcome of a query and model. */
export interface AskedCell {
  readonly query_id: string;
  readonly operator_model: string;
  readonly n: number;
  readonly mentions: number;
  readonly position_sum: number;
  readonly cited: number;
  readonly unknown_to_model: number;
  readonly asked: number;
  readonly refused: number;
  readonly failed: number;
  /** When it was asked last within the days, to the microsecond. */
  readonly last_created: string;
}

export function listAskedCells(tools: Tools, place: Place, filter: AskedFilter): Promise<AskedCell[]> {
  return readWithin(
    tools,
    place,
    sql`select query_id, operator_model, sum(n)::int as n, sum(mentions)::int as mentions,
        sum(position_sum)::int as position_sum, sum(cited)::int as cited, sum(unknown_to_model)::int as unknown_to_model, sum(asked)::int as asked,
        sum(refused)::int as refused, sum(failed)::int as failed, max(last_created)::text as last_created
      from (${cellsOf(place, filter)}) as part where workspace_id = ${place.workspaceId}
      group by query_id, operator_model`,
  );
}
