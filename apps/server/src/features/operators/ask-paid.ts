import { type Paid, payPriced } from "#features/spending/public.ts";
import type { Answer, AskOptions, Operator } from "#platform/ai/operator.ts";
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

/** Asks once within the day's bounds. Throws SpendingBoundReached, having asked nobody, or the reason of the signal. */
export function askPaid(
  tools: Tools,
  { row, operator, question, options, purpose, organizationId }: Asked,
): Promise<Paid<Answer>> {
  return payPriced(tools, {
    priced: row,
    model: row.id,
    purpose,
    organizationId,
    run: () => operator.ask(question, options),
  });
}
