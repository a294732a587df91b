import { createHash, randomBytes } from "node:crypto";

/** A new secret of 256 bits, fit for an address. */
export function newToken(): string {
  return randomBytes(32).toString("base64url");
}

/** Hash that is kept of a token. */
export function hashToken(token: string): string {
  return createHash("sha256").update(token).digest("base64url");
}
