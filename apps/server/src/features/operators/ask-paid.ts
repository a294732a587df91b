import { pay } from "#features/spending/public.ts";
import { OperatorFailure } from "#platform/ai/failures/operator-failure.ts";
import type { Answer, AskOptions, Operator } from "#platform/ai/operator.ts";
import { type Cost, costOf, costOfFailure, expectedCostOf } from "#platform/ai/prices.ts";
import type { Tools } from "#platform/tools.ts";
import type { OperatorModel } from "./catalogue.ts";

interface Asked {
  readonly row: OperatorModel;
  readonly operator: Operator;
  readonly question: string;
  readonly options: AskOptions;
  readonly purpose: "ANSWER" | "CHECK";
  /** Who asks; none where the installation itself does. */
  readonly organizationId: string | null;
}

/** What came of asking once, and what that has cost. */
export type Asking =
  | { readonly cost: Cost; readonly answer: Answer; readonly failure: undefined }
  | { readonly cost: Cost; readonly answer: undefined; readonly failure: OperatorFailure };

type Came = Answer | OperatorFailure;

/** Asks once within the day's bounds. Throws SpendingBoundReached, having asked nobody, or the reason of the signal. */
export async function askPaid(tools: Tools, asked: Asked): Promise<Asking> {
  const { row, operator, question, options, purpose, organizationId } = asked;
  const { value, cost } = await pay<Came>(tools, {
    provider: row.provider,
    model: row.id,
    purpose,
    organizationId,
    expected: expectedCostOf(row, tools.ai),
    run: () => operator.ask(question, options).catch(failureOf),
    costOf: (came) =>
      came instanceof OperatorFailure
        ? costOfFailure(row, came, tools.ai)
        : costOf({ ...row, resolved: came.model_id }, came.usage, tools.ai),
    hasFailed: (came) => came instanceof OperatorFailure,
    // Given up on the way: whether it was answered, and billed, nobody will know.
    costOfError: () => expectedCostOf(row, tools.ai),
  });
  return value instanceof OperatorFailure
    ? { cost, answer: undefined, failure: value }
    : { cost, answer: value, failure: undefined };
}

function failureOf(error: unknown): OperatorFailure {
  if (error instanceof OperatorFailure) return error;
  throw error;
}
