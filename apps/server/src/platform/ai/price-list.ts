import type { ModelPrice, PriceFrom, Prices, Provider, TokenPrices } from "./provider.ts";
import { providers } from "./providers.ts";

interface PricedName {
  readonly id?: string;
  readonly provider: string;
  readonly model: string;
  readonly resolved?: string;
}

/** Prices for a model on a day. */
export interface PriceNow extends Pick<Prices, "thousandSearches" | "thousandAnswers" | "cacheWriteTimes"> {
  readonly tokens: TokenPrices;
  /** The list does not know the model. */
  readonly isGuessed: boolean;
  /** Next prices, as far as that is known. */
  readonly next?: PriceFrom | undefined;
}

type Environment = Readonly<Record<string, unknown>>;

/** A model that nobody has listed yet may be dearer than all that are: the dearest ones have been up to five times as dear as the rest. */
const guessedTimes = 5;

/** Prices that the configuration gives go before the list; a server that asks for no key sends nobody a bill. */
export function priceOf(named: PricedName, env: Environment, day: string): PriceNow | undefined {
  const own = ownPriceOf(named, env);
  if (own) return own;
  const provider = providers.find(({ name }) => name === named.provider);
  if (!provider?.prices || isFree(provider, env)) return undefined;

  const { models, on: _, ...others } = provider.prices;
  // Pages that are read for us have no tokens.
  if (Object.keys(models).length === 0)
    return { ...others, tokens: { input: 0, output: 0 }, isGuessed: false };

  const listed = listedPriceOf(models, named);
  if (!listed) return { ...others, tokens: guessedPrice(Object.values(models)), isGuessed: true };
  const next = listed.later?.find(({ from }) => from > day);
  return { ...others, tokens: priceOn(listed, day), isGuessed: false, next };
}

function isFree({ needs, billedBy }: Provider, env: Environment): boolean {
  return !needs.includes(billedBy) && env[billedBy] === undefined;
}

/** As in own:llama=0.1/0.4, claude=1/5/10: for a million tokens in and out, and for a thousand searches. */
function ownPriceOf({ id, provider, model }: PricedName, env: Environment): PriceNow | undefined {
  const all = typeof env.OPERATOR_PRICES === "string" ? env.OPERATOR_PRICES.split(",") : [];
  const given = all.map((one) => one.split("=").map((part) => part.trim()));
  const [, numbers] = given.find(([name]) => name === (id ?? `${provider}/${model}`)) ?? [];
  if (numbers === undefined) return undefined;

  const [input = 0, output = 0, thousandSearches = 0] = numbers.split("/").map(Number);
  return { tokens: { input, output }, isGuessed: false, thousandSearches };
}

/** By what has answered, else by what was asked. */
function listedPriceOf(
  models: Prices["models"],
  { resolved = "", model }: PricedName,
): ModelPrice | undefined {
  const longestFirst = Object.entries(models).toSorted(([a], [b]) => b.length - a.length);
  const listed = (name: string) => longestFirst.find(([start]) => isOf(start, name))?.[1];
  return listed(resolved) ?? listed(model);
}

/** Behind the name that is listed, a version or a day may stand; a word makes another model of it, as in gpt-5.5-pro. */
const versions = /^(?:[-.:@](?:v?\d+|latest|preview|(?:non-)?reasoning))*$/;

function isOf(start: string, name: string): boolean {
  return name.startsWith(start) && versions.test(name.slice(start.length));
}

function priceOn(price: ModelPrice, day: string): TokenPrices {
  return price.later?.findLast(({ from }) => from <= day)?.price ?? price;
}

/** Above all that are listed, and all that are announced. */
function guessedPrice(models: readonly ModelPrice[]): TokenPrices {
  const prices = models.flatMap((one) => [one, ...(one.later ?? []).map(({ price }) => price)]);
  return {
    input: guessedTimes * Math.max(...prices.map(({ input }) => input)),
    output: guessedTimes * Math.max(...prices.map(({ output }) => output)),
  };
}
