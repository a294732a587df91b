import { useSyncExternalStore } from "react";

const storageKey = "single-key-shortcuts";
const listeners = new Set<() => void>();

/**
 * Whether single-key shortcuts are on; they can be switched off, because dictation and tremor trigger them
 * too.
 */
export function useSingleKeys(): boolean {
  return useSyncExternalStore(subscribe, areSingleKeysOn);
}

export function setSingleKeys(isOn: boolean): void {
  if (isOn) localStorage.removeItem(storageKey);
  else localStorage.setItem(storageKey, "off");
  for (const listener of listeners) listener();
}

function areSingleKeysOn(): boolean {
  return localStorage.getItem(storageKey) !== "off";
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  addEventListener("storage", listener);
  return () => {
    listeners.delete(listener);
    removeEventListener("storage", listener);
  };
}
