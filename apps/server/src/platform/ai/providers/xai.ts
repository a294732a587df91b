import type { XaiProvider } from "@ai-sdk/xai";
import { creditCosts } from "@citelens/contract/pricing";
import type { ToolSet } from "ai";
import { askModel } from "../ask/ask-model.ts";
import { listModels } from "../ask/list-models.ts";
import { localeInstructions, locatedInWords } from "../ask/locale.ts";
import { at, baseUrlOf, defineProvider, type EnvOf, keyOf } from "../provider.ts";
import { failureInResponses, readResponses } from "../read/responses-reading.ts";

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
  open: async ({ env, model, timeoutMs }) => {
    const client = await clientOf(env);
    return {
      ask: async (question, asked) => {
        const instructions = localeInstructions(asked);
        // The SDK's tool of no input does not fit the SDK's own type of all tools.
        const tools = { web_search: client.tools.webSearch() as ToolSet[string] };
        const of = { ...asked, question, timeoutMs, tools, instructions, failureIn: failureInResponses };
        const answer = await askModel(client.responses(model), of);
        return { ...answer, ...readResponses(answer.raw), located: locatedInWords(asked) };
      },
    };
  },
  writer: {
    place: 5,
    defaultModel: () => "grok-4.3",
    load: async (env, model) => (await clientOf(env))(model),
  },
});

async function clientOf(env: EnvOf<typeof variables>): Promise<XaiProvider> {
  const { createXai } = await import("@ai-sdk/xai");
  return createXai({ apiKey: env.XAI_API_KEY ?? "", ...at(env.XAI_BASE_URL) });
}
