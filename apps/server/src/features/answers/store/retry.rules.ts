import { hourMs } from "@citelens/contract/base/days";
import { localModel } from "@citelens/contract/visibility/ai-models";
import type { OperatorFailureKind } from "@citelens/contract/visibility/operators";

/** An answer is asked for this often before it fails for good. */
export const attemptsMax = 6;
/** With the attempts of which nobody knows what came, since their workers ended. */
export const takenMax = attemptsMax + 2;
/** Number of those answers that may have come and been of no use: each was paid for. */
export const unusableMax = 2;

const firstWaitMs = 5_000;
const longestWaitMs = 15 * 60_000;
const longestHintMs = hourMs;

/**
 * How long to wait before asking again: as long as the provider says, else doubling from five seconds. The spread, from
 * 0 to 1, keeps those that failed together from coming back together.
 */
export function waitMsBefore(
  attempts: number,
  { retryAfterMs, spread }: { readonly retryAfterMs: number | undefined; readonly spread: number },
): number {
  const own = Math.min(longestWaitMs, firstWaitMs * 2 ** Math.max(0, attempts - 1));
  const least = retryAfterMs === undefined ? own : Math.min(longestHintMs, retryAfterMs);
  return Math.round(least + spread * Math.min(own, 10_000));
}

/** Whether something came that is no answer, or no whole one; `again` where that is known to be otherwise. */
export function isUnusable({
  kind,
  again,
}: {
  readonly kind: OperatorFailureKind;
  readonly again: boolean | undefined;
}): boolean {
  return again === undefined && (kind === "garbage" || kind === "incomplete");
}

/** Failures after which nothing else in the lane is asked until the time that the provider names. */
export function holdsLane(kind: OperatorFailureKind): boolean {
  return kind === "rate_limited" || kind === "overloaded";
}

/** Refusals and pages that show no answer are findings, and cost what an answer costs. */
export function isFinding(kind: OperatorFailureKind): boolean {
  return kind === "refusal" || kind === "nothing_shown";
}

/** Sentence that people read in place of an answer. */
export function failureSentence(kind: OperatorFailureKind, operatorModel = ""): string {
  if (kind === "nothing_shown" && operatorModel === localModel) return "No answer in the local index";
  return sentences[kind];
}

const sentences: Readonly<Record<OperatorFailureKind, string>> = {
  refusal: "The model declined to answer.",
  length: "The answer was cut off because it grew too long. Nothing was charged.",
  thoughts: "The model thought for so long that it came to no answer. Nothing was charged.",
  nothing_shown: "No AI answer was shown for this query.",
  incomplete: "The provider stopped in the middle of the answer. Nothing was charged.",
  rate_limited: "The provider takes no more questions for now. Nothing was charged.",
  overloaded: "The provider was overloaded. Nothing was charged.",
  timeout: "The provider did not answer in time. Nothing was charged.",
  reset: "The connection to the provider was lost. Nothing was charged.",
  garbage: "The provider sent something that is no answer. Nothing was charged.",
  rejected: "The provider does not take this question. Nothing was charged.",
  unsupported_country: "This model cannot be asked from that country. Nothing was charged.",
  quota:
    "The account behind this model is used up; its administrator has been notified. Nothing was charged.",
  bad_key: "The key of this model is not accepted; its administrator has been notified. Nothing was charged.",
  spending_bound: "The day's spending limit for AI models was reached. Nothing was charged.",
  misconfigured: "This model is not set up; its administrator has been notified. Nothing was charged.",
};
