import type { ApiKey } from "@citelens/contract/api-keys";

/** The list with this key as it is now: in its old place, or on top when it is new. */
export function withKey(known: readonly ApiKey[], apiKey: ApiKey): ApiKey[] {
  if (!known.some(({ id }) => id === apiKey.id)) return [apiKey, ...known];
  return known.map((one) => (one.id === apiKey.id ? apiKey : one));
}

/** How many keys there are, such as "2 active keys, 1 revoked". */
export function keysInWords(keys: readonly Pick<ApiKey, "revoked">[]): string {
  const revoked = keys.filter((key) => key.revoked).length;
  const active = keys.length - revoked;
  const words = `${active} active ${active === 1 ? "key" : "keys"}`;
  return revoked === 0 ? words : `${words}, ${revoked} revoked`;
}

/** The wished-for name, with a number behind it when an active key has it already. */
export function freeKeyName(keys: readonly Pick<ApiKey, "name" | "revoked">[], wished: string): string {
  const taken = new Set(keys.filter(({ revoked }) => !revoked).map(({ name }) => name.toLowerCase()));
  const numbered = [wished, ...Array.from(taken, (_, index) => `${wished} ${index + 2}`)];
  return numbered.find((name) => !taken.has(name.toLowerCase())) ?? wished;
}
