import type {
  OperatorFailureKind,
  OperatorHealth,
  ProviderPrice,
} from "@citelens/contract/visibility/operators";
import { dayText } from "#lib/dates/dates.ts";
import { countText, dollarsText } from "#lib/figures.ts";

/** The first reason why a model cannot be asked; "ready" when there is none. */
export type OperatorState = "needs-key" | "off" | "paused" | "ready";

export function stateOf({ configured, is_on, paused_until }: OperatorHealth): OperatorState {
  if (!configured) return "needs-key";
  if (!is_on) return "off";
  return paused_until === null ? "ready" : "paused";
}

/** Whether a test question is possible; the local index needs a workspace. */
export function canBeChecked({ configured, access }: OperatorHealth): boolean {
  return configured && access !== "local";
}

/** Models with a key come first, otherwise in catalogue order. */
export function configuredFirst(operators: readonly OperatorHealth[]): readonly OperatorHealth[] {
  return operators.toSorted((one, other) => Number(other.configured) - Number(one.configured));
}

/** The list with one row replaced. */
export function withOperator(
  operators: readonly OperatorHealth[],
  id: string,
  edit: (operator: OperatorHealth) => OperatorHealth,
): OperatorHealth[] {
  return operators.map((operator) => (operator.id === id ? edit(operator) : operator));
}

/** How a model is asked, such as "App surface" for an assistant's app that is read as people see it. */
export function accessLabel({ access, surface }: OperatorHealth): string {
  return accessLabels[access === "surface" ? (surface ?? "search") : access];
}

const accessLabels = {
  api: "API",
  search: "Search page",
  app: "App surface",
  local: "Local",
  demo: "Demo",
} as const;

export const failureLabels = {
  refusal: "Refused to answer",
  length: "Answer too long",
  thoughts: "Thoughts without an answer",
  nothing_shown: "No answer shown",
  incomplete: "Answer incomplete",
  rate_limited: "Rate limited",
  overloaded: "Overloaded",
  timeout: "Timed out",
  reset: "Connection lost",
  garbage: "Unreadable answer",
  rejected: "Question rejected",
  unsupported_country: "Country not supported",
  quota: "Out of quota",
  bad_key: "Key refused",
  misconfigured: "Misconfigured",
  spending_bound: "Spending limit reached",
} as const satisfies Record<OperatorFailureKind, string>;

/** The provider's message of the last failure, unless it is already shown as the reason of the pause. */
export function lastFailureMessage(operator: OperatorHealth): string | null {
  const { last_failure, pause_reason } = operator;
  return stateOf(operator) === "paused" && last_failure === pause_reason ? null : last_failure;
}

/** Whether its answers come from a search or from its training. */
export function groundsText(webSearch: boolean): string {
  return webSearch ? "Searches the web" : "From what it learnt";
}

/** Charges of a provider for a model, such as "$0.10 and $0.50 for a million tokens in and out, $10.00 for 1,000 searches". */
export function providerPriceText(price: ProviderPrice): string {
  const { input, output, thousand_searches, thousand_answers } = price;
  const parts = [
    input + output > 0 && tokensText({ input, output }),
    thousand_searches > 0 && `${dollarsText(thousand_searches)} for 1,000 searches`,
    thousand_answers > 0 && `${dollarsText(thousand_answers)} for 1,000 answers`,
  ];
  return parts.filter((one) => one !== false).join(", ") || "Nothing";
}

/** Remarks on what becomes of that, and how far it is known; none where there is nothing to say. */
export function priceRemarks({ is_guessed, next }: ProviderPrice): readonly string[] {
  const remarks = [
    is_guessed &&
      "Guessed, as an upper bound: no price list knows this model. OPERATOR_PRICES can say what it costs.",
    next !== null && `From ${dayText(next.from)}: ${tokensText(next)}`,
  ];
  return remarks.filter((one) => one !== false);
}

function tokensText({ input, output }: Pick<ProviderPrice, "input" | "output">): string {
  return `${dollarsText(input)} and ${dollarsText(output)} for a million tokens in and out`;
}

/** Work of a model that campaigns do not choose. */
export const helperLabels = { writer: "Writes suggestions", judge: "Judges answers" } as const;

/** How often a provider is asked. */
export function limitsText({ concurrency, per_minute }: OperatorHealth["limits"]["standard"]): string {
  return `${countText(concurrency)} at once, ${countText(per_minute)} a minute`;
}
