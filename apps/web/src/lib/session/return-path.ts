import { safeRedirect } from "./safe-redirect.ts";

const storageKey = "redirect-after-onboarding";

/** Stores which page the user wanted before they were sent to the onboarding. */
export function storeReturnPath(path: string): void {
  if (returnPath(path) !== undefined) localStorage.setItem(storageKey, path);
}

/** The stored page, which is removed when it is read. */
export function takeReturnPath(): string | undefined {
  const stored = localStorage.getItem(storageKey);
  localStorage.removeItem(storageKey);
  return returnPath(stored);
}

/**
 * The path that the onboarding may return to. The dashboard is the default anyway, and the onboarding's own
 * pages would cause a redirect loop: neither counts.
 */
export function returnPath(value: unknown): string | undefined {
  const path = safeRedirect(value);
  return path === undefined || /^\/(dashboard|onboarding(\/.*)?)?\/?([?#]|$)/.test(path) ? undefined : path;
}
