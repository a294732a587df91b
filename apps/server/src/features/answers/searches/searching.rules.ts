/** Answers of a model whose answers are counted. */
export interface AnswerCount {
  readonly operator_model: string;
  readonly answers: number;
}

export interface SearchCount {
  readonly operator_model: string;
  /** Answers that it searched for. */
  readonly searched: number;
  /** Whether it ever said what for. */
  readonly reveals: boolean;
}

export interface SearchTotals {
  /** Counted answers of the models that reveal their searches: of the others' nobody knows what was searched for. */
  readonly n: number;
  readonly models: readonly (AnswerCount & SearchCount)[];
}

/**
 * Totals of the searches of each model: those that reveal most searches first, then those that hide them. Daily sums may not know of the
 * newest answers yet, of which the searches are there already: what searched has answered.
 */
export function searchTotals(
  answering: readonly AnswerCount[],
  searching: readonly SearchCount[],
): SearchTotals {
  const known = new Map(searching.map((one) => [one.operator_model, one]));
  const summed = new Map(answering.map(({ operator_model, answers }) => [operator_model, answers]));
  const models = [...new Set([...summed.keys(), ...known.keys()])]
    .map((operator_model) => {
      const { searched = 0, reveals = false } = known.get(operator_model) ?? {};
      return {
        operator_model,
        answers: Math.max(summed.get(operator_model) ?? 0, searched),
        searched,
        reveals,
      };
    })
    .filter(({ answers }) => answers > 0)
    .toSorted(
      (a, b) =>
        Number(b.reveals) - Number(a.reveals) ||
        b.searched - a.searched ||
        (a.operator_model < b.operator_model ? -1 : 1),
    );
  const revealing = models.filter(({ reveals }) => reveals);
  return { n: revealing.reduce((sum, { answers }) => sum + answers, 0), models };
}
