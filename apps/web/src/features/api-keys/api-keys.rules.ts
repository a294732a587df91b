import type { ApiKey } from "@citelens/contract/workspaces/api-keys";
import { counted } from "#lib/figures.ts";
import { keyState } from "./key-scopes.rules.ts";

/** The list with this key replaced, or on top when it is new. */
export function withKey(known: readonly ApiKey[], apiKey: ApiKey): ApiKey[] {
  if (!known.some(({ id }) => id === apiKey.id)) return [apiKey, ...known];
  return known.map((one) => (one.id === apiKey.id ? apiKey : one));
}

export function describeKeyCount(
  keys: readonly Pick<ApiKey, "revoked" | "expires_at" | "stopped_reason" | "scopes">[],
  now: Date,
): string {
  const states = Map.groupBy(keys, (key) => keyState(key, now));
  const others = (["stopped", "expired", "revoked"] as const).flatMap((state) => {
    const count = states.get(state)?.length;
    return count === undefined ? [] : [`${count} ${state}`];
  });
  return [counted(states.get("active")?.length ?? 0, "active key"), ...others].join(", ");
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
