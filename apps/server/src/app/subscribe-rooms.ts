import { subscribeToCampaigns } from "#features/answers/public.ts";
import { subscribeToAnswers } from "#features/insights/public.ts";
import { subscribeToWorkspaces } from "#features/visits/public.ts";
import type { Tools } from "#platform/tools.ts";

/** Lets rooms hear what others announce. Jobs and commands announce too, so whoever runs them listens. */
export function subscribeRooms(tools: Tools): void {
  subscribeToWorkspaces(tools);
  subscribeToCampaigns(tools);
  subscribeToAnswers(tools);
}
