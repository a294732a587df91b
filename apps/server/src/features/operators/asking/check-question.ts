import { SpendingBoundReached } from "#features/spending/public.ts";
import { OperatorFailure } from "#platform/ai/failures/operator-failure.ts";
import type { Operator } from "#platform/ai/operator.ts";
import type { Tools } from "#platform/tools.ts";
import type { OperatorModel } from "../catalogue/catalogue.ts";
import { askPaid } from "./ask-paid.ts";

/** Asked for the sake of asking: whatever answers anything answers this. */
export const checkQuestion = "What is the capital of France? Answer in one short sentence.";
export const checkTimeoutMs = 60_000;

interface CheckInput {
  readonly row: OperatorModel;
  readonly operator: Operator;
  readonly signal: AbortSignal;
}

/** Why the question was not answered; undefined when it was. Throws the reason of the caller's signal. */
export async function failureOfCheck(
  tools: Tools,
  { row, operator, signal }: CheckInput,
): Promise<OperatorFailure | undefined> {
  const inTime = AbortSignal.timeout(checkTimeoutMs);
  const options = { signal: AbortSignal.any([signal, inTime]) };
  try {
    const asked = { row, operator, question: checkQuestion, options, organizationId: null };
    const { failure } = await askPaid(tools, { ...asked, purpose: "CHECK" });
    return failure;
  } catch (error) {
    signal.throwIfAborted();
    if (error instanceof SpendingBoundReached) return new OperatorFailure("spending_bound", error.message);
    if (inTime.aborted) return new OperatorFailure("timeout", `no whole answer within ${checkTimeoutMs} ms`);
    throw error;
  }
}
