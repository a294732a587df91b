import type { OperatorFailureKind } from "@citelens/contract/visibility/operators";
import type { Usage } from "../usage.ts";
import { kindSaid } from "./failure-of-answer.ts";
import { OperatorFailure } from "./operator-failure.ts";

interface ErrorBody {
  readonly code?: string | null | undefined;
  readonly message?: string | null | undefined;
}

/** Kinds by what a failed run says of itself. */
const saidWithin: readonly (readonly [words: RegExp, kind: OperatorFailureKind])[] = [
  [/invalid_prompt|_policy\b|policy_violation/i, "refusal"],
  [/rate[_ ]limit|too many requests/i, "rate_limited"],
  [/overloaded|slow_down|at capacity/i, "overloaded"],
];

/** Runs that never began say nothing of what they used, and cost nothing. */
const nothingUsed: Usage = {
  inputTokens: 0,
  cachedInputTokens: 0,
  cacheWriteTokens: 0,
  outputTokens: 0,
  searches: 0,
  costUsd: null,
};

/** A failure that stands inside an answer which HTTP calls a success. */
export function failureWithin({ code, message }: ErrorBody, usage: Usage | undefined): OperatorFailure {
  const words = [code, message].filter((one) => one).join(": ");
  const told = kindSaid(words) ?? saidWithin.find(([pattern]) => pattern.test(words))?.[1];
  return new OperatorFailure(told ?? "incomplete", words || "it failed", { usage: usage ?? nothingUsed });
}
