import { z } from "zod";
import type { DayDataset } from "#platform/parquet/day-dataset.ts";
import { eventsAsParquet } from "#platform/parquet/events-as-parquet.ts";
import { countedReferrals } from "./counted-referrals.events.ts";

const firstRow = z.object({ rows: z.number(), first_ms: z.number() });

/** The referrals that count: a person once whom the server and the tracker saw. */
export const referralDays: DayDataset = {
  columns: {
    ts: "timestamp",
    path: "string",
    assistant: "string",
    operator: "string",
    evidence: "string",
  },
  firstAt: async ({ events }, { workspaceId }) => {
    const [row] = await events.query(
      "SELECT count() AS rows, toUnixTimestamp64Milli(min(ts)) AS first_ms FROM referrals WHERE workspace_id = {workspace:UUID}",
      { workspace: workspaceId },
      firstRow,
    );
    return row && row.rows > 0 ? new Date(row.first_ms) : undefined;
  },
  parts({ events }, { workspaceId }, { from, before }) {
    return eventsAsParquet(events, this.columns, countedReferrals({ workspaceId, from, before }));
  },
};
