import { creditCosts } from "@citelens/contract/billing/pricing";
import { responsesOperator } from "../ask/ask-responses.ts";
import { listModels } from "../ask/list-models.ts";
import { thinkingTokensMax } from "../operator.ts";
import { baseUrlOf, defineProvider, keyOf } from "../provider.ts";
import { type Dialect, openaiDialect, queriesOf } from "../read/responses-reading.ts";

const usualAddress = "https://api.meta.ai/v1";

/** Meta asks for money for every query, and not for every call. */
const metaDialect: Dialect = { ...openaiDialect, searchesBilled: (_, calls) => queriesOf(calls) };

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
  prices: {
    on: "2026-11-28",
    models: {
      "muse-wonder": { input: 4, output: 20 },
      "muse-ember": { input: 0.1, output: 0.5 },
      "muse-spark": { input: 1.25, cachedInput: 0.15, output: 4.25 },
      "muse-spark-1.1-contributor": { input: 0.1, cachedInput: 0.002, output: 0.2 },
      "muse-spark-1.2-contributor": { input: 0.1, cachedInput: 0.002, output: 0.2 },
      "muse-spark-1.3-contributor": { input: 0.1, cachedInput: 0.002, output: 0.2 },
    },
    thousandSearches: 2.5,
  },
  open: async ({ env, model, timeoutMs }) => {
    return responsesOperator({
      baseURL: env.META_BASE_URL ?? usualAddress,
      authorization: `Bearer ${env.META_API_KEY ?? ""}`,
      model,
      timeoutMs,
      dialect: metaDialect,
      place: "field",
      tokensMax: thinkingTokensMax,
    });
  },
});
