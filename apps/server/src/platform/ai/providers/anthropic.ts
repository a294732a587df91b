import { creditCosts } from "@citelens/contract/billing/pricing";
import { z } from "zod";
import { askMessages, type WebTool } from "../ask/ask-messages.ts";
import { boundedFetch } from "../ask/bounded-fetch.ts";
import { dayOf, type ListedPage, listPages } from "../ask/list-models.ts";
import { userLocation } from "../ask/locale.ts";
import { thinkingTokensMax } from "../operator.ts";
import { at, baseUrlOf, defineProvider, keyOf } from "../provider.ts";
import { knownItems } from "../read/known-items.ts";
import { parsedAnswer } from "../read/parsed-answer.ts";

const usualAddress = "https://api.anthropic.com/v1";

const page = z.object({
  data: z.array(z.unknown()),
  has_more: z.boolean().nullish(),
  last_id: z.string().nullish(),
});
const listed = z.object({
  id: z.string(),
  lifecycle: z.string().nullish(),
  retires_at: z.string().nullish(),
});

const searchesMax = 2;
const webSearch: WebTool = {
  offer: (asked) => ({
    type: "web_search_20250305",
    name: "web_search",
    max_uses: searchesMax,
    ...(asked.country !== undefined && { user_location: userLocation(asked) }),
  }),
  place: "field",
};

/** Claude over the Messages API, with Anthropic's own web search. */
export const anthropic = defineProvider({
  name: "anthropic",
  variables: { ANTHROPIC_API_KEY: keyOf("Anthropic"), ANTHROPIC_BASE_URL: baseUrlOf("Anthropic") },
  needs: ["ANTHROPIC_API_KEY"],
  billedBy: "ANTHROPIC_API_KEY",
  models: [
    {
      id: "claude",
      display_name: "Claude",
      operator_name: "Anthropic",
      access: "api",
      web_search: true,
      model: "claude-haiku-5-5",
      credits_per_answer: creditCosts.answer,
      typical: { inputTokens: 27_000, outputTokens: 800, searches: 2 },
    },
    {
      id: "claude-sonnet",
      display_name: "Claude (Sonnet 5.5)",
      operator_name: "Anthropic",
      access: "api",
      web_search: true,
      variant_of: "claude",
      model: "claude-sonnet-5-5",
      credits_per_answer: creditCosts.fullAnswer,
      typical: { inputTokens: 27_000, outputTokens: 800, searches: 2 },
    },
  ],
  prices: {
    on: "2026-11-28",
    models: {
      "claude-haiku-5": { input: 0.1, cachedInput: 0.01, output: 0.5 }, // for up to 100,000 tokens, which no answer reaches
      "claude-haiku-4": { input: 1, cachedInput: 0.1, output: 5 },
      "claude-sonnet-5-5": { input: 2, cachedInput: 0.1, output: 10 },
      "claude-sonnet-5": { input: 2, cachedInput: 0.2, output: 10 },
      "claude-sonnet-4": { input: 3, cachedInput: 0.3, output: 15 },
      "claude-opus-5-5": { input: 4, cachedInput: 0.2, output: 20 },
      "claude-opus-5": { input: 5, cachedInput: 0.5, output: 25 },
      "claude-opus-4": { input: 5, cachedInput: 0.5, output: 25 },
      "claude-fable-5-1": { input: 10, cachedInput: 0.25, output: 50 },
      "claude-fable-5": { input: 10, cachedInput: 1, output: 50 },
    },
    thousandSearches: 10,
    cacheWriteTimes: 1.25,
  },
  retirements: {
    "claude-sonnet-4-20250514": { shutdown_day: "2026-06-15", replacement: "claude-sonnet-5-5" },
    "claude-opus-4-20250514": { shutdown_day: "2026-06-15", replacement: "claude-opus-5-5" },
    "claude-mythos-preview": { shutdown_day: "2026-06-30", replacement: "claude-haiku-5-5" },
    "claude-sonnet-4-5": { shutdown_day: "2026-11-30", replacement: "claude-sonnet-5-5" },
    "claude-sonnet-4-5-20250929": { shutdown_day: "2026-11-30", replacement: "claude-sonnet-5-5" },
    "claude-opus-4-5": { shutdown_day: "2027-01-22", replacement: "claude-opus-5-5" },
    "claude-opus-4-5-20251101": { shutdown_day: "2027-01-22", replacement: "claude-opus-5-5" },
  },
  listModels: ({ env, signal }) => {
    const baseURL = env.ANTHROPIC_BASE_URL ?? usualAddress;
    const headers = { "x-api-key": env.ANTHROPIC_API_KEY ?? "", "anthropic-version": "2023-06-01" };
    return listPages("/models?limit=1000", { baseURL, headers, signal }, pageOf);
  },
  open: async ({ env, model, search, timeoutMs }) => {
    const baseURL = env.ANTHROPIC_BASE_URL ?? usualAddress;
    const server = {
      apiKey: env.ANTHROPIC_API_KEY,
      baseURL,
      model,
      webTool: search ? webSearch : undefined,
      tokensMax: thinkingTokensMax,
    };
    return { ask: (question, asked) => askMessages({ ...asked, ...server, question, timeoutMs }) };
  },
  writer: {
    place: 2,
    defaultModel: () => "claude-haiku-5-5",
    load: async (env, model) => {
      const { createAnthropic } = await import("@ai-sdk/anthropic");
      return createAnthropic({
        apiKey: env.ANTHROPIC_API_KEY ?? "",
        fetch: boundedFetch,
        ...at(env.ANTHROPIC_BASE_URL),
      })(model);
    },
  },
});

function pageOf(raw: unknown): ListedPage {
  const { data, has_more, last_id } = parsedAnswer(page, raw);
  const models = knownItems(data, listed).map(({ id, lifecycle, retires_at }) => {
    const shutdown_day = dayOf(retires_at);
    return {
      ids: [id],
      ends: (lifecycle === "deprecated" || shutdown_day !== null) && { shutdown_day, replacement: null },
    };
  });
  return {
    models,
    next: has_more && last_id != null ? `&after_id=${encodeURIComponent(last_id)}` : undefined,
  };
}
