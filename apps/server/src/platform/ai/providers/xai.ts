import type { XaiProvider } from "@ai-sdk/xai";
import { creditCosts } from "@citelens/contract/billing/pricing";
import { responsesOperator } from "../ask/ask-responses.ts";
import { boundedFetch } from "../ask/bounded-fetch.ts";
import { listModels } from "../ask/list-models.ts";
import { thinkingTokensMax } from "../operator.ts";
import { at, baseUrlOf, defineProvider, type EnvOf, keyOf } from "../provider.ts";
import { xaiDialect } from "../read/xai-reading.ts";

const usualAddress = "https://api.x.ai/v1";
const variables = { XAI_API_KEY: keyOf("xAI"), XAI_BASE_URL: baseUrlOf("xAI") };

/** Grok over xAI's Responses API, with xAI's own web search, which takes no location. */
export const xai = defineProvider({
  name: "xai",
  variables,
  needs: ["XAI_API_KEY"],
  billedBy: "XAI_API_KEY",
  models: [
    {
      id: "grok",
      display_name: "Grok",
      operator_name: "xAI",
      access: "api",
      web_search: true,
      model: "grok-4.3",
      credits_per_answer: creditCosts.answer,
      typical: { inputTokens: 12_000, outputTokens: 1_200, searches: 3 },
    },
    {
      id: "grok-4-7",
      display_name: "Grok (4.7)",
      operator_name: "xAI",
      access: "api",
      web_search: true,
      variant_of: "grok",
      model: "grok-4.7",
      credits_per_answer: creditCosts.fullAnswer,
      typical: { inputTokens: 12_000, outputTokens: 1_200, searches: 3 },
    },
  ],
  retirements: {
    "grok-3": { shutdown_day: "2026-05-15", replacement: "grok-4.3" },
    "grok-4": { shutdown_day: "2026-05-15", replacement: "grok-4.3" },
    "grok-4-0709": { shutdown_day: "2026-05-15", replacement: "grok-4.3" },
    "grok-4-fast-reasoning": { shutdown_day: "2026-05-15", replacement: "grok-4.3" },
    "grok-4-1-fast-reasoning": { shutdown_day: "2026-05-15", replacement: "grok-4.3" },
    "grok-code-fast-1": { shutdown_day: "2026-05-15", replacement: "grok-4.3" },
    "grok-4-fast-non-reasoning": { shutdown_day: "2026-05-15", replacement: "grok-4.3" },
    "grok-4-1-fast-non-reasoning": { shutdown_day: "2026-05-15", replacement: "grok-4.3" },
  },
  listModels: ({ env, signal }) =>
    listModels({ apiKey: env.XAI_API_KEY, baseURL: env.XAI_BASE_URL ?? usualAddress, signal }),
  prices: {
    on: "2026-11-28",
    models: {
      "grok-4.3": { input: 1.25, cachedInput: 0.2, output: 2.5 },
      "grok-4.20": { input: 1.25, cachedInput: 0.2, output: 2.5 },
      "grok-4.5": { input: 2, cachedInput: 0.5, output: 6 },
      "grok-4.6": { input: 2, cachedInput: 0.5, output: 6 },
      "grok-4.7": { input: 2, cachedInput: 0.5, output: 6 },
    },
    thousandSearches: 5,
  },
  open: async ({ env, model, timeoutMs }) => {
    return responsesOperator({
      baseURL: env.XAI_BASE_URL ?? usualAddress,
      authorization: `Bearer ${env.XAI_API_KEY ?? ""}`,
      model,
      timeoutMs,
      dialect: xaiDialect,
      place: "words",
      tokensMax: thinkingTokensMax,
    });
  },
  writer: {
    place: 5,
    defaultModel: () => "grok-4.3",
    load: async (env, model) => (await clientOf(env))(model),
  },
});

async function clientOf(env: EnvOf<typeof variables>): Promise<XaiProvider> {
  const { createXai } = await import("@ai-sdk/xai");
  return createXai({ apiKey: env.XAI_API_KEY ?? "", fetch: boundedFetch, ...at(env.XAI_BASE_URL) });
}
