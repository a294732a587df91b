import type { AnthropicProvider } from "@ai-sdk/anthropic";
import { creditCosts } from "@citelens/contract/pricing";
import { z } from "zod";
import { askModel, type ModelAnswer } from "../ask/ask-model.ts";
import { dayOf, type ListedPage, listPages } from "../ask/list-models.ts";
import { locatedByField, userLocation } from "../ask/locale.ts";
import { OperatorFailure } from "../failures/operator-failure.ts";
import type { Answer, Located } from "../operator.ts";
import { at, baseUrlOf, defineProvider, type EnvOf, keyOf } from "../provider.ts";
import { knownItems } from "../read/known-items.ts";
import { parsedAnswer } from "../read/parsed-answer.ts";
import { searched, searchesFor } from "../read/searched.ts";
import { sourcesOf } from "../read/sources-of.ts";

const searchesMax = 2;

const body = z.object({ content: z.array(z.object({ type: z.string() }).loose()), stop_reason: z.string() });
const query = z.object({ type: z.literal("server_tool_use"), input: z.object({ query: z.string() }) });
const source = z.object({ url: z.string(), title: z.string().nullish() });
const results = z.object({ type: z.literal("web_search_tool_result"), content: z.array(z.unknown()) });
const text = z.object({
  type: z.literal("text"),
  text: z.string(),
  citations: z.array(z.unknown()).nullish(),
});

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

const variables = { ANTHROPIC_API_KEY: keyOf("Anthropic"), ANTHROPIC_BASE_URL: baseUrlOf("Anthropic") };

/** Claude over the Messages API, with Anthropic's own web search. */
export const anthropic = defineProvider({
  name: "anthropic",
  variables,
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
  retirements: {
    "claude-sonnet-4-20250514": { shutdown_day: "2026-06-15", replacement: "claude-sonnet-5-5" },
    "claude-opus-4-20250514": { shutdown_day: "2026-06-15", replacement: "claude-opus-5-5" },
    "claude-sonnet-4-5": { shutdown_day: "2026-11-30", replacement: "claude-sonnet-5-5" },
    "claude-sonnet-4-5-20250929": { shutdown_day: "2026-11-30", replacement: "claude-sonnet-5-5" },
  },
  listModels: ({ env, signal }) => {
    const baseURL = env.ANTHROPIC_BASE_URL ?? usualAddress;
    const headers = { "x-api-key": env.ANTHROPIC_API_KEY ?? "", "anthropic-version": "2023-06-01" };
    return listPages("/models?limit=1000", { baseURL, headers, signal }, pageOf);
  },
  open: async ({ env, model, timeoutMs }) => {
    const client = await clientOf(env);
    return {
      ask: async (question, asked) => {
        const search = client.tools.webSearch_20250305({ maxUses: searchesMax, ...userLocation(asked) });
        const tools = { web_search: search };
        const of = { ...asked, question, timeoutMs, tools };
        return read(await askModel(client(model), of), locatedByField(asked));
      },
    };
  },
  writer: {
    place: 2,
    defaultModel: () => "claude-haiku-5-5",
    load: async (env, model) => (await clientOf(env))(model),
  },
});

async function clientOf(env: EnvOf<typeof variables>): Promise<AnthropicProvider> {
  const { createAnthropic } = await import("@ai-sdk/anthropic");
  return createAnthropic({ apiKey: env.ANTHROPIC_API_KEY ?? "", ...at(env.ANTHROPIC_BASE_URL) });
}

function read(answer: ModelAnswer, located: Located): Answer {
  const { content, stop_reason } = parsedAnswer(body, answer.raw);
  if (stop_reason === "pause_turn") throw new OperatorFailure("incomplete", "it paused in the middle");

  const lastSearch = content.findLastIndex(({ type }) => type === "web_search_tool_result");
  // What stands before the last search announces it, as in "Let me look that up", and is no part of the answer.
  const written = knownItems(content.slice(lastSearch + 1), text);
  return {
    ...answer,
    text:
      written
        .map((part) => part.text)
        .join("")
        .trim() || answer.text,
    sources: sourcesOf(
      knownItems(content, results).flatMap((found) => knownItems(found.content, source)),
      knownItems(content, text).flatMap(({ citations }) => knownItems(citations ?? [], source)),
    ),
    ...searched(searchesFor(knownItems(content, query).map(({ input }) => input.query))),
    searched: lastSearch >= 0,
    located,
  };
}

function pageOf(raw: unknown): ListedPage {
  const { data, has_more, last_id } = parsedAnswer(page, raw);
  const models = knownItems(data, listed).map(({ id, lifecycle, retires_at }) => ({
    ids: [id],
    ends: (lifecycle === "deprecated" || retires_at != null) && {
      shutdown_day: dayOf(retires_at),
      replacement: null,
    },
  }));
  return {
    models,
    next: has_more && last_id != null ? `&after_id=${encodeURIComponent(last_id)}` : undefined,
  };
}
