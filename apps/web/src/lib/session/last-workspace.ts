import type { Workspace } from "@citelens/contract/workspaces/workspaces";
import { storeValue } from "../browser/stored-value.ts";

const storageKey = "workspace";

/** The id of the last selected workspace; it may no longer exist. */
export function lastWorkspaceId(): string | undefined {
  return sessionStorage.getItem(storageKey) ?? localStorage.getItem(storageKey) ?? undefined;
}

/** Stores the selected workspace for this tab and for new tabs; other open tabs keep theirs. */
export function selectWorkspace(workspace: Pick<Workspace, "id">): void {
  if (lastWorkspaceId() === workspace.id) return;

  sessionStorage.setItem(storageKey, workspace.id);
  storeValue(storageKey, workspace.id);
}

/** Clears the selection: the next page uses the first workspace. */
export function clearLastWorkspace(): void {
  sessionStorage.removeItem(storageKey);
  storeValue(storageKey, undefined);
}
