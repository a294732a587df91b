import { z } from "zod";
import type { DayDataset } from "#platform/parquet/day-dataset.ts";
import { eventsAsParquet } from "#platform/parquet/events-as-parquet.ts";

const firstRow = z.object({ rows: z.number(), first_ms: z.number() });

/** Every visit of an agent, in the order of time. */
export const visitDays: DayDataset = {
  columns: {
    ts: "timestamp",
    path: "string",
    query: "string",
    method: "string",
    status: "integer",
    token: "string",
    bot_type: "integer",
    purpose: "string",
    operator: "string",
    verdict: "string",
    evidence: "string",
    ua: "string",
    address_prefix: "string",
  },
  firstAt: async ({ events }, { workspaceId }) => {
    const [row] = await events.query(
      "SELECT count() AS rows, toUnixTimestamp64Milli(min(ts)) AS first_ms FROM visits WHERE workspace_id = {workspace:UUID}",
      { workspace: workspaceId },
      firstRow,
    );
    return row && row.rows > 0 ? new Date(row.first_ms) : undefined;
  },
  parts({ events }, { workspaceId }, { from, before }) {
    return eventsAsParquet(events, this.columns, {
      sql: `(SELECT * FROM visits WHERE workspace_id = {workspace:UUID}
        AND ts >= fromUnixTimestamp64Milli({from:Int64}, 'UTC') AND ts < fromUnixTimestamp64Milli({before:Int64}, 'UTC'))`,
      parameters: { workspace: workspaceId, from: from.getTime(), before: before.getTime() },
    });
  },
};
