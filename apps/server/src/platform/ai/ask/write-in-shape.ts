import type { FinishReason, LanguageModel, LanguageModelUsage } from "ai";
import { storable } from "#platform/requests/storable-text.ts";
import { OperatorFailure } from "../failures/operator-failure.ts";
import { modelName } from "../read/model-name.ts";
import type { WritingTask, WrittenText } from "../writing.ts";
import { askInTime } from "./ask-in-time.ts";
import { failureOfThrown } from "./failure-of-thrown.ts";
import { framedMaterial } from "./framed-material.ts";
import { usageOf } from "./sdk-call.ts";
import { unstored } from "./unstored.ts";

/** Models that think before they answer count their thoughts too. */
const outputTokensMax = 12_000;

export interface WritingTime {
  /** For the whole of a text. */
  readonly timeoutMs: number;
  /** The caller's: once it is aborted, its reason is thrown. */
  readonly signal?: AbortSignal | undefined;
}

const never = new AbortController().signal;

/** Lets a model of the AI SDK write, and asks it a second time where its server could not at the first. */
export async function writeInShape<T>(
  model: LanguageModel,
  { shape, instructions, material }: WritingTask<T>,
  { timeoutMs, signal = never }: WritingTime,
): Promise<WrittenText<T>> {
  signal.throwIfAborted();
  const ai = await import("ai");
  const { text: prompt, about } = framedMaterial(material);
  const run = (abortSignal: AbortSignal) =>
    ai.generateText({
      model,
      output: ai.Output.object({ schema: shape }),
      instructions: `${instructions}\n\n${about}`,
      prompt,
      maxRetries: 1,
      maxOutputTokens: outputTokensMax,
      providerOptions: unstored,
      abortSignal,
    });
  const failureOf = (thrown: unknown): OperatorFailure => {
    const error = ai.RetryError.isInstance(thrown) ? thrown.lastError : thrown;
    if (ai.NoObjectGeneratedError.isInstance(error)) return unwritten(error, error.message);
    return failureOfThrown(ai, error);
  };
  const result = await askInTime(run, { signal, timeoutMs, failureOf });

  const { finishReason, text, usage, response } = result;
  if (finishReason === "tool-calls" || text === "") throw unwritten(result, `it ended with ${finishReason}`);
  return {
    output: storableWithin(result.output),
    usage: usageOf(usage),
    model_id: modelName(response.modelId),
  };
}

/** The same with every text as it can be stored; only as deep as its shape. */
function storableWithin<T>(output: T): T {
  if (typeof output === "string") return storable(output) as typeof output; // a string as before
  if (Array.isArray(output)) return output.map(storableWithin) as typeof output; // the same kind of list
  if (typeof output !== "object" || output === null) return output;
  const fields = Object.entries(output).map(([name, value]) => [name, storableWithin(value)]);
  return Object.fromEntries(fields) as T; // the same fields
}

interface EndedWriting {
  readonly finishReason: FinishReason | undefined;
  readonly usage: LanguageModelUsage | undefined;
}

const kinds = { "content-filter": "refusal", length: "length" } as const;

/** Failure where what came is no text of that shape; it was paid for all the same. */
function unwritten({ finishReason, usage }: EndedWriting, message: string): OperatorFailure {
  const isTold = finishReason === "content-filter" || finishReason === "length";
  return new OperatorFailure(isTold ? kinds[finishReason] : "garbage", message, { usage: usageOf(usage) });
}
