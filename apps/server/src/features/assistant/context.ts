import type { AssistantContext } from "@citelens/contract/content/assistant-fields";
import { campaigns } from "#features/campaigns/lookup/public.ts";
import { getOptimization } from "#features/content-studio/show/public.ts";
import type { Member } from "#features/workspaces/lookup/public.ts";
import type { Tools } from "#platform/tools.ts";

/** Throws NOT_FOUND where somebody looks at what is not of their workspace. */
export async function expectContext(
  tools: Tools,
  member: Member,
  context: AssistantContext | undefined,
): Promise<void> {
  if (context?.campaign_id) await campaigns.expect(tools, member, context.campaign_id);
  if (context?.optimization_id) await getOptimization(tools, member, context.optimization_id);
}
