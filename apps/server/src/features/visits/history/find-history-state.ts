import type { HistoryState } from "@citelens/contract/traffic/history";
import type { Member } from "#features/workspaces/lookup/public.ts";
import type { Tools } from "#platform/tools.ts";
import { findFirstReportDay } from "../store/visits.sql.ts";

export async function findHistoryState(tools: Tools, member: Member): Promise<HistoryState> {
  return { reporting_since: (await findFirstReportDay(tools, member)) ?? null };
}
