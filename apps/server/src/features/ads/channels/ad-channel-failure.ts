import type { AdFailureKind } from "./repeating.rules.ts";
import type { SpendProblem } from "./spending.rules.ts";

interface FailureOptions {
  /** Status of the HTTP answer, if there was one. */
  readonly status?: number | undefined;
  /** How long the channel asks to wait. */
  readonly retryAfterMs?: number | undefined;
}

/** Failure of a channel. Its message may be shown to whoever owns the account; it never holds the key, and it has no cause. */
export class AdChannelFailure extends Error {
  readonly kind: AdFailureKind;
  readonly status: number | undefined;
  readonly retryAfterMs: number | undefined;

  constructor(kind: AdFailureKind, message: string, { status, retryAfterMs }: FailureOptions = {}) {
    super(message);
    this.name = "AdChannelFailure";
    this.kind = kind;
    this.status = status;
    this.retryAfterMs = retryAfterMs;
  }
}

/** Refusal by the limits of spending; nothing was sent. */
export class SpendRefused extends Error {
  readonly problem: SpendProblem;

  constructor(problem: SpendProblem) {
    super(`the limits of spending forbid it: ${problem}`);
    this.name = "SpendRefused";
    this.problem = problem;
  }
}
