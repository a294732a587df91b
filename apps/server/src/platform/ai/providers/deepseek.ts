import { creditCosts } from "@citelens/contract/pricing";
import { askChat } from "../ask/ask-chat.ts";
import { listModels } from "../ask/list-models.ts";
import { baseUrlOf, defineProvider, keyOf } from "../provider.ts";

const usualAddress = "https://api.deepseek.com/v1";

/** DeepSeek's models, from what they learned: the API does not search the web. */
export const deepseek = defineProvider({
  name: "deepseek",
  variables: {
    DEEPSEEK_API_KEY: keyOf("DeepSeek"),
    DEEPSEEK_BASE_URL: baseUrlOf("DeepSeek"),
  },
  needs: ["DEEPSEEK_API_KEY"],
  billedBy: "DEEPSEEK_API_KEY",
  models: [
    {
      id: "deepseek",
      display_name: "DeepSeek",
      operator_name: "DeepSeek",
      access: "api",
      web_search: false,
      model: "deepseek-flash",
      credits_per_answer: creditCosts.answer,
      typical: { inputTokens: 300, outputTokens: 1_000, searches: 0 },
    },
    {
      id: "deepseek-learned",
      display_name: "DeepSeek (no search)",
      operator_name: "DeepSeek",
      access: "api",
      web_search: false,
      variant_of: "deepseek",
      model: "deepseek-flash",
      credits_per_answer: creditCosts.answer,
      typical: { inputTokens: 300, outputTokens: 1_000, searches: 0 },
    },
  ],
  retirements: {
    "deepseek-chat": { shutdown_day: "2026-07-24", replacement: "deepseek-flash" },
    "deepseek-reasoner": { shutdown_day: "2026-07-24", replacement: "deepseek-flash" },
  },
  listModels: ({ env, signal }) =>
    listModels({ apiKey: env.DEEPSEEK_API_KEY, baseURL: env.DEEPSEEK_BASE_URL ?? usualAddress, signal }),
  open: async ({ env, model, timeoutMs }) => {
    const server = {
      name: "deepseek",
      apiKey: env.DEEPSEEK_API_KEY,
      baseURL: env.DEEPSEEK_BASE_URL ?? usualAddress,
    };
    return { ask: (question, asked) => askChat({ ...asked, ...server, question, model, timeoutMs }) };
  },
});
