import type { KeyScope } from "@citelens/contract/base/endpoint";
import type { ErrorCode } from "@citelens/contract/base/errors";
import { type AddressRanges, addressRanges } from "#platform/addresses/address-ranges.ts";
import { isPlainCidr } from "#platform/addresses/addresses.ts";

interface KeyBounds {
  readonly isRevoked: boolean;
  readonly scopes: readonly KeyScope[];
  readonly expiresAt: Date | null;
  readonly allowedCidrs: readonly string[];
}

interface KeyUse {
  readonly now: Date;
  /** Address that the request comes from. */
  readonly ip: string;
}

/** Code of the refusal of a key that may not be used here and now; undefined for one that may, within its scopes. */
export function keyRefusal(
  { isRevoked, expiresAt, allowedCidrs }: KeyBounds,
  { now, ip }: KeyUse,
): ErrorCode | undefined {
  if (isRevoked) return "API_KEY_INVALID";
  if (expiresAt && expiresAt <= now) return "API_KEY_EXPIRED";
  if (allowedCidrs.length > 0 && !rangesOf(allowedCidrs).has(ip)) return "API_KEY_NETWORK";
  return undefined;
}

/** Ranges of each list, read once for as long as the list is known. */
const known = new WeakMap<readonly string[], AddressRanges>();

function rangesOf(cidrs: readonly string[]): AddressRanges {
  const ranges = known.get(cidrs) ?? addressRanges(cidrs);
  known.set(cidrs, ranges);
  return ranges;
}

/** A network as it is stored; undefined for what is none, or what only some programs take for one. */
export function readCidr(text: string): string | undefined {
  return isPlainCidr(text) ? text.toLowerCase() : undefined;
}
