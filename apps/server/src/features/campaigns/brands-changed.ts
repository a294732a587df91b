import { topic } from "#platform/topic.ts";

/** The names or sites of brands changed, of one campaign or of all of a workspace: answers read differently now. */
export const brandsChanged = topic<{
  readonly workspaceId: string;
  readonly campaignId: string | undefined;
}>("campaigns.brands-changed");
