import { OperatorFailure } from "../failures/operator-failure.ts";
import type { AskOptions } from "../operator.ts";

/** A page that people see always searches, and is told nothing but the question. Throws OperatorFailure where it is to be asked otherwise. */
export function refuseTold({ search, instructions }: AskOptions): void {
  if (search === undefined && instructions === undefined) return;
  throw new OperatorFailure("rejected", "this page cannot be asked without its search, or with instructions");
}
