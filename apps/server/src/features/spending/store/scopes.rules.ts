/** Amounts that may be spent on a day, in US dollars, as the configuration has it. */
interface Bounds {
  readonly installationUsd: number;
  readonly organizationUsd: number | undefined;
  readonly providersUsd: ReadonlyMap<string, number>;
}

/** Something that has a bound of what it may cost on a day. */
export interface Scope {
  readonly scope: string;
  readonly max_usd: number;
}

interface Buyer {
  readonly provider: string;
  /** None where the installation itself asks. */
  readonly organizationId: string | null;
}

export const installationScope = "installation";
export const providerPrefix = "provider:";
export const organizationPrefix = "organization:";

/** The bounds that a call counts in, in the order in which they are locked. */
export function scopesOf({ provider, organizationId }: Buyer, bounds: Bounds): Scope[] {
  const scopes = [installationScope, `${providerPrefix}${provider}`];
  if (organizationId !== null) scopes.push(`${organizationPrefix}${organizationId}`);
  return scopes
    .flatMap((scope) => {
      const max_usd = boundOf(scope, bounds);
      return max_usd === undefined ? [] : [{ scope, max_usd }];
    })
    .toSorted((a, b) => (a.scope < b.scope ? -1 : 1));
}

/** To a millionth, as it is stored; undefined where nothing bounds it. */
function boundOf(scope: string, bounds: Bounds): number | undefined {
  const usd = givenBoundOf(scope, bounds);
  return usd === undefined ? undefined : Math.round(usd * 1_000_000) / 1_000_000;
}

function givenBoundOf(scope: string, bounds: Bounds): number | undefined {
  if (scope === installationScope) return bounds.installationUsd;
  if (scope.startsWith(organizationPrefix)) return bounds.organizationUsd;
  return bounds.providersUsd.get(scope.slice(providerPrefix.length));
}

/** Bounds within which nothing is bought until the day ends or a bound is raised. */
export interface SpendingPause {
  readonly everything: boolean;
  readonly providers: ReadonlySet<string>;
  readonly organizations: readonly string[];
}

export function restingOf(
  reached: readonly { readonly scope: string; readonly reached_usd: number }[],
  bounds: Bounds,
): SpendingPause {
  const resting = reached
    .filter(({ scope, reached_usd }) => reached_usd >= (boundOf(scope, bounds) ?? Number.POSITIVE_INFINITY))
    .map(({ scope }) => scope);
  const named = (prefix: string): string[] =>
    resting.filter((scope) => scope.startsWith(prefix)).map((scope) => scope.slice(prefix.length));
  return {
    everything: resting.includes(installationScope),
    providers: new Set(named(providerPrefix)),
    organizations: named(organizationPrefix),
  };
}
