import { creditCosts } from "@citelens/contract/billing/pricing";
import { askMessages, type WebTool } from "../ask/ask-messages.ts";
import { listModels } from "../ask/list-models.ts";
import { baseUrlOf, defineProvider, type EnvOf, keyOf } from "../provider.ts";

const usualAddress = "https://api.deepseek.com";

const variables = { DEEPSEEK_API_KEY: keyOf("DeepSeek"), DEEPSEEK_BASE_URL: baseUrlOf("DeepSeek") };

/** Without thoughts before the answer it is the search of its app; it has no field for a place. */
const webSearch: WebTool = {
  offer: () => ({ type: "deepseek_web_search", name: "deepseek_web_search" }),
  place: "words",
};

/** DeepSeek over the Messages protocol, with the search that its app has, or from what it learnt. */
export const deepseek = defineProvider({
  name: "deepseek",
  variables,
  needs: ["DEEPSEEK_API_KEY"],
  billedBy: "DEEPSEEK_API_KEY",
  models: [
    {
      id: "deepseek",
      display_name: "DeepSeek",
      operator_name: "DeepSeek",
      access: "api",
      web_search: true,
      model: "deepseek-flash",
      credits_per_answer: creditCosts.answer,
      typical: { inputTokens: 20_000, outputTokens: 1_500, searches: 2 },
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
  /** Prices of the hours at which it is dear, on working days in China; at others it is half of it. */
  prices: {
    on: "2026-11-28",
    models: {
      "deepseek-flash": { input: 0.3, cachedInput: 0.006, output: 1.2 },
      "deepseek-v4-flash": { input: 0.3, cachedInput: 0.006, output: 1.2 },
      "deepseek-v4-pro": { input: 1.32, cachedInput: 0.044, output: 3.96 },
    },
    thousandSearches: 0.75,
  },
  retirements: {
    "deepseek-chat": { shutdown_day: "2026-07-24", replacement: "deepseek-flash" },
    "deepseek-reasoner": { shutdown_day: "2026-07-24", replacement: "deepseek-flash" },
  },
  listModels: ({ env, signal }) =>
    listModels({ apiKey: env.DEEPSEEK_API_KEY, baseURL: `${rootOf(env)}/v1`, signal }),
  open: async ({ env, model, search, timeoutMs }) => {
    const server = {
      apiKey: env.DEEPSEEK_API_KEY,
      baseURL: `${rootOf(env)}/anthropic/v1`,
      model,
      webTool: search ? webSearch : undefined,
      thinking: "off" as const,
    };
    return { ask: (question, asked) => askMessages({ ...asked, ...server, question, timeoutMs }) };
  },
});

/** Root of all its protocols; the address may have been given as that of one of them. */
function rootOf({ DEEPSEEK_BASE_URL = usualAddress }: EnvOf<typeof variables>): string {
  return DEEPSEEK_BASE_URL.replace(/(\/anthropic)?(\/v1)?\/?$/, "");
}
