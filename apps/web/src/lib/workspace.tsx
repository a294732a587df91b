import type { Workspace } from "@citelens/contract/workspaces/workspaces";
import { createContext, type ReactElement, type ReactNode, use } from "react";

const CurrentWorkspace = createContext<Workspace | undefined>(undefined);
const Foreign = createContext(false);

interface WorkspaceScopeProps {
  readonly workspace: Workspace;
  /** Whether a superuser opened it who is no member: only what is superusers' answers of it. */
  readonly isForeign?: boolean;
  readonly children: ReactNode;
}

/** Scope whose content is about this workspace. Another one starts afresh, without what the one before had in hand. */
export function WorkspaceScope({
  workspace,
  isForeign = false,
  children,
}: WorkspaceScopeProps): ReactElement {
  return (
    <CurrentWorkspace key={workspace.id} value={workspace}>
      <Foreign value={isForeign}>{children}</Foreign>
    </CurrentWorkspace>
  );
}

/** The workspace that the page is about. Throws outside of a WorkspaceScope. */
export function useWorkspace(): Workspace {
  const workspace = use(CurrentWorkspace);
  if (!workspace) throw new Error("This is about a workspace, and stands in none.");
  return workspace;
}

/** The same where a part of a page is also shown outside of any workspace, as by a shared link. */
export function useWorkspaceIfAny(): Workspace | undefined {
  return use(CurrentWorkspace);
}

export function useWorkspaceId(): string {
  return useWorkspace().id;
}

/** Whether the user is no member of the workspace that the page is about. */
export function useIsForeign(): boolean {
  return use(Foreign);
}
