import type { OpenAIProvider } from "@ai-sdk/openai";
import { creditCosts } from "@citelens/contract/pricing";
import { askResponses } from "../ask/ask-responses.ts";
import { at, baseUrlOf, defineProvider, type EnvOf, keyOf } from "../provider.ts";

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
      typical: { inputTokens: 20_000, outputTokens: 1_500, searches: 1 },
    },
  ],
  retirements: {
    "gpt-4.1": { shutdown_day: "2027-01-14", replacement: "gpt-6.1-terra" },
    "gpt-4o": { shutdown_day: "2027-01-14", replacement: "gpt-6.1-terra" },
    "gpt-5": { shutdown_day: "2026-12-11", replacement: "gpt-6.1-terra" },
    "gpt-5-mini": { shutdown_day: "2026-12-11", replacement: "gpt-6.1-terra" },
    "gpt-5.1": { shutdown_day: "2027-04-01", replacement: "gpt-6.1-terra" },
  },
  open: async ({ env, model, timeoutMs }) => {
    const client = await clientOf(env);
    return { ask: (question, asked) => askResponses(client, { ...asked, question, model, timeoutMs }) };
  },
  writer: {
    place: 1,
    defaultModel: () => "gpt-6-luna",
    load: async (env, model) => (await clientOf(env))(model),
  },
});

async function clientOf(env: EnvOf<typeof variables>): Promise<OpenAIProvider> {
  const { createOpenAI } = await import("@ai-sdk/openai");
  return createOpenAI({ apiKey: env.OPENAI_API_KEY ?? "", ...at(env.OPENAI_BASE_URL) });
}
