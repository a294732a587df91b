import { creditCosts } from "@citelens/contract/pricing";
import { askResponses } from "../ask/ask-responses.ts";
import { listModels } from "../ask/list-models.ts";
import { baseUrlOf, defineProvider, keyOf } from "../provider.ts";

const usualAddress = "https://api.meta.ai/v1";

/** Meta's models, which speak OpenAI's Responses protocol. */
export const meta = defineProvider({
  name: "meta",
  variables: { META_API_KEY: keyOf("Meta"), META_BASE_URL: baseUrlOf("Meta") },
  needs: ["META_API_KEY"],
  billedBy: "META_API_KEY",
  models: [
    {
      id: "meta-ai",
      display_name: "Meta AI",
      operator_name: "Meta",
      access: "api",
      web_search: true,
      model: "muse-spark-1.3",
      credits_per_answer: creditCosts.answer,
      typical: { inputTokens: 12_000, outputTokens: 1_200, searches: 2 },
    },
  ],
  listModels: ({ env, signal }) =>
    listModels({ apiKey: env.META_API_KEY, baseURL: env.META_BASE_URL ?? usualAddress, signal }),
  open: async ({ env, model, timeoutMs }) => {
    const { createOpenAI } = await import("@ai-sdk/openai");
    const apiKey = env.META_API_KEY ?? "";
    const client = createOpenAI({ name: "meta", apiKey, baseURL: env.META_BASE_URL ?? usualAddress });
    return { ask: (question, asked) => askResponses(client, { ...asked, question, model, timeoutMs }) };
  },
});
