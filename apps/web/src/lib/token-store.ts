import type { Tokens } from "@citelens/contract/accounts";

const accessKey = "access";
export const refreshKey = "refresh";

export function readTokens(): Tokens | undefined {
  const access = localStorage.getItem(accessKey);
  const refresh = localStorage.getItem(refreshKey);
  return access && refresh ? { access, refresh } : undefined;
}

export function writeTokens(tokens: Tokens): void {
  localStorage.setItem(accessKey, tokens.access);
  localStorage.setItem(refreshKey, tokens.refresh);
}
