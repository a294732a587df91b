import type { Workspace } from "@citelens/contract/workspaces";

const storageKey = "workspace";
const listeners = new Set<() => void>();

/** The id of the workspace selected last; it may be of one that is gone. */
export function lastWorkspaceId(): string | undefined {
  return sessionStorage.getItem(storageKey) ?? localStorage.getItem(storageKey) ?? undefined;
}

/** Remembers the workspace for this tab and for tabs to come; other open tabs keep theirs. */
export function selectWorkspace(workspace: Pick<Workspace, "id">): void {
  if (lastWorkspaceId() === workspace.id) return;

  sessionStorage.setItem(storageKey, workspace.id);
  localStorage.setItem(storageKey, workspace.id);
  for (const listener of listeners) listener();
}

/** Selects none: the next page takes the first workspace that there is. */
export function clearLastWorkspace(): void {
  sessionStorage.removeItem(storageKey);
  localStorage.removeItem(storageKey);
  for (const listener of listeners) listener();
}

/** Calls back when this tab selects another workspace, until the returned function is called. */
export function subscribeToSelection(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
