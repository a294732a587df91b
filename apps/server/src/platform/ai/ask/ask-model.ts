import type { APICallError, LanguageModel, LanguageModelUsage, ToolSet } from "ai";
import { failureOfAnswer } from "../failures/failure-of-answer.ts";
import { failureOfConnection } from "../failures/failure-of-connection.ts";
import { OperatorFailure } from "../failures/operator-failure.ts";
import { type AskOptions, answerTokensMax, type Usage, unknownUsage } from "../operator.ts";
import { askInTime } from "./ask-in-time.ts";

interface Asked extends AskOptions {
  readonly question: string;
  readonly timeoutMs: number;
  /** The provider's own search; the model decides whether it needs it, as it does for people. */
  readonly tools?: ToolSet;
  /** Said before the question, where the provider has no other field for it. */
  readonly instructions?: string | undefined;
}

export interface ModelAnswer {
  readonly text: string;
  /** The provider's whole answer. */
  readonly raw: unknown;
  readonly model_id: string;
  readonly usage: Usage;
  readonly latencyMs: number;
}

/** Asks a model of the AI SDK once. What is no whole answer is an OperatorFailure. */
export async function askModel(model: LanguageModel, asked: Asked): Promise<ModelAnswer> {
  const { question, signal, timeoutMs, tools, instructions } = asked;
  const ai = await import("ai");
  const startedMs = performance.now();
  const ask = (abortSignal: AbortSignal) =>
    ai.generateText({
      model,
      prompt: question,
      ...(instructions !== undefined && { instructions }),
      ...(tools && { tools }),
      maxOutputTokens: answerTokensMax,
      maxRetries: 0,
      include: { responseBody: true },
      abortSignal,
    });
  const failureOf = (error: unknown) =>
    ai.APICallError.isInstance(error) ? failureOfCall(error) : failureOfConnection(error);
  const result = await askInTime(ask, { signal, timeoutMs, failureOf });

  const { finishReason, text, usage, response } = result;
  if (finishReason === "content-filter") throw new OperatorFailure("refusal", text || "refused");
  if (finishReason === "length") throw new OperatorFailure("length", `more than ${answerTokensMax} tokens`);
  if (finishReason === "error" || finishReason === "tool-calls")
    throw new OperatorFailure("incomplete", `it ended with ${result.rawFinishReason ?? finishReason}`);
  if (text.trim() === "") throw new OperatorFailure("garbage", "an empty answer");
  return {
    text,
    raw: response.body,
    model_id: response.modelId,
    usage: usageOf(usage),
    latencyMs: Math.round(performance.now() - startedMs),
  };
}

/** What the SDK says was used. */
export function usageOf(usage: LanguageModelUsage | undefined): Usage {
  return {
    ...unknownUsage,
    inputTokens: usage?.inputTokens ?? null,
    cachedInputTokens: usage?.inputTokenDetails.cacheReadTokens ?? null,
    outputTokens: usage?.outputTokens ?? null,
  };
}

/** Why a call of the SDK's failed. */
export function failureOfCall(error: APICallError): OperatorFailure {
  const { statusCode: status, responseHeaders: headers = {}, message } = error;
  // Whatever its type says: the answer itself, parsed, where a success carries an error inside.
  const body: unknown = error.responseBody ?? "";
  if (typeof body !== "string") return new OperatorFailure("incomplete", message, { cause: error });
  if (status === undefined || status < 400) return failureOfConnection(error);
  return failureOfAnswer({ status, headers, body }, error);
}
