/** What the code of a check cannot say of itself in words. */
export interface CheckAdvice {
  /** What fails it, with its limits, and where it weighs less than it usually does. */
  readonly failsWhen: string;
  /** What to do, in one sentence. */
  readonly mend: string;
}
