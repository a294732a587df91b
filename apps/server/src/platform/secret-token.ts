import { createHash, randomBytes } from "node:crypto";

export interface SecretToken {
  /** 256 bits, for the address bar. */
  readonly token: string;
  /** Hash that is kept of it. */
  readonly hash: string;
}

/** A token that nobody can guess and that the database alone does not give away. */
export function newToken(): SecretToken {
  const token = randomBytes(32).toString("base64url");
  return { token, hash: hashToken(token) };
}

export function hashToken(token: string): string {
  return createHash("sha256").update(token).digest("base64url");
}
