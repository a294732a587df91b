import { safeRedirect } from "./safe-redirect.ts";

const storageKey = "redirect-after-login";

/** Stores in this tab which page the user wanted before they had to sign in. */
export function storeDestination(path: string): void {
  if (safeRedirect(path) !== undefined && path !== "/") sessionStorage.setItem(storageKey, path);
}

export interface RequestedDestinations {
  readonly redirect?: string | undefined;
  readonly next?: string | undefined;
}

/** Where to go after signing in: what the address asks for, else what was stored, else the dashboard. */
export function takeDestination(requested: RequestedDestinations): string {
  const destination = peekDestination(requested);
  sessionStorage.removeItem(storageKey);
  return destination;
}

/** The same, while the user has not signed in yet. */
export function peekDestination({ redirect, next }: RequestedDestinations): string {
  const stored = sessionStorage.getItem(storageKey);
  return safeRedirect(redirect) ?? safeRedirect(next) ?? safeRedirect(stored) ?? "/dashboard";
}
