/** An AI model, or a page that shows one's answers, that questions are put to. */
export interface Operator {
  /** Asks once and never tries again by itself. Throws OperatorFailure, or the reason of the caller's signal. */
  ask(question: string, options: AskOptions): Promise<Answer>;
}

export interface AskOptions {
  readonly signal: AbortSignal;
  /** Where the question is asked from: ISO 3166, two capital letters. */
  readonly country?: string;
  /** What the person who asks reads: ISO 639, two small letters. */
  readonly language?: string;
}

export interface Answer {
  /** As the model wrote it, usually Markdown; never empty. */
  readonly text: string;
  /** What was found and read, in its order; each address once. */
  readonly sources: readonly Source[];
  /** Whether the web was searched for this answer. */
  readonly searched: boolean;
  readonly search_queries: readonly string[];
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

/** Null where the provider does not tell. */
export interface Usage {
  readonly inputTokens: number | null;
  readonly outputTokens: number | null;
}

/** What a model that writes has at most for one answer; models that think count their thoughts too. */
export const answerTokensMax = 8_000;
