import { useSyncExternalStore } from "react";

/**
 * Whether the network is there, by the events by which queries are held back too. What the browser says at the start is not
 * asked for: where the product runs on the same machine, it is reached without any network.
 */
export function useIsOnline(): boolean {
  return useSyncExternalStore(subscribe, () => isOnline);
}

let isOnline = true;
const listeners = new Set<() => void>();

function change(next: boolean): void {
  isOnline = next;
  for (const listener of listeners) listener();
}

addEventListener("online", () => change(true));
addEventListener("offline", () => change(false));

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
