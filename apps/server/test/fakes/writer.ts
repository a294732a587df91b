import type { Writer } from "#platform/ai/writer.ts";

/** A model that writes what a test says, to the material that it is given. */
export function writerDouble(model: string, answer: (material: string) => unknown): Writer {
  return {
    model,
    write: async ({ shape, material }) => ({
      output: shape.parse(await answer(material)),
      usage: { inputTokens: 900, cachedInputTokens: 0, outputTokens: 100, searches: 0, costUsd: null },
      model_id: `${model.split("/").at(-1)}-2026-01-01`,
    }),
  };
}
