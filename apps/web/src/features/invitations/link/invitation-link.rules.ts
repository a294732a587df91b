import { isToken } from "../invitations.rules.ts";

/** The token in the path of an invitation's page; undefined for any other path, and for what can be none. */
export function tokenIn(path: string): string | undefined {
  const last = /^\/accept-invitation\/([^/]+)\/?$/.exec(path)?.[1];
  return isToken(last) ? last : undefined;
}
