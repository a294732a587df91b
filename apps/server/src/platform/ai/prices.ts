import type { OperatorFailure } from "./failures/operator-failure.ts";
import type { Usage } from "./operator.ts";
import type { Prices, Provider, TokenPrices, TypicalUse } from "./provider.ts";
import { providers } from "./providers.ts";

/** In US dollars; exact where the provider itself has said it, else estimated from its prices. */
export interface Cost {
  readonly usd: number;
  readonly isExact: boolean;
}

export interface Priced {
  /** Of the row of the catalogue; a model that writes or judges has none. */
  readonly id?: string;
  readonly provider: string;
  /** As the provider calls it, or as somebody has called a deployment of it. */
  readonly model: string;
  /** What has answered, by the provider's own account. */
  readonly resolved?: string;
  /** For what the provider does not tell. */
  readonly typical: TypicalUse;
}

/** What of the configuration says what a call costs: OPERATOR_PRICES, and which keys are there. */
type PricingEnv = Readonly<Record<string, unknown>>;

const nothing: Cost = { usd: 0, isExact: true };

/** A call that is said to cost more than so many usual ones is taken for a fault of the account. */
const usualCallsMax = 100;
/** What is not above this is believed of any call, however cheap one is as a rule. */
const believedUsd = 20;
/** More searches than these for one answer are not priced. */
const searchesMax = 100;

/**
 * What a call has cost: never less than nothing, and always a number. What the provider's account says or leads to is
 * believed up to a hundred times what such a call costs as a rule, and up to 20 dollars in any case; beyond that the call
 * counts, as an estimate, with what one costs as a rule, so that a single account gone wrong never uses up a day's bounds.
 */
export function costOf(priced: Priced, usage: Usage, env: PricingEnv): Cost {
  const told =
    usage.costUsd === null ? estimatedOf(priced, usage, env) : { usd: usage.costUsd, isExact: true };
  const expected = expectedCostOf(priced, env);
  const mostUsd = Math.max(believedUsd, usualCallsMax * expected.usd);
  return told.usd >= 0 && told.usd <= mostUsd ? told : { usd: expected.usd, isExact: false };
}

/** What a call will cost as a rule. */
export function expectedCostOf(priced: Priced, env: PricingEnv): Cost {
  return estimatedOf(priced, { ...priced.typical, cachedInputTokens: null }, env);
}

function estimatedOf(priced: Priced, usage: Omit<Usage, "costUsd">, env: PricingEnv): Cost {
  const prices = pricesOf(priced, env);
  if (!prices) return nothing;

  const { typical } = priced;
  const input = usage.inputTokens ?? typical.inputTokens;
  const output = usage.outputTokens ?? typical.outputTokens;
  const cached = Math.min(usage.cachedInputTokens ?? 0, input);
  const searches = Math.min(usage.searches ?? typical.searches, searchesMax);
  const tokens = tokenPricesOf(prices, priced);
  const usd =
    ((input - cached) * tokens.input +
      cached * (tokens.cachedInput ?? tokens.input) +
      output * tokens.output) /
      1_000_000 +
    (searches * (prices.thousandSearches ?? 0) + (prices.thousandAnswers ?? 0)) / 1_000;
  return { usd, isExact: false };
}

/**
 * What a call has cost that gave no answer. One that the provider turned away cost nothing; where it may have worked and
 * nobody knows what it did, as after a lost connection, it is taken to have cost as much as one does as a rule.
 */
export function costOfFailure(priced: Priced, { usage, status }: OperatorFailure, env: PricingEnv): Cost {
  if (usage) return costOf(priced, usage, env);
  return status === undefined ? expectedCostOf(priced, env) : nothing;
}

/** Those that the configuration gives go before the list; a server that asks for no key sends nobody a bill. */
function pricesOf(priced: Priced, env: PricingEnv): Prices | undefined {
  const own = ownPricesOf(priced, env);
  if (own) return own;
  const provider = providers.find(({ name }) => name === priced.provider);
  return provider && !isFree(provider, env) ? provider.prices : undefined;
}

function isFree({ needs, billedBy }: Provider, env: PricingEnv): boolean {
  return !needs.includes(billedBy) && env[billedBy] === undefined;
}

/** As in own:llama=0.1/0.4, claude=1/5/10: for a million tokens in and out, and for a thousand searches. */
function ownPricesOf({ id, provider, model }: Priced, env: PricingEnv): Prices | undefined {
  const all = typeof env.OPERATOR_PRICES === "string" ? env.OPERATOR_PRICES.split(",") : [];
  const given = all.map((one) => one.split("=").map((part) => part.trim()));
  const [, numbers] = given.find(([name]) => name === (id ?? `${provider}/${model}`)) ?? [];
  if (numbers === undefined) return undefined;

  const [input = 0, output = 0, thousandSearches = 0] = numbers.split("/").map(Number);
  return { on: "", models: { "": { input, output } }, thousandSearches };
}

function tokenPricesOf({ models }: Prices, { resolved = "", model }: Priced): TokenPrices {
  const longestFirst = Object.entries(models).toSorted(([a], [b]) => b.length - a.length);
  const listed = (name: string) => longestFirst.find(([start]) => name.startsWith(start))?.[1];
  return listed(resolved) ?? listed(model) ?? dearest(Object.values(models));
}

function dearest(prices: readonly TokenPrices[]): TokenPrices {
  return {
    input: Math.max(0, ...prices.map(({ input }) => input)),
    output: Math.max(0, ...prices.map(({ output }) => output)),
  };
}
