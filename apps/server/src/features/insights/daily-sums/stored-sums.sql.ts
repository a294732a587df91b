import { type SQL, sql } from "drizzle-orm";
import type { PgTable } from "drizzle-orm/pg-core";
import { isOfCampaignThere } from "#features/campaigns/deletion/public.ts";
import type { Place } from "#platform/place.ts";
import { withinWorkspace } from "#platform/postgres.ts";
import type { Tools } from "#platform/tools.ts";
import {
  answer_days,
  asked_queries,
  brand_days,
  cell_days,
  cell_totals,
  cell_weeks,
  source_days,
  source_weeks,
  sum_versions,
  version_days,
} from "../store/insights.tables.ts";
import type { DayTally } from "./check-sums.rules.ts";

/** Tallies kept of a workspace's answers by day and model. */
export async function listStoredDays(tools: Tools, place: Place): Promise<DayTally[]> {
  const { rows } = await withinWorkspace(tools, place, (db) =>
    db.execute<{ [K in keyof DayTally]: DayTally[K] }>(sql`
      select campaign_id, to_char(day, 'YYYY-MM-DD') as day, branded, operator_model, n, mentions, position_sum, cited, citing,
        unknown_to_model,
        asked, refused, failed
      from ${answer_days} where workspace_id = ${place.workspaceId} and ${areShown(place)}`),
  );
  return rows;
}

function areShown(place: Place): SQL {
  return sql`(campaign_id, generation) in (
    select known.campaign_id, known.generation from ${sum_versions} as known where known.workspace_id = ${place.workspaceId}
      and ${isOfCampaignThere(sql`known.campaign_id`, place)})`;
}

/** Campaigns whose sums are of other days than the workspace's, until they are made again. */
export async function listOfOtherDays(tools: Tools, place: Place, timeZone: string): Promise<Set<string>> {
  const { rows } = await withinWorkspace(tools, place, (db) =>
    db.execute<{ campaign_id: string }>(sql`
      select campaign_id from ${sum_versions} where workspace_id = ${place.workspaceId} and time_zone <> ${timeZone}`),
  );
  return new Set(rows.map(({ campaign_id }) => campaign_id));
}

export interface StoredTotal {
  readonly campaign_id: string;
  /** Subject of the total. */
  readonly what: string;
  /** Count of the answers that it must come to. */
  readonly measure: "n" | "citing" | "asked" | "refused" | "failed" | "brand_mentions" | "domains";
  readonly total: number;
}

const totals: readonly (readonly [
  what: string,
  measure: StoredTotal["measure"],
  table: PgTable,
  column: string | SQL,
])[] = [
  ["answers by query and day", "n", cell_days, "n"],
  ["answers by query and week", "n", cell_weeks, "n"],
  ["answers by query", "n", cell_totals, "n"],
  ["questions by query and day", "asked", cell_days, "asked"],
  ["questions by query and week", "asked", cell_weeks, "asked"],
  ["questions by query and model", "asked", cell_totals, "asked"],
  ["questions by query", "asked", asked_queries, "asked"],
  ["refusals by query", "refused", cell_totals, "refused"],
  ["failures by query", "failed", cell_totals, "failed"],
  ["answers with citations by query and day", "citing", cell_days, "citing"],
  ["answers with citations by query and week", "citing", cell_weeks, "citing"],
  ["mentions by brand, query and day", "brand_mentions", cell_days, sql`total_of_counts(brands)`],
  ["mentions by brand, query and week", "brand_mentions", cell_weeks, sql`total_of_counts(brands)`],
  ["answers by version and day", "n", version_days, "n"],
  ["mentions by brand and day", "brand_mentions", brand_days, "mentions"],
  ["sites by day", "domains", source_days, "retrieved"],
  ["sites by week", "domains", source_weeks, "retrieved"],
];

/** Totals of the other tables of sums, for each campaign of a workspace. */
export async function listStoredTotals(tools: Tools, place: Place): Promise<StoredTotal[]> {
  const found: StoredTotal[] = [];
  for (const [what, measure, table, column] of totals) {
    const { rows } = await withinWorkspace(tools, place, (db) =>
      db.execute<{ campaign_id: string; total: number }>(sql`
        select campaign_id, sum(${typeof column === "string" ? sql.identifier(column) : column})::float8 as total
        from ${table} where workspace_id = ${place.workspaceId} and ${areShown(place)} group by campaign_id`),
    );
    found.push(...rows.map((row) => ({ ...row, what, measure })));
  }
  return found;
}

/** Totals that listStoredTotals tells, for a campaign of which nothing is kept. */
export const noTotals: readonly Pick<StoredTotal, "what" | "measure">[] = totals.map(([what, measure]) => ({
  what,
  measure,
}));
