import type { Tools } from "#platform/tools.ts";
import { findSettings, type WorkspaceSettings } from "../store/workspaces.sql.ts";

/** For rooms that need to know the workspace without a member, such as the tracking endpoint; none once deleted. */
export function findWorkspaceSettings(
  tools: Tools,
  workspaceId: string,
): Promise<WorkspaceSettings | undefined> {
  return findSettings(tools, workspaceId);
}
