import { creditCosts } from "@citelens/contract/billing/pricing";
import { z } from "zod";
import { askJson, type BodyReading } from "../ask/ask-json.ts";
import { listModels } from "../ask/list-models.ts";
import { baseLanguage, locatedByField } from "../ask/locale.ts";
import { pathOf } from "../ask/post-json.ts";
import { lengthKind, OperatorFailure } from "../failures/operator-failure.ts";
import { type AskOptions, answerTokensMax, type Search } from "../operator.ts";
import { baseUrlOf, defineProvider, keyOf } from "../provider.ts";
import { knownItems } from "../read/known-items.ts";
import { parsedAnswer, writtenText } from "../read/parsed-answer.ts";
import { searched, searchesFor } from "../read/searched.ts";
import { sourcesOf } from "../read/sources-of.ts";
import { amount, money } from "../read/usage.ts";
import type { Usage } from "../usage.ts";

const usualAddress = "https://api.perplexity.ai";

const source = z.object({ url: z.string(), title: z.string().nullish().catch(null) });
const result = source.extend({ id: z.union([z.number(), z.string()]).nullish().catch(null) });
const results = z.object({
  type: z.literal("search_results"),
  queries: z.array(z.string()).nullish().catch(null),
  results: z.array(z.unknown()),
});
const message = z.object({ type: z.literal("message"), content: z.array(z.unknown()) });
const text = z.object({
  type: z.literal("output_text"),
  text: z.string(),
  annotations: z.array(z.unknown()).nullish().catch(null),
});
const body = z.object({
  model: z.string(),
  status: z.string(),
  output: z.array(z.unknown()),
  error: z.object({ message: z.string() }).nullish().catch(null),
});
const account = z.object({
  usage: z.object({
    input_tokens: amount,
    input_tokens_details: z.object({ cache_read_input_tokens: amount }).nullish().catch(null),
    output_tokens: amount,
    tool_calls_details: z
      .object({ web_search: z.object({ invocation: amount }).nullish() })
      .nullish()
      .catch(null),
    cost: z.object({ total_cost: money }).nullish().catch(null),
  }),
});

/** Perplexity's Sonar over its Agent API, which says what each answer cost. */
export const perplexity = defineProvider({
  name: "perplexity",
  variables: { PERPLEXITY_API_KEY: keyOf("Perplexity"), PERPLEXITY_BASE_URL: baseUrlOf("Perplexity") },
  needs: ["PERPLEXITY_API_KEY"],
  billedBy: "PERPLEXITY_API_KEY",
  models: [
    {
      id: "perplexity",
      display_name: "Perplexity",
      operator_name: "Perplexity",
      access: "api",
      web_search: true,
      model: "perplexity/sonar",
      credits_per_answer: creditCosts.answer,
      typical: { inputTokens: 500, outputTokens: 300, searches: 1 },
    },
  ],
  /** For what it will cost; afterwards it says so itself. */
  prices: {
    on: "2026-11-28",
    models: { "perplexity/sonar": { input: 0.25, cachedInput: 0.0625, output: 2.5 } },
    thousandSearches: 2.5,
  },
  listModels: ({ env, signal }) =>
    listModels({
      apiKey: env.PERPLEXITY_API_KEY,
      baseURL: `${env.PERPLEXITY_BASE_URL ?? usualAddress}/v1`,
      signal,
    }),
  open: async ({ env, model, timeoutMs }) => {
    const url = pathOf(env.PERPLEXITY_BASE_URL ?? usualAddress, "/v1/agent");
    const authorization = `Bearer ${env.PERPLEXITY_API_KEY ?? ""}`;
    return {
      ask: (question, asked) => {
        const request = requestOf(question, model, asked);
        return askJson(url, { authorization, body: request, signal: asked.signal, timeoutMs }, (raw) => ({
          ...read(raw),
          located: asked.search === "off" ? "nowhere" : locatedByField(asked),
        }));
      },
    };
  },
});

function requestOf(
  question: string,
  model: string,
  { country, city, language, search, instructions }: AskOptions,
): object {
  const place = country !== undefined && {
    user_location: { country, ...(city !== undefined && { city }) },
  };
  return {
    model,
    input: question,
    ...(instructions !== undefined && { instructions }),
    ...(language !== undefined && { language_preference: baseLanguage(language) }),
    max_output_tokens: answerTokensMax,
    store: false,
    ...(search !== "off" && { tools: [{ type: "web_search", ...place }] }),
  };
}

function read(raw: unknown): Omit<BodyReading, "located"> {
  const { model, status, output, error } = parsedAnswer(body, raw, usageIn(raw));
  const found = knownItems(output, results).map((item) => ({
    queries: item.queries ?? [],
    pages: knownItems(item.results, result),
  }));
  const usage = { ...usageIn(raw), searches: usageIn(raw).searches ?? found.length };
  if (status !== "completed") throw new OperatorFailure("incomplete", error?.message ?? status, { usage });
  const written = knownItems(output, message).flatMap(({ content }) => knownItems(content, text));
  const joined = written.map((part) => part.text).join("");
  if ((usage.outputTokens ?? 0) >= answerTokensMax)
    throw new OperatorFailure(lengthKind(joined.trim() === ""), `more than ${answerTokensMax} tokens`, {
      usage,
    });

  const whole = writtenText(joined, usage);
  const annotated = written.flatMap(({ annotations }) => knownItems(annotations ?? [], source));
  const marks = new Set([...whole.matchAll(/\[(\d+)\]/g)].map(([, id]) => id));
  const pages = found.flatMap((one) => one.pages);
  return {
    text: whole,
    sources: sourcesOf(pages, [...annotated, ...pages.filter(({ id }) => marks.has(String(id)))]),
    ...searched(found.flatMap(searchesOf)),
    model_id: model,
    usage,
  };
}

/** Searches with the pages each found; of several queries that were searched for at once, nobody says which found a page. */
function searchesOf({ queries, pages }: { queries: readonly string[]; pages: { url: string }[] }): Search[] {
  if (queries.length > 1) return searchesFor(queries);
  return [{ query: queries[0] ?? null, found: pages.map(({ url }) => url) }];
}

/** Usage with its searches as far as it says itself how many are billed. */
function usageIn(raw: unknown): Usage {
  const usage = account.safeParse(raw).data?.usage;
  return {
    inputTokens: usage?.input_tokens ?? null,
    cachedInputTokens: usage?.input_tokens_details?.cache_read_input_tokens ?? null,
    cacheWriteTokens: null,
    outputTokens: usage?.output_tokens ?? null,
    searches: usage?.tool_calls_details?.web_search?.invocation ?? null,
    costUsd: usage?.cost?.total_cost ?? null,
  };
}
