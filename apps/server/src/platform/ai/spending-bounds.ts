/** Amounts that AI providers may cost on a day in UTC, in US dollars. */
export interface SpendingBounds {
  /** All of them together, whoever asks. */
  readonly installationUsd: number;
  /** One organization; without a bound of its own by default. */
  readonly organizationUsd: number | undefined;
  /** Single providers, by their names. */
  readonly providersUsd: ReadonlyMap<string, number>;
}

interface SpendingEnv {
  readonly SPEND_PER_DAY_MAX_USD: number;
  readonly SPEND_PER_DAY_MAX_USD_ORGANIZATION?: number | undefined;
  readonly SPEND_PER_DAY_MAX_USD_OPERATORS?: string | undefined;
}

export function openSpendingBounds(env: SpendingEnv): SpendingBounds {
  const pairs = (env.SPEND_PER_DAY_MAX_USD_OPERATORS ?? "").split(",").map((pair) => pair.split("="));
  return {
    installationUsd: env.SPEND_PER_DAY_MAX_USD,
    organizationUsd: env.SPEND_PER_DAY_MAX_USD_ORGANIZATION,
    providersUsd: new Map(
      pairs.flatMap(([name = "", usd]) => (usd === undefined ? [] : [[name.trim(), Number(usd)]])),
    ),
  };
}
