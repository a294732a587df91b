import type { Tools } from "#platform/tools.ts";
import { findMembership } from "../store/workspaces.sql.ts";

/** Whether the user belongs to the workspace, suspended or not; proves nothing. */
export async function isMemberOf(
  tools: Tools,
  { userId, workspaceId }: { readonly userId: string; readonly workspaceId: string },
): Promise<boolean> {
  return (await findMembership(tools, userId, workspaceId)) !== undefined;
}
