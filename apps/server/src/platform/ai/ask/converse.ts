import type * as Ai from "ai";
import type { LanguageModel, LanguageModelUsage, TextStreamPart, ToolSet } from "ai";
import { OperatorFailure } from "../failures/operator-failure.ts";
import { modelName } from "../read/model-name.ts";
import type {
  Conversation,
  ConversationEvent,
  ConversationOptions,
  ConversationOutcome,
} from "../writing.ts";
import { askInTime } from "./ask-in-time.ts";
import { failureOfThrown } from "./failure-of-thrown.ts";
import { framedResult } from "./framed-material.ts";
import { usageOf } from "./sdk-call.ts";
import { unstored } from "./unstored.ts";

/** Lets a model of the AI SDK reply. What has been told stays told where it fails in the middle. */
export async function converse<Result>(
  model: LanguageModel,
  conversation: Conversation<Result>,
  { signal, timeoutMs, on }: ConversationOptions<Result>,
): Promise<ConversationOutcome> {
  signal.throwIfAborted();
  const ai = await import("ai");
  const results = new Map<string, Result>();
  const { instructions, turns, tools, stepsMax, outputTokensMax } = conversation;
  const run = (abortSignal: AbortSignal): Promise<ConversationOutcome> => {
    const { stream } = ai.streamText({
      model,
      instructions,
      messages: turns.map(({ role, content }) => ({ role, content })),
      tools: toolSet(ai, tools, results),
      stopWhen: ai.isStepCount(stepsMax),
      // The last time it has to say something.
      prepareStep: ({ stepNumber }) => (stepNumber === stepsMax - 1 ? { toolChoice: "none" } : {}),
      maxOutputTokens: outputTokensMax,
      providerOptions: unstored,
      maxRetries: 1,
      abortSignal,
      onError: () => undefined, // it comes in the stream, too
    });
    return follow(stream, { results, on, abortSignal });
  };
  return askInTime(run, { signal, timeoutMs, failureOf: (thrown) => failureOfThrown(ai, thrown) });
}

function toolSet<Result>(
  ai: typeof Ai,
  tools: Conversation<Result>["tools"],
  results: Map<string, Result>,
): ToolSet {
  return Object.fromEntries(
    tools.map(({ name, description, input, use }) => [
      name,
      ai.tool({
        description,
        inputSchema: input,
        execute: async (given: unknown, { toolCallId }) => {
          const { told, result } = await use(given);
          results.set(toolCallId, result);
          return framedResult(told);
        },
      }),
    ]),
  );
}

interface FollowOptions<Result> extends Pick<ConversationOptions<Result>, "on"> {
  readonly results: ReadonlyMap<string, Result>;
  readonly abortSignal: AbortSignal;
}

async function follow<Result>(
  stream: AsyncIterable<TextStreamPart<ToolSet>>,
  { results, on, abortSignal }: FollowOptions<Result>,
): Promise<ConversationOutcome> {
  let isEmpty = true;
  let modelId = "";
  for await (const part of stream) {
    if (abortSignal.aborted) throw abortSignal.reason;
    if (part.type === "error") throw part.error;
    if (part.type === "finish-step") modelId = part.response.modelId;
    if (part.type === "finish") return ended(part, { isEmpty, modelId });
    isEmpty &&= part.type !== "text-delta" || part.text === "";
    const event = eventOf(part, results);
    if (event) on(event);
  }
  throw new OperatorFailure("incomplete", "the stream ended without an end");
}

function eventOf<Result>(
  part: TextStreamPart<ToolSet>,
  results: ReadonlyMap<string, Result>,
): ConversationEvent<Result> | undefined {
  if (part.type === "text-delta") return { kind: "text", text: part.text };
  if (part.type === "tool-call")
    return { kind: "asked", callId: part.toolCallId, name: part.toolName, input: part.input };
  if (part.type === "tool-error") return { kind: "failed", callId: part.toolCallId };
  if (part.type !== "tool-result") return undefined;
  const callId = part.toolCallId;
  return results.has(callId)
    ? { kind: "found", callId, result: results.get(callId) as Result } // it has just been asked for
    : { kind: "failed", callId };
}

interface StreamFinish {
  readonly finishReason: string;
  readonly totalUsage: LanguageModelUsage;
}

function ended(
  { finishReason, totalUsage }: StreamFinish,
  { isEmpty, modelId }: { readonly isEmpty: boolean; readonly modelId: string },
): ConversationOutcome {
  const usage = usageOf(totalUsage);
  if (finishReason === "content-filter")
    throw new OperatorFailure("refusal", "it would rather not", { usage });
  if (finishReason === "error" || finishReason === "interrupted")
    throw new OperatorFailure("incomplete", `it ended with ${finishReason}`, { usage });
  if (isEmpty)
    throw new OperatorFailure("garbage", `it said nothing and ended with ${finishReason}`, { usage });
  return { usage, model_id: modelName(modelId) };
}
