import { creditCosts } from "@citelens/contract/billing/pricing";
import { z } from "zod";
import { askChat } from "../ask/ask-chat.ts";
import { boundedFetch } from "../ask/bounded-fetch.ts";
import { listModels } from "../ask/list-models.ts";
import { defineProvider, type EnvOf } from "../provider.ts";

const variables = {
  OPENAI_COMPATIBLE_API_KEY: z
    .string()
    .optional()
    .describe("A key of the server at OPENAI_COMPATIBLE_BASE_URL, if it asks for one."),
  OPENAI_COMPATIBLE_BASE_URL: z
    .url()
    .optional()
    .describe("A server that speaks OpenAI's protocol, such as one of your own."),
  OPENAI_COMPATIBLE_MODELS: z
    .string()
    .optional()
    .describe("The models of that server, comma-separated; the first one is used by default."),
};

/** A server of the installation's own choice that speaks OpenAI's protocol, such as Ollama, vLLM or a gateway. */
export const openaiCompatible = defineProvider({
  name: "openai-compatible",
  variables,
  needs: ["OPENAI_COMPATIBLE_BASE_URL"],
  billedBy: "OPENAI_COMPATIBLE_API_KEY",
  namesAreOwn: true,
  models: [],
  ownModels: (env) =>
    modelsIn(env).map((model) => ({
      id: `own:${model}`,
      display_name: model,
      operator_name: "Own server",
      access: "api",
      web_search: false,
      model,
      credits_per_answer: creditCosts.answer,
      typical: { inputTokens: 300, outputTokens: 1_000, searches: 0 },
    })),
  /**
   * Assumed prices of models of such servers; it is a guess of each, for a server with a key that says neither itself nor in
   * OPERATOR_PRICES what it asks for.
   */
  prices: { on: "2026-11-22", models: { "any model": { input: 1, output: 5 } } },
  listModels: ({ env, signal }) =>
    listModels({
      apiKey: env.OPENAI_COMPATIBLE_API_KEY,
      baseURL: env.OPENAI_COMPATIBLE_BASE_URL ?? "",
      signal,
    }),
  open: async ({ env, model, timeoutMs }) => {
    const server = {
      apiKey: env.OPENAI_COMPATIBLE_API_KEY,
      baseURL: env.OPENAI_COMPATIBLE_BASE_URL ?? "",
    };
    return { ask: (question, asked) => askChat({ ...asked, ...server, question, model, timeoutMs }) };
  },
  writer: {
    place: 6,
    defaultModel: (env) => modelsIn(env)[0],
    load: async (env, model) => {
      const { createOpenAICompatible } = await import("@ai-sdk/openai-compatible");
      const { OPENAI_COMPATIBLE_API_KEY: apiKey, OPENAI_COMPATIBLE_BASE_URL: baseURL = "" } = env;
      return createOpenAICompatible({
        name: "openai-compatible",
        baseURL,
        supportsStructuredOutputs: true,
        fetch: boundedFetch,
        ...(apiKey !== undefined && { apiKey }),
      })(model);
    },
  },
});

function modelsIn(env: EnvOf<typeof variables>): string[] {
  return (env.OPENAI_COMPATIBLE_MODELS ?? "")
    .split(",")
    .map((model) => model.trim())
    .filter((model) => model !== "");
}
