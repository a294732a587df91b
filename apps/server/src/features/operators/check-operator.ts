import type { Answer } from "@citelens/contract/base/endpoint";
import type * as contract from "@citelens/contract/visibility/operators";
import type { Superuser } from "#features/accounts/sign-in/public.ts";
import { SpendingBoundReached } from "#features/spending/public.ts";
import { OperatorFailure } from "#platform/ai/failures/operator-failure.ts";
import { audit } from "#platform/audit/audit.ts";
import { inTransaction, type Tools } from "#platform/tools.ts";
import { askOperator } from "./asking/ask-operator.ts";
import { checkQuestion, checkTimeoutMs } from "./asking/check-question.ts";
import { getOperator } from "./operators.service.ts";

type OperatorCheck = Answer<typeof contract.checkOperator>;

/**
 * Asks one question for the sake of asking, which ends a pause when it is answered. It is bought, so the audit log says who did; no reason
 * is asked for, and a second click asks once more, since it changes nobody's data.
 */
export async function checkOperator(
  tools: Tools,
  superuser: Superuser,
  operatorModelId: string,
): Promise<OperatorCheck> {
  const { id } = await getOperator(tools, operatorModelId);
  const { failure } = await askOperator(tools, {
    operatorModelId: id,
    question: checkQuestion,
    organizationId: null,
    signal: AbortSignal.timeout(checkTimeoutMs),
  }).catch((error: unknown) => ({ failure: failureOf(error) }));
  const answered = failure === undefined;
  await inTransaction(tools, (within) =>
    audit(within, superuser, { action: "operator.checked", details: { operator: id, answered } }),
  );
  return {
    answered,
    failure_kind: failure?.kind ?? null,
    failure: failure?.message ?? null,
    operator: await getOperator(tools, id),
  };
}

function failureOf(error: unknown): OperatorFailure {
  if (error instanceof OperatorFailure) return error;
  if (error instanceof SpendingBoundReached) return new OperatorFailure("spending_bound", error.message);
  if (error instanceof DOMException && error.name === "TimeoutError")
    return new OperatorFailure("timeout", `no whole answer within ${checkTimeoutMs} ms`);
  throw error;
}
