/** Sums of what answers say of the client. */
export interface AnswerTally {
  readonly n: number;
  readonly mentions: number;
  readonly position_sum: number;
  readonly cited: number;
  readonly mentioned_and_cited: number;
  readonly citing: number;
  /** Answers that say that they do not know the client: among n, and among no mentions. */
  readonly unknown_to_model: number;
}

export function addAnswers(sums: readonly AnswerTally[]): AnswerTally {
  const total = (of: (one: AnswerTally) => number): number => sums.reduce((sum, one) => sum + of(one), 0);
  return {
    n: total(({ n }) => n),
    mentions: total(({ mentions }) => mentions),
    position_sum: total(({ position_sum }) => position_sum),
    cited: total(({ cited }) => cited),
    mentioned_and_cited: total(({ mentioned_and_cited }) => mentioned_and_cited),
    citing: total(({ citing }) => citing),
    unknown_to_model: total(({ unknown_to_model }) => unknown_to_model),
  };
}
