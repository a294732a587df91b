import type { Period } from "./periods.rules.ts";
import type { Scope } from "./scope.ts";

const keptMax = 100;
const kept = new Map<string, Promise<unknown>>();

/** What was made of a scope's sums before, as long as none of them changed since; else makes it. */
export function cachedResult<T>(
  {
    what,
    scope,
    periods,
  }: { readonly what: string; readonly scope: Scope; readonly periods: readonly Period[] },
  make: () => Promise<T>,
): Promise<T> {
  const { workspaceId, branded, versions } = scope;
  const days = periods.map(({ start, end }) => `${start}-${end}`).join(" ");
  const key = [what, workspaceId, branded, days, versions].join(" ");
  const known = kept.get(key);
  kept.delete(key);
  const found = known ?? make();
  kept.set(key, found);
  found.catch(() => kept.delete(key));
  if (kept.size > keptMax) kept.delete(kept.keys().next().value ?? "");
  return found as Promise<T>; // what is kept under a name was made under it
}
