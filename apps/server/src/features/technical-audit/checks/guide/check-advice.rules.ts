/** Advice that the code of a check cannot say of itself in words. */
export interface CheckAdvice {
  /** Reason why it fails, with its limits, and where it weighs less than it usually does. */
  readonly failsWhen: string;
  /** Action to take, in one sentence. */
  readonly mend: string;
}
