import { followCampaigns } from "#features/answers/public.ts";
import { followAnswers } from "#features/insights/public.ts";
import { followWorkspaces } from "#features/visits/public.ts";
import type { Tools } from "#platform/tools.ts";

/** Lets rooms hear what others announce. Jobs and commands announce too, so whoever runs them listens. */
export function followRooms(tools: Tools): void {
  followWorkspaces(tools);
  followCampaigns(tools);
  followAnswers(tools);
}
