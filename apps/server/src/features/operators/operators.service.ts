import type { OperatorHealth } from "@citelens/contract/visibility/operators";
import { beginAction, type ReasonedAction } from "#features/accounts/actions/public.ts";
import type { Superuser } from "#features/accounts/sign-in/public.ts";
import { audit } from "#platform/audit/audit.ts";
import { idOf } from "#platform/ids.ts";
import { Refusal } from "#platform/refusal.ts";
import { inTransaction, type Tools } from "#platform/tools.ts";
import { listCommonOperators } from "./catalogue/list-operators.ts";
import { readStandings } from "./model-checks/standings.ts";
import { readOverrides } from "./overrides-shown.ts";
import { setSwitch } from "./store/operators.sql.ts";

/** With what is known of the models themselves, and what was set in the place of standard values. */
export async function listOperatorHealth(tools: Tools): Promise<OperatorHealth[]> {
  const [operators, standings, overrides] = await Promise.all([
    listCommonOperators(tools),
    readStandings(tools),
    readOverrides(tools),
  ]);
  return operators.map((operator) => ({ ...operator, ...standings(operator), ...overrides(operator) }));
}

export async function getOperator(tools: Tools, operatorModelId: string): Promise<OperatorHealth> {
  const found = (await listOperatorHealth(tools)).find(({ id }) => id === operatorModelId);
  if (!found) throw new Refusal("NOT_FOUND");
  return found;
}

interface SwitchInput extends ReasonedAction {
  readonly operatorModelId: string;
  readonly is_on: boolean;
}

/** Switches for everyone, once for its key; what is under way goes on. */
export async function switchOperator(
  tools: Tools,
  superuser: Superuser,
  { operatorModelId, is_on, reason, key }: SwitchInput,
): Promise<OperatorHealth> {
  const { id, is_on: was } = await getOperator(tools, operatorModelId);
  if (was === is_on) return getOperator(tools, id);

  const action = is_on ? "operator.switched-on" : "operator.switched-off";
  await inTransaction(tools, async (within) => {
    if (!(await beginAction(within, { action, subjectId: idOf(`operator:${id}`), key }))) return;
    await setSwitch(within, id, is_on);
    await audit(within, superuser, { action, details: { operator: id, reason } });
  });
  return getOperator(tools, id);
}
