import { sql } from "drizzle-orm";
import type { DayDataset, DaySpan } from "#platform/parquet/day-dataset.ts";
import { rowsAsParquet } from "#platform/parquet/rows-as-parquet.ts";
import type { Place } from "#platform/place.ts";
import { readWithin } from "#platform/postgres.ts";
import type { Tools } from "#platform/tools.ts";
import { audit_log } from "./audit.tables.ts";

type Row = Readonly<Record<string, unknown>>;

const slice = 1_000;

/** The audit log of a workspace: what was done in it, by whom, and whether support did it in their name. */
export const auditDays: DayDataset = {
  columns: {
    id: "string",
    at: "timestamp",
    action: "string",
    actor_id: "string?",
    by_support: "boolean",
    subject_id: "string?",
    details: "string",
  },
  firstAt: async (tools, place) => {
    const [row] = await readWithin<{ first: Date | string | null }>(
      tools,
      place,
      sql`select min(at) as first from ${audit_log} where workspace_id = ${place.workspaceId}`,
    );
    return row?.first ? new Date(row.first) : undefined;
  },
  parts(tools, place, span) {
    return rowsAsParquet(tools.events, this.columns, slicesOf(tools, place, span));
  },
};

async function* slicesOf(tools: Tools, place: Place, { from, before }: DaySpan): AsyncGenerator<Row[]> {
  for (let offset = 0; ; offset += slice) {
    const rows = await readWithin<Row>(
      tools,
      place,
      sql`select id, to_char(at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') as at, action, actor_id,
          impersonator_id is not null as by_support, subject_id, details::text as details
        from ${audit_log}
        where workspace_id = ${place.workspaceId}
          and ${audit_log.at} >= ${from.toISOString()}::timestamptz and ${audit_log.at} < ${before.toISOString()}::timestamptz
        order by ${audit_log.at}, id limit ${slice} offset ${offset}`,
    );
    yield rows;
    if (rows.length < slice) return;
  }
}
