import type * as Ai from "ai";
import type { LanguageModel, LanguageModelUsage, TextStreamPart, ToolSet } from "ai";
import type { z } from "zod";
import { OperatorFailure } from "../failures/operator-failure.ts";
import type { Usage } from "../operator.ts";
import { modelName } from "../read/model-name.ts";
import { askInTime } from "./ask-in-time.ts";
import { failureOfThrown } from "./failure-of-thrown.ts";
import { framedResult } from "./framed-material.ts";
import { usageOf } from "./sdk-call.ts";
import { unstored } from "./unstored.ts";

/** Something that a model may ask for while it replies. */
export interface ConversationTool<Result> {
  readonly name: string;
  readonly description: string;
  readonly input: z.ZodType;
  /** `told` is what the model reads of it, as text of strangers; `result` what the caller gets. */
  use(input: unknown): Promise<{ readonly told: string; readonly result: Result }>;
}

export interface Turn {
  readonly role: "user" | "assistant";
  readonly content: string;
}

export interface Conversation<Result> {
  readonly instructions: string;
  /** The last one is to be replied to. */
  readonly turns: readonly Turn[];
  readonly tools: readonly ConversationTool<Result>[];
  /** How often the model is asked at most, with what its tools found since. */
  readonly stepsMax: number;
  /** Of each time. */
  readonly outputTokensMax: number;
}

/** What comes of a reply, in its order. */
export type ConversationEvent<Result> =
  | { readonly kind: "text"; readonly text: string }
  | { readonly kind: "asked"; readonly callId: string; readonly name: string; readonly input: unknown }
  | { readonly kind: "found"; readonly callId: string; readonly result: Result }
  /** Asked for in a way that the tool does not know. */
  | { readonly kind: "failed"; readonly callId: string };

export interface ConversationOptions<Result> {
  readonly signal: AbortSignal;
  /** For the whole reply. */
  readonly timeoutMs: number;
  readonly on: (event: ConversationEvent<Result>) => void;
}

export interface Conversed {
  readonly usage: Usage;
  /** The model as the provider calls it. */
  readonly model_id: string;
}

/** Lets a model of the AI SDK reply. What has been told stays told where it fails in the middle. */
export async function converse<Result>(
  model: LanguageModel,
  conversation: Conversation<Result>,
  { signal, timeoutMs, on }: ConversationOptions<Result>,
): Promise<Conversed> {
  signal.throwIfAborted();
  const ai = await import("ai");
  const results = new Map<string, Result>();
  const { instructions, turns, tools, stepsMax, outputTokensMax } = conversation;
  const run = (abortSignal: AbortSignal): Promise<Conversed> => {
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

interface Following<Result> extends Pick<ConversationOptions<Result>, "on"> {
  readonly results: ReadonlyMap<string, Result>;
  readonly abortSignal: AbortSignal;
}

async function follow<Result>(
  stream: AsyncIterable<TextStreamPart<ToolSet>>,
  { results, on, abortSignal }: Following<Result>,
): Promise<Conversed> {
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

interface Finish {
  readonly finishReason: string;
  readonly totalUsage: LanguageModelUsage;
}

function ended(
  { finishReason, totalUsage }: Finish,
  { isEmpty, modelId }: { readonly isEmpty: boolean; readonly modelId: string },
): Conversed {
  const usage = usageOf(totalUsage);
  if (finishReason === "content-filter")
    throw new OperatorFailure("refusal", "it would rather not", { usage });
  if (finishReason === "error" || finishReason === "interrupted")
    throw new OperatorFailure("incomplete", `it ended with ${finishReason}`, { usage });
  if (isEmpty)
    throw new OperatorFailure("garbage", `it said nothing and ended with ${finishReason}`, { usage });
  return { usage, model_id: modelName(modelId) };
}
