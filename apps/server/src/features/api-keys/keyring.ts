import { promiseCache } from "#platform/promise-cache.ts";
import type { Tools } from "#platform/tools.ts";
import { hashSecret, isWellFormed } from "./api-key-secret.ts";
import { findHeld, type HeldKey } from "./api-keys.sql.ts";

/** Shorter than the second within which a revocation has to be felt on every instance. */
const knownForMs = 900;

export interface KeyLookup {
  /** Holder of a key, or who held it until it was revoked; undefined for an unknown one. */
  find(secret: string): Promise<HeldKey | undefined>;
  /** The same of keys that were looked up a moment ago, without waiting; undefined of any other. */
  findKnown(secret: string): HeldKey | undefined;
}

/** Secret of an Authorization header of the form `Api-Key …`; empty where it is none. */
export function secretIn(authorization = ""): string {
  return /^Api-Key +([!-~]{1,200})$/i.exec(authorization)?.[1] ?? "";
}

/** Looks keys up in memory, and in the database at most about once a second for each key. */
export function openKeyring(tools: Tools): KeyLookup {
  const known = promiseCache<HeldKey | undefined>({ max: 100_000, ttl: knownForMs });

  return {
    find: (secret) => {
      if (!isWellFormed(secret)) return Promise.resolve(undefined);
      return known.get(secret, () => findHeld(tools, hashSecret(secret)));
    },
    findKnown: known.find,
  };
}
