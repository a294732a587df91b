import type { OperatorFailure } from "./failures/operator-failure.ts";
import type { Usage } from "./operator.ts";
import type { Prices, TokenPrices, TypicalUse } from "./provider.ts";
import { providers } from "./providers.ts";

/** In US dollars; exact where the provider itself has said it, else estimated from its prices. */
export interface Cost {
  readonly usd: number;
  readonly isExact: boolean;
}

interface Priced {
  readonly provider: string;
  /** As the provider calls it. */
  readonly model: string;
  /** For what the provider does not tell. */
  readonly typical: TypicalUse;
}

const nothing: Cost = { usd: 0, isExact: true };

/** What a call has cost. */
export function costOf(priced: Priced, usage: Usage): Cost {
  if (usage.costUsd !== null) return { usd: usage.costUsd, isExact: true };
  const prices = pricesOf(priced.provider);
  if (!prices) return nothing;

  const { typical } = priced;
  const input = usage.inputTokens ?? typical.inputTokens;
  const output = usage.outputTokens ?? typical.outputTokens;
  const cached = Math.min(usage.cachedInputTokens ?? 0, input);
  const searches = usage.searches ?? typical.searches;
  const tokens = tokenPricesOf(prices, priced.model);
  const usd =
    ((input - cached) * tokens.input +
      cached * (tokens.cachedInput ?? tokens.input) +
      output * tokens.output) /
      1_000_000 +
    (searches * (prices.thousandSearches ?? 0) + (prices.thousandAnswers ?? 0)) / 1_000;
  return { usd, isExact: false };
}

/** What a call will cost as a rule. */
export function expectedCostOf(priced: Priced): Cost {
  return costOf(priced, { ...priced.typical, cachedInputTokens: null, costUsd: null });
}

/**
 * What a call has cost that gave no answer. One that the provider turned away cost nothing; where it may have worked and
 * nobody knows what it did, as after a lost connection, it is taken to have cost as much as one does as a rule.
 */
export function costOfFailure(priced: Priced, { usage, status }: OperatorFailure): Cost {
  if (usage) return costOf(priced, usage);
  return status === undefined ? expectedCostOf(priced) : nothing;
}

function pricesOf(provider: string): Prices | undefined {
  return providers.find(({ name }) => name === provider)?.prices;
}

function tokenPricesOf({ models }: Prices, model: string): TokenPrices {
  const fitting = Object.keys(models)
    .filter((name) => model.startsWith(name))
    .toSorted((a, b) => b.length - a.length)[0];
  const found = fitting === undefined ? undefined : models[fitting];
  return found ?? dearest(Object.values(models));
}

function dearest(prices: readonly TokenPrices[]): TokenPrices {
  return {
    input: Math.max(0, ...prices.map(({ input }) => input)),
    output: Math.max(0, ...prices.map(({ output }) => output)),
  };
}
