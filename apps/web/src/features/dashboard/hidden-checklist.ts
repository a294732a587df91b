import { useSyncExternalStore } from "react";

const keyOf = (workspaceId: string): string => `checklist-hidden:${workspaceId}`;
const doneKeyOf = (workspaceId: string): string => `checklist-done:${workspaceId}`;
const listeners = new Set<() => void>();
/** The workspaces whose checklist was asked for, even if all of it is done. */
const wanted = new Set<string>();

export type ChecklistState = "usual" | "hidden" | "wanted";

/** Whether somebody put the checklist of a workspace away in this browser, or asked for it since. */
export function useChecklistState(workspaceId: string): ChecklistState {
  return useSyncExternalStore(subscribe, () => stateOf(workspaceId));
}

export function hideChecklist(workspaceId: string): void {
  localStorage.setItem(keyOf(workspaceId), "yes");
  wanted.delete(workspaceId);
  tell();
}

/** Brings the checklist back to the dashboard. */
export function showChecklist(workspaceId: string): void {
  localStorage.removeItem(keyOf(workspaceId));
  wanted.add(workspaceId);
  tell();
}

/** Whether a dashboard keeps the place of the checklist while it is not known: not where this browser saw all of it done. */
export function wasChecklistDone(workspaceId: string): boolean {
  return localStorage.getItem(doneKeyOf(workspaceId)) !== null;
}

export function noteChecklistDone(workspaceId: string, isDone: boolean): void {
  if (isDone) localStorage.setItem(doneKeyOf(workspaceId), "yes");
  else localStorage.removeItem(doneKeyOf(workspaceId));
}

function stateOf(workspaceId: string): ChecklistState {
  if (localStorage.getItem(keyOf(workspaceId)) !== null) return "hidden";
  return wanted.has(workspaceId) ? "wanted" : "usual";
}

function tell(): void {
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
