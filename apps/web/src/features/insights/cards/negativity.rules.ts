import { negativityLevels } from "@citelens/contract/visibility/insight-constants";
import type { NegativeAnswer } from "@citelens/contract/visibility/insights";
import { counted } from "#lib/figures.ts";

export type NegativityLabel = (typeof negativityLevels)[number]["label"];

/** The label for a worst sentiment score from 0 to 1. */
export function negativityOf(score: number): NegativityLabel {
  return negativityLevels.find(({ from }) => score >= from)?.label ?? "Minimal negativity";
}

/** How often a remark was made, such as "said on 28 days in 56 answers". */
export function saidText({
  said_in_answers: answers,
  said_on_days: days,
}: Pick<NegativeAnswer, "said_in_answers" | "said_on_days">): string {
  if (answers === 1) return "said once";
  return `said on ${counted(days, "day")} in ${counted(answers, "answer")}`;
}
