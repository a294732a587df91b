import { OperatorFailure } from "#platform/ai/failures/operator-failure.ts";
import type { Operator } from "#platform/ai/operator.ts";

/** Asked for the sake of asking: whatever answers anything answers this. */
export const checkQuestion = "What is the capital of France? Answer in one short sentence.";
export const checkTimeoutMs = 60_000;

/** Why the question was not answered; undefined when it was. Throws the reason of the caller's signal. */
export async function failureOfCheck(
  operator: Operator,
  signal: AbortSignal,
): Promise<OperatorFailure | undefined> {
  const inTime = AbortSignal.timeout(checkTimeoutMs);
  try {
    await operator.ask(checkQuestion, { signal: AbortSignal.any([signal, inTime]) });
    return undefined;
  } catch (error) {
    signal.throwIfAborted();
    if (error instanceof OperatorFailure) return error;
    if (inTime.aborted) return new OperatorFailure("timeout", `no whole answer within ${checkTimeoutMs} ms`);
    throw error;
  }
}
