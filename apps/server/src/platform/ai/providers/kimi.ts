import { creditCosts } from "@citelens/contract/pricing";
import { askChat } from "../ask/ask-chat.ts";
import { listModels } from "../ask/list-models.ts";
import { baseUrlOf, defineProvider, keyOf } from "../provider.ts";

const usualAddress = "https://api.moonshot.ai/v1";

/** Moonshot's Kimi, from what it learned: its API leaves searching to the caller. */
export const kimi = defineProvider({
  name: "kimi",
  variables: {
    MOONSHOT_API_KEY: keyOf("Moonshot AI, for Kimi"),
    MOONSHOT_BASE_URL: baseUrlOf("Moonshot AI"),
  },
  needs: ["MOONSHOT_API_KEY"],
  billedBy: "MOONSHOT_API_KEY",
  models: [
    {
      id: "kimi",
      display_name: "Kimi",
      operator_name: "Moonshot AI",
      access: "api",
      web_search: false,
      model: "kimi-k2.6",
      credits_per_answer: creditCosts.answer,
      typical: { inputTokens: 300, outputTokens: 1_500, searches: 0 },
    },
    {
      id: "kimi-learned",
      display_name: "Kimi (no search)",
      operator_name: "Moonshot AI",
      access: "api",
      web_search: false,
      variant_of: "kimi",
      model: "kimi-k2.6",
      credits_per_answer: creditCosts.answer,
      typical: { inputTokens: 300, outputTokens: 1_500, searches: 0 },
    },
  ],
  retirements: {
    "kimi-latest": { shutdown_day: null, replacement: "kimi-k2.6" },
    "kimi-k2-thinking": { shutdown_day: null, replacement: "kimi-k2.6" },
    "kimi-k2-thinking-turbo": { shutdown_day: null, replacement: "kimi-k2.6" },
    "kimi-k2-0905-preview": { shutdown_day: null, replacement: "kimi-k2.6" },
    "kimi-k2-0711-preview": { shutdown_day: null, replacement: "kimi-k2.6" },
    "kimi-k2-turbo-preview": { shutdown_day: null, replacement: "kimi-k2.6" },
  },
  listModels: ({ env, signal }) =>
    listModels({ apiKey: env.MOONSHOT_API_KEY, baseURL: env.MOONSHOT_BASE_URL ?? usualAddress, signal }),
  open: async ({ env, model, timeoutMs }) => {
    const server = {
      name: "kimi",
      apiKey: env.MOONSHOT_API_KEY,
      baseURL: env.MOONSHOT_BASE_URL ?? usualAddress,
    };
    return { ask: (question, asked) => askChat({ ...asked, ...server, question, model, timeoutMs }) };
  },
});
