import type { Tokens } from "@citelens/contract/accounts/accounts";

const accessKey = "access";
export const refreshKey = "refresh";
/** Set while a superuser acts as the user of these tokens. */
export const impersonationKey = "impersonating";

export function readTokens(): Tokens | undefined {
  const access = localStorage.getItem(accessKey);
  const refresh = localStorage.getItem(refreshKey);
  return access && refresh ? { access, refresh } : undefined;
}

/** Stores data of the user; a response that arrives after signing out stores nothing. */
export function storeForUser(key: string, value: string): void {
  if (readTokens()) localStorage.setItem(key, value);
}

export function writeTokens(tokens: Tokens): void {
  localStorage.setItem(accessKey, tokens.access);
  localStorage.setItem(refreshKey, tokens.refresh);
}

export function startImpersonating(): void {
  localStorage.setItem(impersonationKey, "true");
}

export function isImpersonationFlagged(): boolean {
  return localStorage.getItem(impersonationKey) !== null;
}
