import { useSyncExternalStore } from "react";
import { storeForUser } from "../session/token-store.ts";

const listeners = new Set<() => void>();

/** A value of the browser's storage, as this tab stored it last. */
export function useStoredValue<Value>(read: () => Value): Value {
  return useSyncExternalStore(subscribeToStored, read);
}

/** The same of a value that is shown at once also when another tab stores it. */
export function useSharedValue<Value>(read: () => Value): Value {
  return useSyncExternalStore(subscribeToTabs, read);
}

/** Stores a value, or removes it where it is undefined, and tells those who show it. */
export function storeValue(key: string, value: string | undefined): void {
  if (value === undefined) localStorage.removeItem(key);
  else localStorage.setItem(key, value);
  announceStored();
}

/** Whether something of the signed-in user is flagged in this browser. */
export function isFlagged(key: string): boolean {
  return localStorage.getItem(key) !== null;
}

export function setFlag(key: string, isSet: boolean): void {
  if (isSet) storeForUser(key, "yes");
  else localStorage.removeItem(key);
  announceStored();
}

export function announceStored(): void {
  for (const listener of listeners) listener();
}

export function subscribeToStored(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

function subscribeToTabs(listener: () => void): () => void {
  listeners.add(listener);
  addEventListener("storage", listener);
  return () => {
    listeners.delete(listener);
    removeEventListener("storage", listener);
  };
}
