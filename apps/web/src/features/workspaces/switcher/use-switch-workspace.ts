import type { Workspace } from "@citelens/contract/workspaces/workspaces";
import { useRouter } from "@tanstack/react-router";
import { selectWorkspace } from "#lib/session/last-workspace.ts";
import { toast } from "#ui/overlays/toast.ts";
import { likePage } from "../workspaces.rules.ts";

/** Selects the workspace and opens the same page in it. */
export function useSwitchWorkspace(): (workspace: Workspace) => void {
  const router = useRouter();
  return (workspace) => {
    selectWorkspace(workspace);
    const href = likePage(router.state.location.pathname, workspace.id);
    if (href !== undefined) router.navigate({ href });
    toast.success(`Switched to ${workspace.name} workspace`);
  };
}
