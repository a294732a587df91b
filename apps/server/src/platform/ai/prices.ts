import { dayIn } from "@citelens/contract/base/days";
import type { OperatorFailure } from "./failures/operator-failure.ts";
import { type PriceNow, priceOf } from "./price-list.ts";
import type { TypicalUse } from "./provider.ts";
import type { Usage } from "./usage.ts";

/** In US dollars; exact where the provider itself has said it, else estimated from its prices. */
export interface Cost {
  readonly usd: number;
  readonly isExact: boolean;
  /** Nobody knows what the model costs: the estimate is an upper bound. */
  readonly isGuessed?: boolean;
}

export interface PricedModel {
  /** Id in the row of the catalogue; a model that writes or judges has none. */
  readonly id?: string;
  readonly provider: string;
  /** As the provider calls it, or as somebody has called a deployment of it. */
  readonly model: string;
  /** Model that has answered, by the provider's own account. */
  readonly resolved?: string;
  /** For what the provider does not tell. */
  readonly typical: TypicalUse;
}

/** Sources of what a call costs: the configuration (OPERATOR_PRICES, and which keys are there), and the day in UTC. */
export interface Pricing {
  readonly ai: Readonly<Record<string, unknown>>;
  readonly now: () => Date;
}

const nothing: Cost = { usd: 0, isExact: true };

/** A call that is said to cost more than so many usual ones is taken for a fault of the account. */
const usualCallsMax = 100;
/** Cost up to which any call is believed, however cheap one is as a rule. */
const believedUsd = 20;
/** More searches than these for one answer are not priced. */
const searchesMax = 100;

/**
 * Cost of a call that came just now: never less than nothing, and always a number. What the provider's account says or leads to is
 * believed up to a hundred times what such a call costs as a rule, and up to 20 dollars in any case; beyond that the call counts, as an
 * estimate, with what one costs as a rule, so that a single account gone wrong never uses up a day's bounds.
 */
export function costOf(priced: PricedModel, usage: Usage, pricing: Pricing): Cost {
  const told =
    usage.costUsd === null ? estimatedOf(priced, usage, pricing) : { usd: usage.costUsd, isExact: true };
  const expected = expectedCostOf(priced, pricing);
  const mostUsd = Math.max(believedUsd, usualCallsMax * expected.usd);
  return told.usd >= 0 && told.usd <= mostUsd ? told : { ...expected, isExact: false };
}

/** Cost of a call today as a rule. */
export function expectedCostOf(priced: PricedModel, pricing: Pricing): Cost {
  const usage = { ...priced.typical, cachedInputTokens: null, cacheWriteTokens: null };
  return estimatedOf(priced, usage, pricing);
}

/** Prices asked for a model today; undefined where nobody is sent a bill. */
export function priceNow(priced: Omit<PricedModel, "typical">, { ai, now }: Pricing): PriceNow | undefined {
  return priceOf(priced, ai, dayIn("UTC", now()));
}

function estimatedOf(priced: PricedModel, usage: Omit<Usage, "costUsd">, pricing: Pricing): Cost {
  const price = priceNow(priced, pricing);
  if (!price) return nothing;

  const { typical } = priced;
  const { tokens, isGuessed, cacheWriteTimes = 1, thousandSearches = 0, thousandAnswers = 0 } = price;
  const input = usage.inputTokens ?? typical.inputTokens;
  const output = usage.outputTokens ?? typical.outputTokens;
  const cached = Math.min(usage.cachedInputTokens ?? 0, input);
  const written = Math.min(usage.cacheWriteTokens ?? 0, input - cached);
  const searches = Math.min(usage.searches ?? typical.searches, searchesMax);
  const usd =
    ((input - cached - written + written * cacheWriteTimes) * tokens.input +
      cached * (tokens.cachedInput ?? tokens.input) +
      output * tokens.output) /
      1_000_000 +
    (searches * thousandSearches + thousandAnswers) / 1_000;
  return { usd, isExact: false, ...(isGuessed && { isGuessed }) };
}

/**
 * Cost of a call that gave no answer. One that the provider turned away cost nothing; where it may have worked and nobody knows what it
 * did, as after a lost connection, it is taken to have cost as much as one does as a rule.
 */
export function costOfFailure(
  priced: PricedModel,
  { usage, status }: OperatorFailure,
  pricing: Pricing,
): Cost {
  if (usage) return costOf(priced, usage, pricing);
  return status === undefined ? expectedCostOf(priced, pricing) : nothing;
}
