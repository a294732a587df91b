import { storeForUser } from "#lib/session/token-store.ts";

const storageKey = "demo-banner";

/** Whether the workspace that this browser showed last was a demo. */
export function wasDemo(): boolean {
  return localStorage.getItem(storageKey) === "yes";
}

export function noteDemo(isDemo: boolean): void {
  if (isDemo) storeForUser(storageKey, "yes");
  else localStorage.removeItem(storageKey);
}
