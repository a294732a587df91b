import { creditCosts } from "@citelens/contract/billing/pricing";
import { z } from "zod";
import { askChat } from "../ask/ask-chat.ts";
import { responsesOperator } from "../ask/ask-responses.ts";
import { listModels } from "../ask/list-models.ts";
import { baseUrlOf, defineProvider, keyOf } from "../provider.ts";
import { type Dialect, openaiDialect } from "../read/responses-reading.ts";
import { amount } from "../read/usage.ts";

const usualAddress = "https://dashscope-intl.aliyuncs.com/compatible-mode/v1";

/** Dialect whose bill may count more than what the output tells. */
const qwenDialect: Dialect = {
  ...openaiDialect,
  searchesBilled: (raw, calls) =>
    bill.safeParse(raw).data?.usage.x_tools.web_search.count ?? calls.filter(({ queries }) => queries).length,
};
const bill = z.object({
  usage: z.object({ x_tools: z.object({ web_search: z.object({ count: amount }) }) }),
});

/** Alibaba's Qwen: with its own web search over the Responses protocol, or from what it learnt. */
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
      web_search: true,
      tells_citations: false,
      model: "qwen3.7-plus",
      credits_per_answer: creditCosts.answer,
      typical: { inputTokens: 8_000, outputTokens: 3_000, searches: 1 },
    },
    {
      id: "qwen-learned",
      display_name: "Qwen (no search)",
      operator_name: "Alibaba Cloud",
      access: "api",
      web_search: false,
      variant_of: "qwen",
      model: "qwen3.7-plus",
      credits_per_answer: creditCosts.answer,
      typical: { inputTokens: 300, outputTokens: 1_000, searches: 0 },
    },
  ],
  listModels: ({ env, signal }) =>
    listModels({ apiKey: env.DASHSCOPE_API_KEY, baseURL: env.DASHSCOPE_BASE_URL ?? usualAddress, signal }),
  prices: {
    on: "2026-11-23",
    models: {
      "qwen3.8-max": { input: 2, output: 6 },
      "qwen3.7-max": { input: 2.5, output: 7.5 },
      "qwen3.7-plus": { input: 0.4, output: 1.6 },
      "qwen3.7-flash": { input: 0.16, cachedInput: 0.04, output: 0.64 },
      "qwen-plus": { input: 0.4, output: 1.2 },
    },
    thousandSearches: 10,
  },
  open: async ({ env, model, search, timeoutMs }) => {
    const baseURL = env.DASHSCOPE_BASE_URL ?? usualAddress;
    const apiKey = env.DASHSCOPE_API_KEY;
    const searching = responsesOperator({
      baseURL,
      authorization: `Bearer ${apiKey ?? ""}`,
      model,
      timeoutMs,
      dialect: qwenDialect,
      place: "words",
      // Without it Qwen thinks as hard as it can, which is slow and dear; the cap leaves its thoughts out.
      effort: "medium",
    });
    return {
      ask: (question, asked) =>
        search && asked.search !== "off"
          ? searching.ask(question, asked)
          : askChat({ ...asked, apiKey, baseURL, question, model, timeoutMs }),
    };
  },
});
