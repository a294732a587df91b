import { type SQL, sql } from "drizzle-orm";
import type { PgTable } from "drizzle-orm/pg-core";
import type { Place } from "#platform/place.ts";
import { readWithin } from "#platform/postgres.ts";
import type { Tools } from "#platform/tools.ts";
import { answer_days, cell_days, cell_totals, source_days } from "../store/insights.tables.ts";
import { isShown, localOnly, uuids } from "../store/sums.sql.ts";
import type { Days } from "./asked.sql.ts";
import { type CountFilter, countOf } from "./count-of.sql.ts";

export interface CountedAnswers extends CountFilter, Days {
  /** Campaigns whose answers by the local index are left out where only counted answers are wanted. */
  readonly campaignIds: readonly string[];
  /** Campaigns of which those alone count. */
  readonly localIds: readonly string[];
  readonly queryIds?: readonly string[] | undefined;
  readonly operator_model?: string | undefined;
  readonly branded?: boolean | undefined;
  /** Domain of answers that cite it. */
  readonly domain?: string | undefined;
}

/** How many answers there are of a kind, from the sums; undefined where they do not tell. */
export async function countAnswers(
  tools: Tools,
  place: Place,
  filter: CountedAnswers,
): Promise<number | undefined> {
  const { campaignIds, localIds, queryIds, operator_model, branded, domain } = filter;
  const count = countOf(filter);
  if (count === undefined) return undefined;
  const all = [...campaignIds, ...localIds];
  const [row] = await readWithin<{ count: number }>(
    tools,
    place,
    sql`select coalesce(sum(${count}), 0)::int as count from ${tableOf(filter)}
      where workspace_id = ${place.workspaceId} and ${isShown(place, all)} ${within(filter)}
        ${filter.counted ? sql`and ${localOnly(campaignIds, localIds)}` : sql``}
        ${queryIds === undefined ? sql`` : sql`and query_id = any(${uuids(queryIds)})`}
        ${operator_model === undefined ? sql`` : sql`and operator_model = ${operator_model}`}
        ${branded === undefined ? sql`` : sql`and branded = ${branded}`}
        ${domain === undefined ? sql`` : sql`and domain = ${domain}`}`,
  );
  return row?.count ?? 0;
}

function tableOf({ queryIds, domain, start_date, end_date }: CountedAnswers): PgTable {
  if (domain !== undefined) return source_days;
  if (queryIds === undefined) return answer_days;
  return start_date === undefined && end_date === undefined ? cell_totals : cell_days;
}

function within({ start_date, end_date }: Days): SQL {
  return sql`${start_date === undefined ? sql`` : sql`and day >= ${start_date}`}
    ${end_date === undefined ? sql`` : sql`and day <= ${end_date}`}`;
}
