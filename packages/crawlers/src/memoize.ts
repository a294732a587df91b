/**
 * The same function, with its answers for the last `sizeMax` different keys kept: the key that was asked
 * for the longest time ago goes first. Throws a RangeError unless `sizeMax` is a whole number of at least 0.
 */
export function memoize<Answer>(answerTo: (key: string) => Answer, sizeMax: number): (key: string) => Answer {
  if (!Number.isInteger(sizeMax) || sizeMax < 0) throw new RangeError(`Bad cache size: ${sizeMax}`);
  const answers = new Map<string, { readonly answer: Answer }>();

  return (key) => {
    const kept = answers.get(key) ?? { answer: answerTo(key) };
    // A map keeps the order of insertion, so putting an answer in once more makes it the latest.
    answers.delete(key);
    answers.set(key, kept);
    if (answers.size > sizeMax) dropOldest(answers);
    return kept.answer;
  };
}

function dropOldest(answers: Map<string, unknown>): void {
  for (const oldest of answers.keys()) {
    answers.delete(oldest);
    return;
  }
}
