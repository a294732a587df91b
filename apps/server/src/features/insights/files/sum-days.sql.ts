import { sql } from "drizzle-orm";
import type { ParquetColumns } from "#platform/parquet/parquet-columns.ts";
import type { Place } from "#platform/place.ts";
import { readWithin } from "#platform/postgres.ts";
import type { Tools } from "#platform/tools.ts";
import { answer_days, sum_versions } from "../store/insights.tables.ts";

type Row = Readonly<Record<string, unknown>>;

export const sumColumns: ParquetColumns = {
  day: "date",
  campaign_id: "string",
  operator_model: "string",
  branded: "boolean",
  is_local: "boolean",
  n: "integer",
  mentions: "integer",
  position_sum: "integer",
  cited: "integer",
  mentioned_and_cited: "integer",
  citing: "integer",
  unknown_to_model: "integer",
  asked: "integer",
  refused: "integer",
  failed: "integer",
};

/** The first day of which there is a sum. */
export async function firstSumDay(tools: Tools, place: Place): Promise<string | undefined> {
  const [row] = await readWithin<{ first: string | null }>(
    tools,
    place,
    sql`select min(day)::text as first from ${answer_days} where workspace_id = ${place.workspaceId}`,
  );
  return row?.first ?? undefined;
}

/** A row for each campaign and model: few enough for one slice. */
export async function* sumSlices(tools: Tools, place: Place, day: string): AsyncGenerator<Row[]> {
  yield await readWithin<Row>(
    tools,
    place,
    sql`select sums.day::text as day, sums.campaign_id, operator_model, branded, is_local, n, mentions, position_sum, cited,
        mentioned_and_cited, citing, unknown_to_model, asked, refused, failed
      from ${answer_days} as sums
      join ${sum_versions} as known on known.workspace_id = sums.workspace_id and known.campaign_id = sums.campaign_id
        and known.generation = sums.generation
      where sums.workspace_id = ${place.workspaceId} and sums.day = ${day}::date
      order by sums.campaign_id, operator_model, branded`,
  );
}
