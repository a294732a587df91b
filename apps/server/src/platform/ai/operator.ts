import type { AdPlace } from "@citelens/contract/content/ads-words";
import type { AnswerLocation } from "@citelens/contract/visibility/answers";
import type { Usage } from "./usage.ts";

/** An AI model, or a page that shows one's answers, that questions are put to. */
export interface Operator {
  /** Asks once and never tries again by itself. Throws OperatorFailure, or the reason of the caller's signal. */
  ask(question: string, options: AskOptions): Promise<Answer>;
}

export interface AskOptions {
  readonly signal: AbortSignal;
  /** Where the question is asked from: ISO 3166, two capital letters. */
  readonly country?: string;
  /** Language that the person who asks reads: ISO 639, two small letters, with a country where that matters, as in pt-BR. */
  readonly language?: string;
  /** Where in the country, in words, for providers that have a field for it. */
  readonly city?: string;
  /** The model is not offered its provider's search of the web, whatever it has else; a page that people see cannot do without and refuses. */
  readonly search?: "off";
  /** Instructions before the question, in the protocol's place for its operator; a page that people see refuses. */
  readonly instructions?: string;
}

/** How the place that a question is asked from reached the provider. */
export type ReachedLocation = AnswerLocation;

export interface Answer {
  /** As the model wrote it, usually Markdown; never empty. */
  readonly text: string;
  /** Sources found and read, in its order; each address once. */
  readonly sources: readonly Source[];
  /** Whether the web was searched for this answer. */
  readonly searched: boolean;
  /** Queries that it searched for, each once. */
  readonly search_queries: readonly string[];
  /** Searches of it one by one, as far as the provider reveals them; those that failed are not among them. */
  readonly searches: readonly Search[];
  /** Ads shown for money with it, in its order; missing where none can be shown, or cannot be read. */
  readonly ads?: readonly Ad[];
  readonly located: ReachedLocation;
  /** The model as the provider calls it, which may be more precise than what was asked for. */
  readonly model_id: string;
  readonly usage: Usage;
  readonly latencyMs: number;
  /** The provider's whole answer, so that it can be read again by a better reader. */
  readonly raw: unknown;
}

export interface Source {
  readonly url: string;
  readonly title: string | null;
  /** Named by the answer itself, and not only found on the way. */
  readonly cited: boolean;
}

/** A sponsored item: neither a source nor a mention. */
export interface Ad {
  /** As the page calls who pays for it, or the host that it leads to. */
  readonly advertiser: string;
  readonly title: string;
  /** Where it leads, past whatever counts the click; null where the page does not say. */
  readonly url: string | null;
  /** Within the text of the answer, or next to it. */
  readonly place: AdPlace;
}

export interface Search {
  /** Null where the provider says only that it searched. */
  readonly query: string | null;
  /** The addresses that this search found; null where the provider does not say which search found what. */
  readonly found: readonly string[] | null;
}

/** Tokens that a model has at most for one answer. */
export const answerTokensMax = 8_000;
/** The same of models that think first unless they are told not to: their thoughts count, and are most of it. */
export const thinkingTokensMax = 25_000;
