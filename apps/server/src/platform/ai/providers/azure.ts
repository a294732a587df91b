import { creditCosts } from "@citelens/contract/billing/pricing";
import { z } from "zod";
import { responsesOperator } from "../ask/ask-responses.ts";
import { listModels } from "../ask/list-models.ts";
import { openaiPrices } from "../openai-prices.ts";
import { thinkingTokensMax } from "../operator.ts";
import { defineProvider, keyOf } from "../provider.ts";
import { openaiDialect } from "../read/responses-reading.ts";

/** A model deployed on Azure, over the Responses API of its resource (https://….openai.azure.com/openai/v1), with Bing. */
export const azure = defineProvider({
  name: "azure",
  variables: {
    AZURE_API_KEY: keyOf("Azure OpenAI; it needs AZURE_BASE_URL too"),
    AZURE_BASE_URL: z
      .url()
      .optional()
      .describe("Your resource's own address, https://your-resource.openai.azure.com/openai/v1."),
  },
  needs: ["AZURE_API_KEY", "AZURE_BASE_URL"],
  billedBy: "AZURE_API_KEY",
  namesAreOwn: true,
  models: [
    {
      id: "copilot",
      display_name: "Copilot (Azure)",
      operator_name: "Microsoft",
      access: "api",
      web_search: true,
      model: "gpt-6-luna",
      credits_per_answer: creditCosts.answer,
      typical: { inputTokens: 20_000, outputTokens: 1_500, searches: 3 },
    },
  ],
  // The models that can be deployed, and when they end: a deployment may bear any name.
  listModels: async ({ env, signal }) => {
    const apiKey = env.AZURE_API_KEY ?? "";
    const headers = { "api-key": apiKey };
    const { models } = await listModels({ apiKey, headers, baseURL: env.AZURE_BASE_URL ?? "", signal });
    return { models, isComplete: false };
  },
  prices: { ...openaiPrices, thousandSearches: 14 },
  open: async ({ env, model, timeoutMs }) => {
    return responsesOperator({
      baseURL: env.AZURE_BASE_URL ?? "",
      headers: { "api-key": env.AZURE_API_KEY ?? "" },
      model,
      timeoutMs,
      dialect: openaiDialect,
      place: "field",
      tokensMax: thinkingTokensMax,
    });
  },
});
