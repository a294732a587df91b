import { createPublicKey, type KeyObject } from "node:crypto";
import type { PublishedKey } from "./key-directory.ts";

/** A directory's keys, ready for use. */
export interface Keys {
  /** By its thumbprint, or by the name that its directory gives it; "unsupported" for a kind of key that is not used here. */
  find(keyid: string): KeyObject | "unsupported" | undefined;
}

export function compileKeys(published: readonly PublishedKey[]): Keys {
  const keys = published.map((key) => ({
    ...key,
    key: key.x === null ? ("unsupported" as const) : keyOf(key.x),
  }));
  const byThumbprint = new Map(keys.map(({ keyid, key }) => [keyid, key]));
  const byOwnName = new Map(keys.flatMap(({ kid, key }) => (kid === undefined ? [] : [[kid, key] as const])));
  return { find: (keyid) => byThumbprint.get(keyid) ?? byOwnName.get(keyid) };
}

/** Whether a name of a key is made from the key itself (SHA-256, in base64url), as the profile demands. */
export function isThumbprint(keyid: string): boolean {
  return /^[\w-]{43}$/.test(keyid);
}

function keyOf(x: string): KeyObject | "unsupported" {
  try {
    return createPublicKey({ key: { kty: "OKP", crv: "Ed25519", x }, format: "jwk" });
  } catch {
    return "unsupported";
  }
}
