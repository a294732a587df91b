import type { Answer } from "@citelens/contract/base/endpoint";
import type { checkOperator, OperatorHealth } from "@citelens/contract/visibility/operators";
import { failureLabels } from "./models.rules.ts";

export type OperatorCheck = Answer<typeof checkOperator>;

export interface CheckResult {
  readonly tone: "pos" | "neg";
  /** Shown in the row that was checked. */
  readonly word: string;
  readonly sentence: string;
}

/** The result of a check; `before` is the model's state before it. */
export function describeCheck(
  { answered, failure_kind, failure }: OperatorCheck,
  { display_name, paused_until }: Pick<OperatorHealth, "display_name" | "paused_until">,
): CheckResult {
  if (answered) {
    const pause = paused_until === null ? "" : " It is no longer paused.";
    return { tone: "pos", word: "Answered", sentence: `${display_name} answered.${pause}` };
  }
  const word = failure_kind === null ? "Not answered" : failureLabels[failure_kind];
  return { tone: "neg", word, sentence: `${display_name}: ${[word, failure].filter(Boolean).join(". ")}` };
}
