import { creditCosts } from "@citelens/contract/pricing";
import { askChat } from "../ask/ask-chat.ts";
import { listModels } from "../ask/list-models.ts";
import { baseUrlOf, defineProvider, keyOf } from "../provider.ts";

const usualAddress = "https://dashscope-intl.aliyuncs.com/compatible-mode/v1";

/** Alibaba's Qwen, from what it learned: its search does not tell what it read over this protocol. */
export const qwen = defineProvider({
  name: "qwen",
  variables: {
    DASHSCOPE_API_KEY: keyOf("Alibaba Cloud's Model Studio, for Qwen"),
    DASHSCOPE_BASE_URL: baseUrlOf("Alibaba Cloud's Model Studio"),
  },
  needs: ["DASHSCOPE_API_KEY"],
  billedBy: "DASHSCOPE_API_KEY",
  models: [
    {
      id: "qwen",
      display_name: "Qwen",
      operator_name: "Alibaba Cloud",
      access: "api",
      web_search: false,
      model: "qwen-plus",
      credits_per_answer: creditCosts.answer,
      typical: { inputTokens: 300, outputTokens: 1_000, searches: 0 },
    },
    {
      id: "qwen-learned",
      display_name: "Qwen (no search)",
      operator_name: "Alibaba Cloud",
      access: "api",
      web_search: false,
      variant_of: "qwen",
      model: "qwen-plus",
      credits_per_answer: creditCosts.answer,
      typical: { inputTokens: 300, outputTokens: 1_000, searches: 0 },
    },
  ],
  listModels: ({ env, signal }) =>
    listModels({ apiKey: env.DASHSCOPE_API_KEY, baseURL: env.DASHSCOPE_BASE_URL ?? usualAddress, signal }),
  open: async ({ env, model, timeoutMs }) => {
    const server = {
      name: "qwen",
      apiKey: env.DASHSCOPE_API_KEY,
      baseURL: env.DASHSCOPE_BASE_URL ?? usualAddress,
    };
    return { ask: (question, asked) => askChat({ ...asked, ...server, question, model, timeoutMs }) };
  },
});
