import type { Workspace } from "@citelens/contract/workspaces/workspaces";

const storageKey = "workspace";
const listeners = new Set<() => void>();

/** The id of the last selected workspace; it may no longer exist. */
export function lastWorkspaceId(): string | undefined {
  return sessionStorage.getItem(storageKey) ?? localStorage.getItem(storageKey) ?? undefined;
}

/** Stores the selected workspace for this tab and for new tabs; other open tabs keep theirs. */
export function selectWorkspace(workspace: Pick<Workspace, "id">): void {
  if (lastWorkspaceId() === workspace.id) return;

  sessionStorage.setItem(storageKey, workspace.id);
  localStorage.setItem(storageKey, workspace.id);
  for (const listener of listeners) listener();
}

/** Clears the selection: the next page uses the first workspace. */
export function clearLastWorkspace(): void {
  sessionStorage.removeItem(storageKey);
  localStorage.removeItem(storageKey);
  for (const listener of listeners) listener();
}

/** Notifies about a new selection in this tab; returns the unsubscribe function. */
export function subscribeToSelection(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
