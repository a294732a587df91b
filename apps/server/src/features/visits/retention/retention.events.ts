import { z } from "zod";
import type { ClickHouse } from "#platform/clickhouse.ts";

/** Each table of what was reported, or counted from it, and the day of a row. */
const dayOf = {
  visits: "toDate(ts)",
  visits_hourly: "toDate(hour)",
  referrals: "toDate(ts)",
  people_daily: "day",
  people_daily_tracker: "day",
  ad_reads: "toDate(ts)",
} as const;

interface Days {
  readonly workspaceId: string;
  readonly days: number;
}

/** Brings rows of many workspaces to the days each keeps, by one mutation of a table. Safe to repeat. */
export async function applyDays(events: ClickHouse, workspaces: readonly Days[]): Promise<void> {
  const parameters = {
    workspaces: workspaces.map(({ workspaceId }) => workspaceId),
    days: workspaces.map(({ days }) => days),
  };
  for (const [table, day] of Object.entries(dayOf)) {
    const until = `${day} + transform(workspace_id, {workspaces:Array(UUID)}, {days:Array(UInt16)}, toUInt16(0))`;
    const differs = `workspace_id IN {workspaces:Array(UUID)} AND keep_until != ${until}`;
    const found = await events.query(
      `SELECT 1 AS one FROM ${table} WHERE ${differs} LIMIT 1`,
      parameters,
      z.object({ one: z.number() }),
    );
    if (found.length === 0) continue;
    await events.command(
      `ALTER TABLE ${table} UPDATE keep_until = ${until} WHERE ${differs} SETTINGS mutations_sync = 1`,
      parameters,
    );
  }
}
