import type * as Ai from "ai";
import { failureOfConnection } from "../failures/failure-of-connection.ts";
import type { OperatorFailure } from "../failures/operator-failure.ts";
import { failureOfCall } from "./sdk-call.ts";

/** Failure for anything that the SDK throws, which has tried again by itself. */
export function failureOfThrown(ai: typeof Ai, thrown: unknown): OperatorFailure {
  const error = ai.RetryError.isInstance(thrown) ? thrown.lastError : thrown;
  return ai.APICallError.isInstance(error) ? failureOfCall(error) : failureOfConnection(error);
}
