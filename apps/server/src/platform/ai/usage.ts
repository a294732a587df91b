/** Tokens and searches that were used, and paid for. Null where the provider does not tell. */
export interface Usage {
  /** All of them, those from a cache included. */
  readonly inputTokens: number | null;
  /** Number of these that came from a cache, which are cheaper. */
  readonly cachedInputTokens: number | null;
  /** Number of these that were written into a cache, which are dearer. */
  readonly cacheWriteTokens: number | null;
  /** With those that were thought and not written. */
  readonly outputTokens: number | null;
  /** Searches that are billed. */
  readonly searches: number | null;
  /** The whole in US dollars, by the provider's own account. */
  readonly costUsd: number | null;
}

/** The usage of a provider that tells nothing. */
export const unknownUsage: Usage = {
  inputTokens: null,
  cachedInputTokens: null,
  cacheWriteTokens: null,
  outputTokens: null,
  searches: null,
  costUsd: null,
};
