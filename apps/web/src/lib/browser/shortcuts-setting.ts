import { storeValue, useSharedValue } from "./stored-value.ts";

const storageKey = "single-key-shortcuts";

/**
 * Whether single-key shortcuts are on; they can be switched off, because dictation and tremor trigger them
 * too.
 */
export function useSingleKeys(): boolean {
  return useSharedValue(areSingleKeysOn);
}

export function setSingleKeys(isOn: boolean): void {
  storeValue(storageKey, isOn ? undefined : "off");
}

function areSingleKeysOn(): boolean {
  return localStorage.getItem(storageKey) !== "off";
}
