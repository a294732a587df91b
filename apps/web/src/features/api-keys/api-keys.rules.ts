import type { ApiKey } from "@citelens/contract/workspaces/api-keys";
import { counted } from "#lib/figures.ts";

/** The list with this key replaced, or on top when it is new. */
export function withKey(known: readonly ApiKey[], apiKey: ApiKey): ApiKey[] {
  if (!known.some(({ id }) => id === apiKey.id)) return [apiKey, ...known];
  return known.map((one) => (one.id === apiKey.id ? apiKey : one));
}

export function describeKeyCount(keys: readonly Pick<ApiKey, "revoked">[]): string {
  const revoked = keys.filter((key) => key.revoked).length;
  const active = keys.length - revoked;
  const words = counted(active, "active key");
  return revoked === 0 ? words : `${words}, ${revoked} revoked`;
}

/** The preferred name, with a number appended when an active key already uses it. */
export function availableKeyName(
  keys: readonly Pick<ApiKey, "name" | "revoked">[],
  preferred: string,
): string {
  const taken = new Set(keys.filter(({ revoked }) => !revoked).map(({ name }) => name.toLowerCase()));
  const numbered = [preferred, ...Array.from(taken, (_, index) => `${preferred} ${index + 2}`)];
  return numbered.find((name) => !taken.has(name.toLowerCase())) ?? preferred;
}
