import type { OperatorFailureKind } from "@citelens/contract/operators";
import { creditCosts } from "@citelens/contract/pricing";
import { z } from "zod";
import { listModels } from "../ask/list-models.ts";
import { localeInstructions, locatedByField, userLocation } from "../ask/locale.ts";
import { postJson } from "../ask/post-json.ts";
import { OperatorFailure } from "../failures/operator-failure.ts";
import { type Answer, type AskOptions, answerTokensMax, unknownUsage } from "../operator.ts";
import { baseUrlOf, defineProvider, keyOf } from "../provider.ts";
import { knownItems } from "../read/known-items.ts";
import { parsedAnswer } from "../read/parsed-answer.ts";
import { searched, searchesFor } from "../read/searched.ts";
import { sourcesOf } from "../read/sources-of.ts";

const usualAddress = "https://api.perplexity.ai";

const source = z.object({ url: z.string(), title: z.string().nullish() });
const results = z.object({
  type: z.literal("search_results"),
  queries: z.array(z.string()).nullish(),
  results: z.array(source.extend({ id: z.union([z.number(), z.string()]).nullish() })),
});
const message = z.object({ type: z.literal("message"), content: z.array(z.unknown()) });
const text = z.object({
  type: z.literal("output_text"),
  text: z.string(),
  annotations: z.array(z.unknown()).nullish(),
});
const body = z.object({
  model: z.string(),
  status: z.string(),
  output: z.array(z.unknown()),
  error: z.object({ message: z.string() }).nullish(),
  incomplete_details: z.object({ reason: z.string().nullish() }).nullish(),
  usage: z.object({ input_tokens: z.number(), output_tokens: z.number() }).nullish(),
});
type Body = z.output<typeof body>;

/** Perplexity's Sonar over its Agent API, for which the SDK has no client. */
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
      typical: { inputTokens: 5_000, outputTokens: 600, searches: 1 },
    },
  ],
  listModels: ({ env, signal }) =>
    listModels({
      apiKey: env.PERPLEXITY_API_KEY,
      baseURL: `${env.PERPLEXITY_BASE_URL ?? usualAddress}/v1`,
      signal,
    }),
  open: async ({ env, model, timeoutMs }) => ({
    ask: async (question, asked) => {
      const startedMs = performance.now();
      const raw = await postJson(`${env.PERPLEXITY_BASE_URL ?? usualAddress}/v1/agent`, {
        authorization: `Bearer ${env.PERPLEXITY_API_KEY ?? ""}`,
        body: requestOf(question, model, asked),
        signal: asked.signal,
        timeoutMs,
      });
      return {
        ...read(raw),
        located: locatedByField(asked),
        raw,
        latencyMs: Math.round(performance.now() - startedMs),
      };
    },
  }),
});

function requestOf(question: string, model: string, asked: AskOptions): object {
  const { country } = userLocation(asked).userLocation ?? {};
  const { language } = asked;
  const instructions = localeInstructions(language === undefined ? {} : { language });
  return {
    model,
    input: question,
    ...(instructions !== undefined && { instructions }),
    max_output_tokens: answerTokensMax,
    tools: [{ type: "web_search", ...(country !== undefined && { user_location: { country } }) }],
  };
}

function read(raw: unknown): Omit<Answer, "raw" | "latencyMs" | "located"> {
  const data = parsedAnswer(body, raw);
  const found = knownItems(data.output, results);
  const written = knownItems(data.output, message).flatMap(({ content }) => knownItems(content, text));
  const whole = written
    .map((part) => part.text)
    .join("")
    .trim();
  if (data.status !== "completed")
    throw new OperatorFailure(kindOf(data), data.error?.message ?? data.status);
  if (whole === "") throw new OperatorFailure("garbage", "an empty answer");

  const annotated = written.flatMap(({ annotations }) => knownItems(annotations ?? [], source));
  const marks = new Set([...whole.matchAll(/\[(\d+)\]/g)].map(([, id]) => id));
  const marked = found.flatMap((one) => one.results.filter(({ id }) => marks.has(String(id))));
  return {
    text: whole,
    sources: sourcesOf(
      found.flatMap((one) => one.results),
      [...annotated, ...marked],
    ),
    ...searched(searchesFor(found.flatMap(({ queries }) => queries ?? []))),
    searched: found.length > 0,
    model_id: data.model,
    usage: {
      ...unknownUsage,
      inputTokens: data.usage?.input_tokens ?? null,
      outputTokens: data.usage?.output_tokens ?? null,
    },
  };
}

function kindOf({ status, incomplete_details }: Body): OperatorFailureKind {
  if (status !== "incomplete") return "incomplete";
  const reason = incomplete_details?.reason;
  if (reason === "content_filter") return "refusal";
  return reason === "max_output_tokens" ? "length" : "incomplete";
}
