import { createPublicKey, type KeyObject } from "node:crypto";
import type { PublishedKey } from "./key-directory.ts";

/** A directory's keys, ready for use. */
export interface Keys {
  /** "unsupported" for a key that is there and of a kind that is not used here. */
  find(keyid: string): KeyObject | "unsupported" | undefined;
}

export function compileKeys(published: readonly PublishedKey[]): Keys {
  const byId = new Map(published.map(({ keyid, x }) => [keyid, x === null ? "unsupported" : keyOf(x)]));
  return { find: (keyid) => byId.get(keyid) };
}

function keyOf(x: string): KeyObject | "unsupported" {
  try {
    return createPublicKey({ key: { kty: "OKP", crv: "Ed25519", x }, format: "jwk" });
  } catch {
    return "unsupported";
  }
}
