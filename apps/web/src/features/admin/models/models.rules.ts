import type { OperatorFailureKind, OperatorHealth } from "@citelens/contract/operators";
import { dayText } from "#lib/dates/dates.ts";

/** What keeps a model from being asked, the first reason that holds; "ready" without any. */
export type OperatorState = "needs-key" | "off" | "paused" | "ready";

export function stateOf({ configured, is_on, paused_until }: OperatorHealth): OperatorState {
  if (!configured) return "needs-key";
  if (!is_on) return "off";
  return paused_until === null ? "ready" : "paused";
}

/** Whether one question can be asked for the sake of asking: the local index answers within a workspace alone. */
export function canBeChecked({ configured, access }: OperatorHealth): boolean {
  return configured && access !== "local";
}

/** Those that this installation can ask come first; otherwise the order of the catalogue stays. */
export function configuredFirst(operators: readonly OperatorHealth[]): readonly OperatorHealth[] {
  return operators.toSorted((one, other) => Number(other.configured) - Number(one.configured));
}

/** The operator as it is once it is switched. */
export function switched(operator: OperatorHealth, isOn: boolean): OperatorHealth {
  const available = operator.configured && isOn && operator.paused_until === null;
  return { ...operator, is_on: isOn, available };
}

/** The list with one of its rows edited. */
export function withOperator(
  operators: readonly OperatorHealth[],
  id: string,
  edit: (operator: OperatorHealth) => OperatorHealth,
): OperatorHealth[] {
  return operators.map((operator) => (operator.id === id ? edit(operator) : operator));
}

export const accessWords = {
  api: "API",
  surface: "App surface",
  local: "Local",
} as const satisfies Record<OperatorHealth["access"], string>;

export const failureWords = {
  refusal: "Refused to answer",
  length: "Answer too long",
  nothing_shown: "No answer shown",
  incomplete: "Answer incomplete",
  rate_limited: "Rate limited",
  overloaded: "Overloaded",
  timeout: "Timed out",
  reset: "Connection lost",
  garbage: "Unreadable answer",
  rejected: "Question rejected",
  quota: "Out of quota",
  bad_key: "Key refused",
  misconfigured: "Misconfigured",
} as const satisfies Record<OperatorFailureKind, string>;

/** The provider's message of the last failure, unless it stands beside it already as the reason of the pause. */
export function failureBesidePause(operator: OperatorHealth): string | null {
  const { last_failure, pause_reason } = operator;
  return stateOf(operator) === "paused" && last_failure === pause_reason ? null : last_failure;
}

/** That a provider ends a model, such as "Shuts down on 11 Dec 2026: use gpt-6.1-terra". */
export function retirementInWords(
  { shutdown_day, replacement }: NonNullable<OperatorHealth["retirement"]>,
  today: string,
): string {
  const isOver = shutdown_day === null || shutdown_day <= today;
  const on = shutdown_day === null ? "" : ` on ${dayText(shutdown_day)}`;
  return `${isOver ? "Was shut down" : "Shuts down"}${on}: use ${replacement}`;
}
