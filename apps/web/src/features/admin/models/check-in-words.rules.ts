import type { Answer } from "@citelens/contract/endpoint";
import type { checkOperator, OperatorHealth } from "@citelens/contract/operators";
import { failureWords } from "./models.rules.ts";

export type OperatorCheck = Answer<typeof checkOperator>;

export interface CheckInWords {
  readonly tone: "pos" | "neg";
  /** For the row that was checked. */
  readonly word: string;
  readonly sentence: string;
}

/** What came of asking one question; `before` is the model as it was when it was asked. */
export function checkInWords(
  { answered, failure_kind, failure }: OperatorCheck,
  { display_name, paused_until }: Pick<OperatorHealth, "display_name" | "paused_until">,
): CheckInWords {
  if (answered) {
    const pause = paused_until === null ? "" : " It is no longer paused.";
    return { tone: "pos", word: "Answered", sentence: `${display_name} answered.${pause}` };
  }
  const word = failure_kind === null ? "Not answered" : failureWords[failure_kind];
  return { tone: "neg", word, sentence: `${display_name}: ${[word, failure].filter(Boolean).join(". ")}` };
}
