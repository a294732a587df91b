import { type AppScope, appScopes } from "@citelens/contract/workspaces/connected-apps";
import type { Tools } from "#platform/tools.ts";

/** Resource that tokens are for: the one resource of this installation (RFC 8707). */
export function resourceOf({ publicUrl }: Pick<Tools, "publicUrl">): string {
  return `${publicUrl}/mcp`;
}

/** Known scopes of a list as OAuth writes it; undefined where it has words and none of them is known. */
export function readScopes(written: string | undefined): readonly AppScope[] | undefined {
  const words = (written ?? "").split(" ").filter(Boolean);
  if (words.length === 0) return ["read"];
  const known = appScopes.filter((scope) => words.includes(scope));
  return known.length === 0 ? undefined : withRead(known);
}

/** An app that can read nothing has no use, so whatever it may, it may read. */
export function withRead(scopes: readonly AppScope[]): readonly AppScope[] {
  return appScopes.filter((scope) => scope === "read" || scopes.includes(scope));
}
