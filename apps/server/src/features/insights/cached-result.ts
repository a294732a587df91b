import { promiseCache } from "#platform/promise-cache.ts";
import type { Period } from "./periods.rules.ts";
import type { Scope } from "./scope.ts";

const cachedMax = 100;
const cached = promiseCache<unknown>({ max: cachedMax });

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
  return cached.get(key, make) as Promise<T>; // what is kept under a name was made under it
}
