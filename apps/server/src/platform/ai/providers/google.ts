import { creditCosts } from "@citelens/contract/billing/pricing";
import { z } from "zod";
import { type ListedPage, listPages } from "../ask/list-models.ts";
import { localeInstructions, locatedInWords } from "../ask/locale.ts";
import { pathOf, postJson } from "../ask/post-json.ts";
import { type RemainingTime, remainingTime } from "../ask/remaining-time.ts";
import { unstoredFetch } from "../ask/unstored.ts";
import { type AskOptions, thinkingTokensMax } from "../operator.ts";
import { at, baseUrlOf, defineProvider, keyOf, type ModelPrice } from "../provider.ts";
import { continuationIn, readGemini, usageOfGemini } from "../read/gemini-reading.ts";
import { knownItems } from "../read/known-items.ts";
import { parsedAnswer } from "../read/parsed-answer.ts";
import { withUsage } from "../read/usage.ts";

const usualAddress = "https://generativelanguage.googleapis.com/v1beta";
const page = z.object({ models: z.array(z.unknown()).nullish(), nextPageToken: z.string().nullish() });
const listed = z.object({ name: z.string() });

/** An answer of 8,000 tokens needs one or two. */
const continuationsMax = 3;

const flash: ModelPrice = {
  input: 0.75,
  cachedInput: 0.075,
  output: 3.75,
  later: [{ from: "2027-01-01", price: { input: 1.5, cachedInput: 0.15, output: 7.5 } }],
};
const large: ModelPrice = {
  input: 2,
  cachedInput: 0.1,
  output: 10,
  later: [{ from: "2026-12-01", price: { input: 4, cachedInput: 0.2, output: 20 } }],
};

/** Gemini, grounded in Google Search, which takes a language and no country. */
export const google = defineProvider({
  name: "google",
  variables: {
    GOOGLE_GENERATIVE_AI_API_KEY: keyOf("Google"),
    GOOGLE_GENERATIVE_AI_BASE_URL: baseUrlOf("Google"),
  },
  needs: ["GOOGLE_GENERATIVE_AI_API_KEY"],
  billedBy: "GOOGLE_GENERATIVE_AI_API_KEY",
  models: [
    {
      id: "gemini",
      display_name: "Gemini",
      operator_name: "Google",
      access: "api",
      web_search: true,
      model: "gemini-4-hydrogen",
      credits_per_answer: creditCosts.answer,
      typical: { inputTokens: 500, outputTokens: 2_000, searches: 4 },
    },
    {
      id: "gemini-argon",
      display_name: "Gemini (4 Argon)",
      operator_name: "Google",
      access: "api",
      web_search: true,
      variant_of: "gemini",
      model: "gemini-4-argon",
      credits_per_answer: creditCosts.frontierAnswer,
      typical: { inputTokens: 500, outputTokens: 2_000, searches: 4 },
    },
  ],
  prices: {
    on: "2026-11-28",
    models: {
      "gemini-3.8-flash": flash,
      "gemini-3.7-flash": flash,
      "gemini-3.6-flash": flash,
      "gemini-3.5-flash": flash,
      "gemini-3.5-flash-lite": { input: 0.3, cachedInput: 0.03, output: 2.5 },
      "gemini-flash": { input: 1.5, cachedInput: 0.15, output: 7.5 },
      "gemini-4-hydrogen": { input: 1.5, cachedInput: 0.075, output: 7.5 },
      "gemini-4-carbon": large,
      "gemini-4-neon": { input: 3, cachedInput: 0.15, output: 15 },
      "gemini-4-argon": large,
    },
    thousandSearches: 14,
  },
  retirements: {
    "gemini-2.0-flash": { shutdown_day: "2026-06-01", replacement: "gemini-3.8-flash" },
    "gemini-2.0-flash-lite": { shutdown_day: "2026-06-01", replacement: "gemini-3.8-flash" },
    "gemini-3-pro-preview": { shutdown_day: "2026-03-09", replacement: "gemini-4-argon" },
    "gemini-2.5-pro": { shutdown_day: "2026-12-01", replacement: "gemini-3.8-flash" },
    // Asked for these, Google lets others answer in silence, and asks for what those cost.
    "gemini-3.7-flash": { shutdown_day: "2026-10-08", replacement: "gemini-3.8-flash" },
    "gemini-3.5-flash": { shutdown_day: "2026-10-08", replacement: "gemini-3.6-flash" },
    "gemini-2.5-flash": { shutdown_day: "2026-12-01", replacement: "gemini-3.5-flash-lite" },
  },
  listModels: ({ env, signal }) => {
    const baseURL = env.GOOGLE_GENERATIVE_AI_BASE_URL ?? usualAddress;
    const headers = { "x-goog-api-key": env.GOOGLE_GENERATIVE_AI_API_KEY ?? "" };
    return listPages("/models?pageSize=1000", { baseURL, headers, signal }, pageOf);
  },
  open: async ({ env, model, timeoutMs }) => {
    const base = env.GOOGLE_GENERATIVE_AI_BASE_URL ?? usualAddress;
    const url = pathOf(base, `/models/${model}:generateContent`);
    const headers = { "x-goog-api-key": env.GOOGLE_GENERATIVE_AI_API_KEY ?? "" };
    return {
      ask: async (question, asked) => {
        const time = remainingTime(timeoutMs);
        const raws = await askAll({
          url,
          headers,
          body: requestOf(question, model, asked),
          signal: asked.signal,
          time,
        });
        const { model_id, ...read } = readGemini(raws);
        return {
          ...read,
          model_id: model_id ?? model,
          located: locatedInWords(asked),
          latencyMs: time.passedMs(),
          raw: raws.length === 1 ? raws[0] : raws,
        };
      },
    };
  },
  writer: {
    place: 3,
    // Gemini 4 thinks much before it writes, for which a text or a judgement has no room.
    defaultModel: () => "gemini-3.8-flash",
    load: async (env, model) => {
      const { createGoogle } = await import("@ai-sdk/google");
      const apiKey = env.GOOGLE_GENERATIVE_AI_API_KEY ?? "";
      return createGoogle({ apiKey, fetch: unstoredFetch, ...at(env.GOOGLE_GENERATIVE_AI_BASE_URL) })(model);
    },
  },
});

/** Gemini 4 thinks more than all before it: Google wants room for that. */
function tokensMaxOf(model: string): number {
  return /^gemini-(?:[4-9]|\d\d)/.test(model) ? 32_768 : thinkingTokensMax;
}

function requestOf(question: string, model: string, asked: AskOptions): object {
  const instructions = localeInstructions(asked);
  const { language: languageCode, search } = asked;
  return {
    contents: [{ role: "user", parts: [{ text: question }] }],
    ...(search !== "off" && searchOf(languageCode)),
    generationConfig: { maxOutputTokens: tokensMaxOf(model) },
    store: false,
    ...(instructions !== undefined && { systemInstruction: { parts: [{ text: instructions }] } }),
  };
}

function searchOf(languageCode: string | undefined): object {
  return {
    tools: [{ googleSearch: {} }],
    ...(languageCode !== undefined && { toolConfig: { retrievalConfig: { languageCode } } }),
  };
}

interface StreamAskInput {
  readonly url: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: object;
  readonly signal: AbortSignal;
  readonly time: RemainingTime;
}

/** A long answer comes in parts: the same request again, with the token of the part before. */
async function askAll({ url, headers, body, signal, time }: StreamAskInput): Promise<unknown[]> {
  const raws = [await postJson(url, { headers, body, signal, timeoutMs: time.leftMs() })];
  for (let more = 0; more < continuationsMax; more++) {
    const continuationToken = continuationIn(raws.at(-1));
    if (continuationToken === undefined) return raws;
    const again = { headers, body: { ...body, continuationToken }, signal, timeoutMs: time.leftMs() };
    raws.push(await withUsage(postJson(url, again), usageOfGemini(raws)));
  }
  return raws;
}

function pageOf(raw: unknown): ListedPage {
  const { models, nextPageToken } = parsedAnswer(page, raw);
  return {
    models: knownItems(models ?? [], listed).map(({ name }) => ({
      ids: [name.replace(/^models\//, "")],
      ends: false,
    })),
    next: nextPageToken ? `&pageToken=${encodeURIComponent(nextPageToken)}` : undefined,
  };
}
