import type { OperatorFailure } from "#platform/ai/failures/operator-failure.ts";
import type { Answer as OperatorAnswer } from "#platform/ai/operator.ts";
import type { Taken } from "./queue.sql.ts";

/** What came of asking once. */
export type Outcome =
  | { readonly kind: "answered"; readonly row: Taken; readonly at: Date; readonly answer: OperatorAnswer }
  /** The model would not, which is an answer of its own; or it failed, now and for good. */
  | { readonly kind: "closed"; readonly row: Taken; readonly at: Date; readonly failure: OperatorFailure }
  | {
      readonly kind: "again";
      readonly row: Taken;
      readonly notBefore: Date;
      readonly failure: OperatorFailure;
    };
