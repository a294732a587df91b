import { isFlagged, setFlag, useStoredValue } from "#lib/browser/stored-value.ts";

const keyOf = (workspaceId: string): string => `checklist-hidden:${workspaceId}`;
const doneKeyOf = (workspaceId: string): string => `checklist-done:${workspaceId}`;
/** The workspaces whose checklist was asked for, even if all of it is done. */
const wanted = new Set<string>();

export type ChecklistState = "usual" | "hidden" | "wanted";

/** Whether somebody put the checklist of a workspace away in this browser, or asked for it since. */
export function useChecklistState(workspaceId: string): ChecklistState {
  return useStoredValue(() => stateOf(workspaceId));
}

export function hideChecklist(workspaceId: string): void {
  wanted.delete(workspaceId);
  setFlag(keyOf(workspaceId), true);
}

/** Brings the checklist back to the dashboard. */
export function showChecklist(workspaceId: string): void {
  wanted.add(workspaceId);
  setFlag(keyOf(workspaceId), false);
}

/** Whether a dashboard keeps the place of the checklist while it is not known: not where this browser saw all of it done. */
export function wasChecklistDone(workspaceId: string): boolean {
  return isFlagged(doneKeyOf(workspaceId));
}

export function noteChecklistDone(workspaceId: string, isDone: boolean): void {
  setFlag(doneKeyOf(workspaceId), isDone);
}

function stateOf(workspaceId: string): ChecklistState {
  if (isFlagged(keyOf(workspaceId))) return "hidden";
  return wanted.has(workspaceId) ? "wanted" : "usual";
}
