import { sql } from "drizzle-orm";
import type { PgTable } from "drizzle-orm/pg-core";
import type { Place } from "#platform/place.ts";
import { withinWorkspace } from "#platform/postgres.ts";
import type { Tools } from "#platform/tools.ts";
import {
  answer_days,
  brand_days,
  cell_days,
  cell_weeks,
  source_days,
  source_weeks,
  version_days,
} from "../insights.tables.ts";
import type { DayTally } from "./check-sums.rules.ts";

/** What is kept of a workspace's answers by day and model. */
export async function listStoredDays(tools: Tools, place: Place): Promise<DayTally[]> {
  const { rows } = await withinWorkspace(tools, place, (db) =>
    db.execute<{ [K in keyof DayTally]: DayTally[K] }>(sql`
      select campaign_id, to_char(day, 'YYYY-MM-DD') as day, branded, operator_model, n, mentions, position_sum, cited, citing
      from ${answer_days} where workspace_id = ${place.workspaceId}`),
  );
  return rows;
}

export interface StoredTotal {
  readonly campaign_id: string;
  /** What the total is of. */
  readonly what: string;
  /** Which count of the answers it must come to. */
  readonly measure: "n" | "brand_mentions" | "domains";
  readonly total: number;
}

const totals: readonly (readonly [
  what: string,
  measure: StoredTotal["measure"],
  table: PgTable,
  column: string,
])[] = [
  ["answers by query and day", "n", cell_days, "n"],
  ["answers by query and week", "n", cell_weeks, "n"],
  ["answers by version and day", "n", version_days, "n"],
  ["mentions by brand and day", "brand_mentions", brand_days, "mentions"],
  ["sites by day", "domains", source_days, "retrieved"],
  ["sites by week", "domains", source_weeks, "retrieved"],
];

/** What each of the other tables of sums comes to, for each campaign of a workspace. */
export async function listStoredTotals(tools: Tools, place: Place): Promise<StoredTotal[]> {
  const found: StoredTotal[] = [];
  for (const [what, measure, table, column] of totals) {
    const { rows } = await withinWorkspace(tools, place, (db) =>
      db.execute<{ campaign_id: string; total: number }>(sql`
        select campaign_id, sum(${sql.identifier(column)})::float8 as total
        from ${table} where workspace_id = ${place.workspaceId} group by campaign_id`),
    );
    found.push(...rows.map((row) => ({ ...row, what, measure })));
  }
  return found;
}

/** Of what listStoredTotals tells, for a campaign of which nothing is kept. */
export const noTotals: readonly Pick<StoredTotal, "what" | "measure">[] = totals.map(([what, measure]) => ({
  what,
  measure,
}));
