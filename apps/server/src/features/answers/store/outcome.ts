import type { OperatorFailure } from "#platform/ai/failures/operator-failure.ts";
import type { Answer as OperatorAnswer } from "#platform/ai/operator.ts";
import type { Cost } from "#platform/ai/prices.ts";
import type { TakenAnswer } from "./queue.sql.ts";

interface AskedRow {
  readonly row: TakenAnswer;
  /** Cost of this attempt. */
  readonly cost: Cost;
}

/** Outcome of asking once. */
export type Outcome =
  | (AskedRow & { readonly kind: "answered"; readonly at: Date; readonly answer: OperatorAnswer })
  /** The model would not, which is an answer of its own; or it failed, now and for good. */
  | (AskedRow & { readonly kind: "closed"; readonly at: Date; readonly failure: OperatorFailure })
  | (AskedRow & { readonly kind: "again"; readonly notBefore: Date; readonly failure: OperatorFailure })
  /** Answer not asked for: a bound of the day's spending is reached, or the database could not be asked whether one is. */
  | (AskedRow & { readonly kind: "rests"; readonly failure: OperatorFailure | undefined });

/** Cost of what was not asked, or by nobody who sends a bill. */
export const noCost: Cost = { usd: 0, isExact: true };
