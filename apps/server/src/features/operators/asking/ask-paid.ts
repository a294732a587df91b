import { type CallResult, payPriced } from "#features/spending/public.ts";
import type { Answer, AskOptions, Operator } from "#platform/ai/operator.ts";
import type { Tools } from "#platform/tools.ts";
import type { OperatorModel } from "../catalogue/catalogue.ts";

interface PaidAskInput {
  readonly row: OperatorModel;
  readonly operator: Operator;
  readonly question: string;
  readonly options: AskOptions;
  readonly purpose: "ANSWER" | "CHECK";
  /** Organization that asks; none where the installation itself does. */
  readonly organizationId: string | null;
  /** Called when the answer is there and only its bill is left to write; not where none came. */
  readonly onAnswer?: (() => void) | undefined;
}

/** Asks once within the day's bounds. Throws SpendingBoundReached, having asked nobody, or the reason of the signal. */
export function askPaid(
  tools: Tools,
  { row, operator, question, options, purpose, organizationId, onAnswer }: PaidAskInput,
): Promise<CallResult<Answer>> {
  return payPriced(tools, {
    priced: row,
    model: row.id,
    purpose,
    organizationId,
    run: async () => {
      const answer = await operator.ask(question, options);
      onAnswer?.();
      return answer;
    },
  });
}
