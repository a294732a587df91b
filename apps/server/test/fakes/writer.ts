import type { LanguageModel } from "ai";
import { converse } from "#platform/ai/ask/converse.ts";
import { OperatorFailure } from "#platform/ai/failures/operator-failure.ts";
import { unknownUsage } from "#platform/ai/usage.ts";
import type { Writer } from "#platform/ai/writing.ts";

/** A model that writes what a test says, to the material that it is given. */
export function writerDouble(model: string, answer: (material: string) => unknown): Writer {
  return {
    model,
    write: async ({ shape, material }, { signal } = {}) => {
      signal?.throwIfAborted();
      const usage = {
        ...unknownUsage,
        inputTokens: 900,
        cachedInputTokens: 0,
        outputTokens: 100,
        searches: 0,
      };
      const { data: output, error } = shape.safeParse(await answer(material));
      signal?.throwIfAborted();
      if (error) throw new OperatorFailure("garbage", error.message, { usage });
      return {
        output: output as NonNullable<typeof output>,
        usage,
        model_id: `${model.split("/").at(-1)}-2026-01-01`,
      };
    },
    converse: () => Promise.reject(new Error(`${model} was asked to reply`)),
  };
}

/** A model of the AI SDK that replies in conversations, and writes nothing else. */
export function conversingDouble(name: string, model: LanguageModel): Writer {
  return {
    ...writerDouble(name, () => undefined),
    converse: (conversation, options) => converse(model, conversation, options),
  };
}
