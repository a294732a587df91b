import type { LanguageModel } from "ai";
import { z } from "zod";
import type { Operator } from "./operator.ts";

/** Schema of one variable of the environment; its description stands in .env.example. */
export type ProviderSetting = z.ZodOptional<z.ZodType<string>>;

type Settings = Readonly<Record<string, ProviderSetting>>;
export type EnvOf<S extends Settings> = { readonly [Name in keyof S]?: string | undefined };

/** Everything that the product knows of a provider of AI models: one file in providers/ holds it. */
export interface Provider<S extends Settings = Settings> {
  /** In WRITER_MODEL, in OPERATOR_LIMITS and in the administration. */
  readonly name: string;
  /** Variables of the provider in the environment. */
  readonly variables: S;
  /** Variables without which it cannot be asked. */
  readonly needs: readonly string[];
  /** The one whose presence means that somebody is sent a bill. */
  readonly billedBy: string;
  /** Rows of the provider in the catalogue, in the order in which people see them. */
  readonly models: readonly ProviderModel[];
  /** Whether its models bear names that the installation gave them, so that answers may bear others. */
  readonly namesAreOwn?: true;
  /** Rows that the environment names, after all others. */
  ownModels?(env: EnvOf<S>): readonly ProviderModel[];
  /** Prices that it asks; none where nobody is sent a bill. */
  readonly prices?: Prices;
  /** Models that it has ended or will end, as it has announced; see retirements.ts. */
  readonly retirements?: Readonly<Record<string, Retirement>>;
  /** The models that it has today, by its own account; none where it has no such call. Throws OperatorFailure. */
  listModels?(options: ListModelsOptions<S>): Promise<ModelList>;
  /** Asks nothing yet. Imports the provider's library, which is large, so that most starts need few of them. */
  open(options: OpenOptions<S>): Promise<Operator>;
  /** How its models write texts and judge answers; none where it only answers questions. */
  readonly writer?: ProviderWriter<S>;
}

/** A row of the catalogue: something that can be asked, under the name that people know it by. */
export interface ProviderModel {
  readonly id: string;
  readonly display_name: string;
  readonly operator_name: string;
  /** Through the model's own API, or read from the page that people see. */
  readonly access: "api" | "surface";
  /** Kind of a page: one of search results, or the app of an assistant. */
  readonly surface?: "search" | "app";
  /** Whether it is asked with the web at hand, or answers from what it learnt. */
  readonly web_search: boolean;
  /** False where the provider says what was found, and not what of it the text cites. */
  readonly tells_citations?: false;
  /** The row that stands for its assistant, where it is a further one: a larger model, or the same without the web. */
  readonly variant_of?: string;
  /** As the provider calls it; OPERATOR_MODELS replaces it. */
  readonly model: string;
  readonly credits_per_answer: number;
  /** Usual use of one answer, to say beforehand what it will cost. */
  readonly typical: TypicalUse;
}

export interface TypicalUse {
  readonly inputTokens: number;
  readonly outputTokens: number;
  readonly searches: number;
}

/** In US dollars. Where the provider says itself what a call cost, that counts instead. */
export interface Prices {
  /** The day on which they were last compared with the provider's own list. */
  readonly on: string;
  /** By how the model's name begins, before versions and days; the longest that fits counts. For one that is not listed see price-list.ts. */
  readonly models: Readonly<Record<string, ModelPrice>>;
  /** For a thousand searches that it makes for a model. */
  readonly thousandSearches?: number;
  /** For a thousand answers, whatever is in them: pages that are read for us. */
  readonly thousandAnswers?: number;
  /** How many times the price of input it costs to write some of it into a cache; as other input, where it is not given. */
  readonly cacheWriteTimes?: number;
}

/** Prices of a model, and from which days on it costs something else, in their order. */
export interface ModelPrice extends TokenPrices {
  readonly later?: readonly PriceFrom[];
}

export interface PriceFrom {
  /** The first day of this price, in UTC. */
  readonly from: string;
  readonly price: TokenPrices;
}

/** For a million tokens. */
export interface TokenPrices {
  readonly input: number;
  /** As input, where it is not given. */
  readonly cachedInput?: number;
  readonly output: number;
}

/** End of a model by its provider. */
export interface Retirement {
  /** The first day on which it answers nothing; null where it is gone and the day is not known. */
  readonly shutdown_day: string | null;
  /** Model that the provider names in its place, or what answers in campaigns by default. */
  readonly replacement: string;
}

interface ListModelsOptions<S extends Settings> {
  readonly env: EnvOf<S>;
  readonly signal: AbortSignal;
}

export interface ModelList {
  readonly models: readonly ListedModel[];
  /** Whether a model that is not listed cannot be asked. */
  readonly isComplete: boolean;
}

export interface ListedModel {
  /** Every name by which it can be asked. */
  readonly ids: readonly string[];
  /** Whether it is going to end, as far as the provider says so. */
  readonly ends: AnnouncedEnd | false;
}

export interface AnnouncedEnd {
  /** The first day on which it answers nothing; null where only the end is announced. */
  readonly shutdown_day: string | null;
  readonly replacement: string | null;
}

interface OpenOptions<S extends Settings> {
  readonly env: EnvOf<S>;
  /** As the provider calls it. */
  readonly model: string;
  /** Whether it is to search the web; of interest to providers that have rows of both kinds. */
  readonly search: boolean;
  /** For one whole answer. */
  readonly timeoutMs: number;
}

interface ProviderWriter<S extends Settings> {
  /** Where `auto` looks for a key: the lowest place that has one writes. */
  readonly place: number;
  /** Model that writes unless a model is named. */
  defaultModel(env: EnvOf<S>): string | undefined;
  load(env: EnvOf<S>, model: string): Promise<LanguageModel>;
}

interface Names<S extends Settings> {
  readonly needs: readonly (keyof S & string)[];
  readonly billedBy: keyof S & string;
}

/** Lets the compiler know a provider's variables within its file. */
export function defineProvider<const S extends Settings>(facts: Provider<S> & Names<S>): Provider<S> {
  return facts;
}

export function keyOf(provider: string): ProviderSetting {
  return z.string().optional().describe(`A key of ${provider}.`);
}

export function baseUrlOf(provider: string): ProviderSetting {
  return z.url().optional().describe(`Where the API of ${provider} is reached, if not at its usual address.`);
}

/** The address of a provider's API, where it is not the usual one. */
export function at(baseURL: string | undefined): { baseURL?: string } {
  return baseURL === undefined ? {} : { baseURL };
}
