import { safeRedirect } from "./safe-redirect.ts";

const storageKey = "redirect-after-onboarding";

/** Remembers where the user wanted to go before they were sent to the onboarding. */
export function storeReturnPath(path: string): void {
  if (returnPath(path) !== undefined) localStorage.setItem(storageKey, path);
}

/** Where the user wanted to go, once: it is forgotten with the answer. */
export function takeReturnPath(): string | undefined {
  const stored = localStorage.getItem(storageKey);
  localStorage.removeItem(storageKey);
  return returnPath(stored);
}

/**
 * The path that a text may send the user to after the onboarding. The dashboard is where everybody is led anyway, and
 * the onboarding's own pages would lead around in a circle: neither is a wish.
 */
export function returnPath(value: unknown): string | undefined {
  const path = safeRedirect(value);
  return path === undefined || /^\/(dashboard|onboarding(\/.*)?)?\/?([?#]|$)/.test(path) ? undefined : path;
}
