import type { Place } from "#platform/place.ts";
import { promiseCache } from "#platform/promise-cache.ts";
import type { Period } from "../store/periods.rules.ts";

const cachedBytesMax = 64 * 1024 * 1024;
/** Results of all workspaces together; the longest unused go first. */
const cached = promiseCache<unknown>({ bytesMax: cachedBytesMax });

interface CacheScope {
  readonly what: string;
  readonly scope: Place & {
    readonly branded: boolean | undefined;
    /** Versions of the sums of each campaign. */
    readonly versions: ReadonlyMap<string, number>;
  };
  readonly periods: readonly Period[];
}

/** Result made of a scope's sums before, as long as none of them changed since; else makes it. */
export function cachedResult<T>({ what, scope, periods }: CacheScope, make: () => Promise<T>): Promise<T> {
  const { workspaceId, branded, versions } = scope;
  const days = periods.map(({ start, end }) => `${start}-${end}`).join(" ");
  const campaigns = [...versions].map(([id, version]) => `${id}:${version}`).join(" ");
  const key = [what, workspaceId, branded, days, campaigns].join(" ");
  return cached.get(key, make) as Promise<T>; // what is kept under a name was made under it
}

/** The same for each campaign of a scope, in its order; `make` is asked once for all that have changed. */
export function cachedByCampaign<T>(
  { scope, ...cachedOf }: CacheScope,
  make: (campaignIds: readonly string[]) => Promise<ReadonlyMap<string, T>>,
): Promise<(T | undefined)[]> {
  const changed: string[] = [];
  let making: ReturnType<typeof make> | undefined;
  return Promise.all(
    [...scope.versions].map(([id, version]) => {
      const alone = { ...scope, versions: new Map([[id, version]]) };
      return cachedResult({ ...cachedOf, scope: alone }, async () => {
        changed.push(id);
        // By then all campaigns have been looked up.
        making ??= Promise.resolve().then(() => make(changed));
        return (await making).get(id);
      });
    }),
  );
}
