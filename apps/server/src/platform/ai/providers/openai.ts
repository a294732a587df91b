import type { OpenAIProvider } from "@ai-sdk/openai";
import { creditCosts } from "@citelens/contract/billing/pricing";
import { responsesOperator } from "../ask/ask-responses.ts";
import { boundedFetch } from "../ask/bounded-fetch.ts";
import { listModels } from "../ask/list-models.ts";
import { openaiPrices } from "../openai-prices.ts";
import { thinkingTokensMax } from "../operator.ts";
import { at, baseUrlOf, defineProvider, type EnvOf, keyOf } from "../provider.ts";
import { openaiDialect } from "../read/responses-reading.ts";

const usualAddress = "https://api.openai.com/v1";
const variables = { OPENAI_API_KEY: keyOf("OpenAI"), OPENAI_BASE_URL: baseUrlOf("OpenAI") };

/** OpenAI's models over the Responses API, with OpenAI's own web search. */
export const openai = defineProvider({
  name: "openai",
  variables,
  needs: ["OPENAI_API_KEY"],
  billedBy: "OPENAI_API_KEY",
  models: [
    {
      id: "chatgpt",
      display_name: "ChatGPT",
      operator_name: "OpenAI",
      access: "api",
      web_search: true,
      model: "gpt-6-luna",
      credits_per_answer: creditCosts.answer,
      typical: { inputTokens: 20_000, outputTokens: 1_500, searches: 3 },
    },
    {
      id: "chatgpt-terra",
      display_name: "ChatGPT (GPT-6.1 Terra)",
      operator_name: "OpenAI",
      access: "api",
      web_search: true,
      variant_of: "chatgpt",
      model: "gpt-6.1-terra",
      credits_per_answer: creditCosts.fullAnswer,
      typical: { inputTokens: 20_000, outputTokens: 3_800, searches: 3 },
    },
  ],
  retirements: {
    "gpt-3.5-turbo-16k": { shutdown_day: "2024-09-13", replacement: "gpt-6-luna" },
    "gpt-3.5-turbo-0301": { shutdown_day: "2024-09-13", replacement: "gpt-6-luna" },
    "gpt-3.5-turbo-0613": { shutdown_day: "2024-09-13", replacement: "gpt-6-luna" },
    "gpt-3.5-turbo-16k-0613": { shutdown_day: "2024-09-13", replacement: "gpt-6-luna" },
    "gpt-4-32k": { shutdown_day: "2025-06-06", replacement: "gpt-6-luna" },
    "gpt-4-32k-0314": { shutdown_day: "2025-06-06", replacement: "gpt-6-luna" },
    "gpt-4-32k-0613": { shutdown_day: "2025-06-06", replacement: "gpt-6-luna" },
    "o1-preview": { shutdown_day: "2025-07-28", replacement: "gpt-6-luna" },
    "o1-mini": { shutdown_day: "2025-10-27", replacement: "gpt-6-luna" },
    "codex-mini-latest": { shutdown_day: "2026-02-12", replacement: "gpt-6-luna" },
    "chatgpt-4o-latest": { shutdown_day: "2026-02-17", replacement: "gpt-6.1-terra" },
    "gpt-4-0125-preview": { shutdown_day: "2026-03-26", replacement: "gpt-6-luna" },
    "gpt-4-turbo-preview": { shutdown_day: "2026-03-26", replacement: "gpt-6-luna" },
    "gpt-4-0314": { shutdown_day: "2026-03-26", replacement: "gpt-6-luna" },
    "gpt-5.1-codex": { shutdown_day: "2026-07-23", replacement: "gpt-6.1-terra" },
    "gpt-3.5-turbo-1106": { shutdown_day: "2026-09-28", replacement: "gpt-6-luna" },
    "gpt-4o-2024-05-13": { shutdown_day: "2026-10-23", replacement: "gpt-6.1-terra" },
    "gpt-4-1106-preview": { shutdown_day: "2026-10-23", replacement: "gpt-6-luna" },
    "gpt-4-0613": { shutdown_day: "2026-10-23", replacement: "gpt-6-luna" },
    "gpt-3.5-turbo-0125": { shutdown_day: "2026-10-23", replacement: "gpt-6-luna" },
    "gpt-5.3-chat-latest": { shutdown_day: "2026-08-10", replacement: "gpt-6.1-terra" },
    "gpt-5.2-chat-latest": { shutdown_day: "2026-08-10", replacement: "gpt-6.1-terra" },
    "gpt-5.1-chat-latest": { shutdown_day: "2026-07-23", replacement: "gpt-6.1-terra" },
    "gpt-5-chat-latest": { shutdown_day: "2026-07-23", replacement: "gpt-6.1-terra" },
    "gpt-4o-search-preview": { shutdown_day: "2026-07-23", replacement: "gpt-6.1-terra" },
    "gpt-4o-mini-search-preview": { shutdown_day: "2026-07-23", replacement: "gpt-6.1-terra" },
    "gpt-4.1-nano": { shutdown_day: "2026-10-23", replacement: "gpt-6-luna" },
    "o4-mini": { shutdown_day: "2026-10-23", replacement: "gpt-6-luna" },
    "o3-mini": { shutdown_day: "2026-10-23", replacement: "gpt-6-luna" },
    o1: { shutdown_day: "2026-10-23", replacement: "gpt-6-luna" },
    "gpt-4-turbo": { shutdown_day: "2026-10-23", replacement: "gpt-6-luna" },
    "gpt-4": { shutdown_day: "2026-10-23", replacement: "gpt-6-luna" },
    "gpt-3.5-turbo": { shutdown_day: "2026-10-23", replacement: "gpt-6-luna" },
    "gpt-5": { shutdown_day: "2026-12-11", replacement: "gpt-6.1-sol" },
    "gpt-5-2025-08-07": { shutdown_day: "2026-12-11", replacement: "gpt-6.1-sol" },
    "gpt-5-mini": { shutdown_day: "2026-12-11", replacement: "gpt-6.1-terra" },
    "gpt-5-mini-2025-08-07": { shutdown_day: "2026-12-11", replacement: "gpt-6.1-terra" },
    o3: { shutdown_day: "2026-12-11", replacement: "gpt-6.1-terra" },
    "gpt-5-nano": { shutdown_day: "2026-12-11", replacement: "gpt-6-luna" },
    "gpt-5-nano-2025-08-07": { shutdown_day: "2026-12-11", replacement: "gpt-6-luna" },
    "gpt-4.1": { shutdown_day: "2027-01-14", replacement: "gpt-6.1-terra" },
    "gpt-4.1-mini": { shutdown_day: "2027-01-14", replacement: "gpt-6.1-terra" },
    "gpt-4o": { shutdown_day: "2027-01-14", replacement: "gpt-6.1-terra" },
    "gpt-4o-mini": { shutdown_day: "2027-01-14", replacement: "gpt-6.1-terra" },
    "gpt-5.1": { shutdown_day: "2027-04-01", replacement: "gpt-6.1-terra" },
    "gpt-5.1-2025-11-13": { shutdown_day: "2027-04-01", replacement: "gpt-6.1-terra" },
    "gpt-5.4-nano": { shutdown_day: "2027-04-01", replacement: "gpt-6-luna" },
    "gpt-5.4-nano-2026-03-17": { shutdown_day: "2027-04-01", replacement: "gpt-6-luna" },
  },
  listModels: ({ env, signal }) =>
    listModels({ apiKey: env.OPENAI_API_KEY, baseURL: env.OPENAI_BASE_URL ?? usualAddress, signal }),
  prices: { ...openaiPrices, thousandSearches: 10 },
  open: async ({ env, model, timeoutMs }) => {
    return responsesOperator({
      baseURL: env.OPENAI_BASE_URL ?? usualAddress,
      authorization: `Bearer ${env.OPENAI_API_KEY ?? ""}`,
      model,
      timeoutMs,
      dialect: openaiDialect,
      place: "field",
      tokensMax: thinkingTokensMax,
    });
  },
  writer: {
    place: 1,
    defaultModel: () => "gpt-6-luna",
    load: async (env, model) => (await clientOf(env))(model),
  },
});

async function clientOf(env: EnvOf<typeof variables>): Promise<OpenAIProvider> {
  const { createOpenAI } = await import("@ai-sdk/openai");
  return createOpenAI({ apiKey: env.OPENAI_API_KEY ?? "", fetch: boundedFetch, ...at(env.OPENAI_BASE_URL) });
}
