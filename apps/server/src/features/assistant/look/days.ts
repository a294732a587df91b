import { dayIn, dayMs, earlier } from "@citelens/contract/base/days";
import { z } from "zod";
import type { Member } from "#features/workspaces/members/public.ts";
import { findWorkspaceSettings } from "#features/workspaces/public.ts";
import { Refusal } from "#platform/refusal.ts";
import type { Tools } from "#platform/tools.ts";

/** How far back a tool looks; a month unless told. */
export const days = z.int().min(1).max(366).default(30).describe("Days back from today, 30 unless asked for");
export const campaignId = z.uuid().optional().describe("Only this campaign, by its id");

/** The last so many days in the workspace's own time. */
export async function lastDays(
  tools: Tools,
  { workspaceId }: Member,
  count: number,
): Promise<{ readonly start_date: string; readonly end_date: string }> {
  const settings = await findWorkspaceSettings(tools, workspaceId);
  if (!settings) throw new Refusal("NOT_FOUND");
  const day = (back: number): string => dayIn(settings.time_zone, earlier(tools.now(), back * dayMs));
  return { start_date: day(count - 1), end_date: day(0) };
}
