import type { Workspace } from "@citelens/contract/workspaces/workspaces";
import { useQuery } from "@tanstack/react-query";
import { useParams } from "@tanstack/react-router";
import { useStoredValue } from "#lib/browser/stored-value.ts";
import { lastWorkspaceId } from "#lib/session/last-workspace.ts";
import { workspacesQuery } from "../workspaces.queries.ts";
import { pickWorkspace } from "../workspaces.rules.ts";

/**
 * The workspace in the URL, else the last selected one, else the first. Undefined while the list is loading,
 * failed or empty.
 */
export function useSelectedWorkspace(): Workspace | undefined {
  const { data: workspaces = [] } = useQuery(workspacesQuery);
  const { projectId } = useParams({ strict: false });
  const lastId = useStoredValue(lastWorkspaceId);
  return pickWorkspace(workspaces, [projectId, lastId]);
}
