import { subscribeAdsToWorkspaces } from "#features/ads/public.ts";
import { subscribeToCampaigns } from "#features/answers/public.ts";
import { subscribeToAccounts } from "#features/assistant/public.ts";
import { subscribeToBrandContext } from "#features/campaigns/public.ts";
import { subscribeToOptimizing } from "#features/content-studio/public.ts";
import { subscribeDemos } from "#features/demo/public.ts";
import { subscribeToAnswers } from "#features/insights/public.ts";
import { subscribeToEvidence } from "#features/opportunities/public.ts";
import { subscribeToWorkspaces } from "#features/visits/public.ts";
import type { Tools } from "#platform/tools.ts";

/** Subscribes rooms to the topics of others. Jobs and commands announce too, so anyone who runs them listens. */
export function subscribeRooms(tools: Tools): void {
  subscribeToWorkspaces(tools);
  subscribeToBrandContext(tools);
  subscribeToCampaigns(tools);
  subscribeToAnswers(tools);
  subscribeToEvidence(tools);
  subscribeToOptimizing(tools);
  subscribeToAccounts(tools);
  subscribeAdsToWorkspaces(tools);
  subscribeDemos(tools);
}
