import type { APICallError, LanguageModelUsage } from "ai";
import { failureOfAnswer } from "../failures/failure-of-answer.ts";
import { failureOfConnection } from "../failures/failure-of-connection.ts";
import { OperatorFailure } from "../failures/operator-failure.ts";
import { amount } from "../read/usage.ts";
import { type Usage, unknownUsage } from "../usage.ts";

/** Usage as the SDK tells it. */
export function usageOf(usage: LanguageModelUsage | undefined): Usage {
  return {
    ...unknownUsage,
    inputTokens: amount.parse(usage?.inputTokens) ?? null,
    cachedInputTokens: amount.parse(usage?.inputTokenDetails.cacheReadTokens) ?? null,
    cacheWriteTokens: amount.parse(usage?.inputTokenDetails.cacheWriteTokens) ?? null,
    outputTokens: amount.parse(usage?.outputTokens) ?? null,
  };
}

/** Why a call of the SDK's failed. */
export function failureOfCall(error: APICallError): OperatorFailure {
  const { statusCode: status, responseHeaders: headers = {}, message, cause } = error;
  if (cause instanceof OperatorFailure) return cause;
  // Whatever its type says: the answer itself, parsed, where a success carries an error inside.
  const body: unknown = error.responseBody ?? "";
  if (typeof body !== "string") return new OperatorFailure("incomplete", message, { cause: error });
  if (status === undefined || status < 400) return failureOfConnection(error);
  return failureOfAnswer({ status, headers, body }, error);
}
