import { setTimeout as wait } from "node:timers/promises";
import type { LanguageModel } from "ai";
import { MockLanguageModelV4 } from "ai/test";

/** Step of a model when it is asked once. */
export interface Step {
  readonly kind: "text" | "tool" | "refusal" | "error";
  readonly texts?: readonly string[];
  readonly tool?: { readonly name: string; readonly input: object };
  /** Before the first word, and before each further one. */
  readonly waitMs?: number;
  readonly pauseMs?: number;
}

export function say(...texts: readonly string[]): Step {
  return { kind: "text", texts };
}

export function callTool(name: string, input: object): Step {
  return { kind: "tool", tool: { name, input } };
}

export interface ScriptedModel {
  readonly model: LanguageModel;
  /** Steps of the model from now on, each time that it is asked; the last step again and again. */
  script(steps: readonly Step[]): void;
  /** How often it was asked since. */
  asked(): number;
  /** All that it was told since, as JSON. */
  told(): string;
}

const usage = {
  inputTokens: { total: 900, noCache: 900, cacheRead: 0, cacheWrite: 0 },
  outputTokens: { total: 100, text: 100, reasoning: 0 },
};

/** A model of the AI SDK that does what a test says. */
export function scriptedModel(): ScriptedModel {
  let steps: readonly Step[] = [];
  let from = 0;
  const model: MockLanguageModelV4 = new MockLanguageModelV4({
    doStream: async ({ abortSignal }) => {
      const at = Math.min(model.doStreamCalls.length - from, steps.length) - 1;
      const step = steps[at] ?? say("");
      if (step.waitMs) await wait(step.waitMs, undefined, { signal: abortSignal });
      if (step.kind === "error") throw new Error("The model is away");
      return { stream: ReadableStream.from(partsOf(step, `call-${at}`, abortSignal)) };
    },
  });
  return {
    model,
    script: (next) => {
      steps = next;
      from = model.doStreamCalls.length;
    },
    asked: () => model.doStreamCalls.length - from,
    told: () => JSON.stringify(model.doStreamCalls.slice(from).map(({ prompt }) => prompt)),
  };
}

type Part =
  Awaited<ReturnType<MockLanguageModelV4["doStream"]>>["stream"] extends ReadableStream<infer P> ? P : never;

async function* partsOf(
  { kind, texts = [], tool, pauseMs = 0 }: Step,
  toolCallId: string,
  signal: AbortSignal | undefined,
): AsyncGenerator<Part> {
  yield { type: "stream-start", warnings: [] };
  yield { type: "response-metadata", id: "1", modelId: "gpt-test-2026", timestamp: new Date(0) };
  if (texts.length > 0) yield { type: "text-start", id: "1" };
  for (const [at, delta] of texts.entries()) {
    if (at > 0 && pauseMs > 0) await wait(pauseMs, undefined, { signal });
    yield { type: "text-delta", id: "1", delta };
  }
  if (texts.length > 0) yield { type: "text-end", id: "1" };
  if (tool) yield { type: "tool-call", toolCallId, toolName: tool.name, input: JSON.stringify(tool.input) };
  const unified = { text: "stop", tool: "tool-calls", refusal: "content-filter", error: "error" } as const;
  yield { type: "finish", usage, finishReason: { unified: unified[kind], raw: undefined } };
}
