import { dayIn, firstOfMonthsTo, shiftDay } from "@citelens/contract/base/days";
import { z } from "zod";
import { findWorkspaceSettings, type Member } from "#features/workspaces/lookup/public.ts";
import { Refusal } from "#platform/refusal.ts";
import type { Tools } from "#platform/tools.ts";

/** How far back a tool looks; a month, as pages do, unless told. */
export const days = z
  .int()
  .min(1)
  .max(366)
  .optional()
  .describe("Days back from today; leave it out for the last month, which the pages show");
export const campaignId = z.uuid().optional().describe("Only this campaign, by its id");

/** The last month, or the last so many days, in the workspace's own time. */
export async function lastDays(
  tools: Tools,
  { workspaceId }: Member,
  count: number | undefined,
): Promise<{ readonly start_date: string; readonly end_date: string }> {
  const settings = await findWorkspaceSettings(tools, workspaceId);
  if (!settings) throw new Refusal("NOT_FOUND");
  const today = dayIn(settings.time_zone, tools.now());
  return {
    start_date: count === undefined ? firstOfMonthsTo(today) : shiftDay(today, 1 - count),
    end_date: today,
  };
}
