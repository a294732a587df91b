import { subscribeAdsToWorkspaces } from "#features/ads/room.ts";
import { subscribeToCampaigns } from "#features/answers/room.ts";
import { subscribeToAccounts } from "#features/assistant/room.ts";
import { subscribeToBrandContext } from "#features/campaigns/room.ts";
import { subscribeConnectedApps } from "#features/connected-apps/room.ts";
import { subscribeToOptimizing } from "#features/content-studio/room.ts";
import { subscribeDemos } from "#features/demo/room.ts";
import { subscribeToAnswers } from "#features/insights/room.ts";
import { subscribeToEvidence } from "#features/opportunities/room.ts";
import { subscribeToWorkspaces } from "#features/visits/room.ts";
import { subscribeWarehouse } from "#features/warehouse/room.ts";
import type { Tools } from "#platform/tools.ts";

/** Subscribes rooms to the topics of others. Jobs and commands announce too, so anyone who runs them listens. */
export function subscribeRooms(tools: Tools): void {
  subscribeConnectedApps(tools);
  subscribeToWorkspaces(tools);
  subscribeToBrandContext(tools);
  subscribeToCampaigns(tools);
  subscribeToAnswers(tools);
  subscribeToEvidence(tools);
  subscribeToOptimizing(tools);
  subscribeToAccounts(tools);
  subscribeAdsToWorkspaces(tools);
  subscribeWarehouse(tools);
  subscribeDemos(tools);
}
