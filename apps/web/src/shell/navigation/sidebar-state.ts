import { useSyncExternalStore } from "react";

export type SidebarState = "expanded" | "collapsed";

const storageKey = "sidebar";
const listeners = new Set<() => void>();

/** Expanded until the user collapses it; the choice is stored in this browser. */
export function useSidebarState(): SidebarState {
  return useSyncExternalStore(subscribe, sidebarState);
}

export function setSidebarState(state: SidebarState): void {
  localStorage.setItem(storageKey, state);
  for (const listener of listeners) listener();
}

function sidebarState(): SidebarState {
  return localStorage.getItem(storageKey) === "collapsed" ? "collapsed" : "expanded";
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
