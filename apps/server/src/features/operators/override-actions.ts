import { fieldErrors } from "@citelens/contract/base/field-errors";
import type { OperatorHealth } from "@citelens/contract/visibility/operators";
import { performAction, type ReasonedAction } from "#features/accounts/actions/public.ts";
import type { Superuser } from "#features/accounts/sign-in/public.ts";
import { idOf } from "#platform/ids.ts";
import { FieldRefusal } from "#platform/refusal.ts";
import type { Tools } from "#platform/tools.ts";
import { getOperator } from "./operators.service.ts";
import { putLimits, putPrice, removeLimits, removePrice } from "./store/overrides.sql.ts";

interface OverrideAction extends ReasonedAction {
  readonly operatorModelId: string;
}

/** From the next run on; those that have begun keep theirs. Throws FieldRefusal for the local index, which is free. */
export async function setModelPrice(
  tools: Tools,
  superuser: Superuser,
  {
    operatorModelId,
    credits_per_answer,
    ...act
  }: OverrideAction & { readonly credits_per_answer: number | null },
): Promise<OperatorHealth> {
  const { id, access, ...before } = await getOperator(tools, operatorModelId);
  if (access === "local") throw new FieldRefusal({ credits_per_answer: [fieldErrors.invalid] });

  const details = { operator: id, from: before.credits_per_answer, to: credits_per_answer };
  const action = credits_per_answer === null ? "operator.price-taken-back" : "operator.price-set";
  await performAction(
    tools,
    superuser,
    { ...act, action, subjectId: idOf(`operator:${id}`), details, given: credits_per_answer },
    (within) =>
      credits_per_answer === null
        ? removePrice(within, id)
        : putPrice(within, { model_id: id, credits_per_answer, ...setNow(within, superuser, act.reason) }),
  );
  return getOperator(tools, id);
}

interface Limits {
  readonly concurrency: number;
  readonly per_minute: number;
}

/** For all models of its provider, and for every instance within seconds. */
export async function setModelLimits(
  tools: Tools,
  superuser: Superuser,
  { operatorModelId, limits, ...act }: OverrideAction & { readonly limits: Limits | null },
): Promise<OperatorHealth> {
  const { id, provider: lane, limits: before } = await getOperator(tools, operatorModelId);
  const written = ({ concurrency, per_minute }: Limits): string => `${concurrency}/${per_minute}`;
  const details = { provider: lane, from: written(before), to: limits && written(limits) };
  const action = limits === null ? "operator.limits-taken-back" : "operator.limits-set";
  await performAction(
    tools,
    superuser,
    { ...act, action, subjectId: idOf(`lane:${lane}`), details, given: limits },
    (within) =>
      limits === null
        ? removeLimits(within, lane)
        : putLimits(within, { lane, ...limits, ...setNow(within, superuser, act.reason) }),
  );
  return getOperator(tools, id);
}

function setNow({ now }: Tools, { userId: set_by }: Superuser, reason: string) {
  return { reason, set_by, set_at: now() };
}
