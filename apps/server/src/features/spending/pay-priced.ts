import { OperatorFailure } from "#platform/ai/failures/operator-failure.ts";
import { type Cost, costOf, costOfFailure, expectedCostOf, type PricedModel } from "#platform/ai/prices.ts";
import type { Usage } from "#platform/ai/usage.ts";
import type { Tools } from "#platform/tools.ts";
import { type PaidCall, pay } from "./pay.ts";

/** Delivery of an AI provider for its money. */
interface ProviderDelivery {
  /** Model that has answered, by the provider's own account. */
  readonly model_id: string;
  readonly usage: Usage;
}

interface PricedCall<T extends ProviderDelivery>
  extends Pick<PaidCall<T>, "purpose" | "organizationId" | "run"> {
  readonly priced: PricedModel;
  /** Name of the model on the bill: a row of the catalogue, or the model that writes or judges. */
  readonly model: string;
}

/** Result of a call, and what that has cost. */
export type CallResult<T> =
  | { readonly cost: Cost; readonly value: T; readonly failure: undefined }
  | { readonly cost: Cost; readonly value: undefined; readonly failure: OperatorFailure };

/** Runs a call within the day's bounds and books its cost; throws SpendingBoundReached, having called nobody. */
export async function payPriced<T extends ProviderDelivery>(
  tools: Tools,
  { priced, model, purpose, organizationId, run }: PricedCall<T>,
): Promise<CallResult<T>> {
  const { value, cost } = await pay<T | OperatorFailure>(tools, {
    provider: priced.provider,
    model,
    purpose,
    organizationId,
    expected: expectedCostOf(priced, tools),
    run: () => run().catch(failureOf),
    costOf: (came) =>
      came instanceof OperatorFailure
        ? costOfFailure(priced, came, tools)
        : costOf({ ...priced, resolved: came.model_id }, came.usage, tools),
    hasFailed: (came) => came instanceof OperatorFailure,
    // Given up on the way: whether it was answered, and billed, nobody will know.
    costOfError: () => expectedCostOf(priced, tools),
  });
  return value instanceof OperatorFailure
    ? { cost, value: undefined, failure: value }
    : { cost, value, failure: undefined };
}

function failureOf(error: unknown): OperatorFailure {
  if (error instanceof OperatorFailure) return error;
  throw error;
}
