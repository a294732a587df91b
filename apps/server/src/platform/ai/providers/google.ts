import type { GoogleProvider } from "@ai-sdk/google";
import { creditCosts } from "@citelens/contract/pricing";
import { z } from "zod";
import { askModel } from "../ask/ask-model.ts";
import { type ListedPage, listPages } from "../ask/list-models.ts";
import { localeInstructions, locatedInWords } from "../ask/locale.ts";
import type { Answer } from "../operator.ts";
import { at, baseUrlOf, defineProvider, type EnvOf, keyOf } from "../provider.ts";
import { knownItems } from "../read/known-items.ts";
import { parsedAnswer } from "../read/parsed-answer.ts";
import { searched, searchesFor } from "../read/searched.ts";
import { sourcesOf } from "../read/sources-of.ts";

const grounding = z.object({
  webSearchQueries: z.array(z.string()).nullish(),
  /** The address is a redirect of Google's, the title the domain that it leads to. */
  groundingChunks: z
    .array(z.object({ web: z.object({ uri: z.string(), title: z.string().nullish() }).nullish() }))
    .nullish(),
  groundingSupports: z.array(z.object({ groundingChunkIndices: z.array(z.number()).nullish() })).nullish(),
});

const body = z.object({
  modelVersion: z.string().nullish(),
  candidates: z.array(z.object({ groundingMetadata: grounding.nullish() })).min(1),
});

const usualAddress = "https://generativelanguage.googleapis.com/v1beta";

const page = z.object({ models: z.array(z.unknown()).nullish(), nextPageToken: z.string().nullish() });
const listed = z.object({ name: z.string() });

const variables = {
  GOOGLE_GENERATIVE_AI_API_KEY: keyOf("Google"),
  GOOGLE_GENERATIVE_AI_BASE_URL: baseUrlOf("Google"),
};

/** Gemini, grounded in Google Search, which takes no location. */
export const google = defineProvider({
  name: "google",
  variables,
  needs: ["GOOGLE_GENERATIVE_AI_API_KEY"],
  billedBy: "GOOGLE_GENERATIVE_AI_API_KEY",
  models: [
    {
      id: "gemini",
      display_name: "Gemini",
      operator_name: "Google",
      access: "api",
      web_search: true,
      model: "gemini-3.8-flash",
      credits_per_answer: creditCosts.answer,
      typical: { inputTokens: 500, outputTokens: 1_500, searches: 4 },
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
  retirements: {
    "gemini-2.0-flash": { shutdown_day: "2026-06-01", replacement: "gemini-3.8-flash" },
    "gemini-2.0-flash-lite": { shutdown_day: "2026-06-01", replacement: "gemini-3.8-flash" },
    "gemini-3-pro-preview": { shutdown_day: "2026-03-09", replacement: "gemini-4-argon" },
    "gemini-2.5-pro": { shutdown_day: "2026-12-01", replacement: "gemini-3.8-flash" },
    "gemini-2.5-flash": { shutdown_day: "2026-12-01", replacement: "gemini-3.5-flash-lite" },
  },
  listModels: ({ env, signal }) => {
    const baseURL = env.GOOGLE_GENERATIVE_AI_BASE_URL ?? usualAddress;
    const headers = { "x-goog-api-key": env.GOOGLE_GENERATIVE_AI_API_KEY ?? "" };
    return listPages("/models?pageSize=1000", { baseURL, headers, signal }, pageOf);
  },
  open: async ({ env, model, timeoutMs }) => {
    const client = await clientOf(env);
    return {
      ask: async (question, asked) => {
        const instructions = localeInstructions(asked);
        const tools = { google_search: client.tools.googleSearch({}) };
        const answer = await askModel(client(model), { ...asked, question, timeoutMs, tools, instructions });
        return { ...answer, ...read(answer.raw, answer.model_id), located: locatedInWords(asked) };
      },
    };
  },
  writer: {
    place: 3,
    defaultModel: () => "gemini-3.8-flash",
    load: async (env, model) => (await clientOf(env))(model),
  },
});

async function clientOf(env: EnvOf<typeof variables>): Promise<GoogleProvider> {
  const { createGoogle } = await import("@ai-sdk/google");
  const apiKey = env.GOOGLE_GENERATIVE_AI_API_KEY ?? "";
  return createGoogle({ apiKey, ...at(env.GOOGLE_GENERATIVE_AI_BASE_URL) });
}

function read(
  raw: unknown,
  model: string,
): Pick<Answer, "sources" | "searched" | "search_queries" | "searches" | "model_id"> {
  const { modelVersion, candidates } = parsedAnswer(body, raw);
  const { webSearchQueries, groundingChunks, groundingSupports } = candidates[0]?.groundingMetadata ?? {};
  const chunks = (groundingChunks ?? []).map(({ web }) => web && { url: web.uri, title: web.title });
  const indices = (groundingSupports ?? []).flatMap((support) => support.groundingChunkIndices ?? []);
  const present = (some: readonly ((typeof chunks)[number] | undefined)[]) =>
    some.filter((chunk) => chunk !== null && chunk !== undefined);
  const searches = searchesFor(webSearchQueries ?? []);
  return {
    model_id: modelVersion ?? model,
    sources: sourcesOf(present(chunks), present(indices.map((index) => chunks[index]))),
    ...searched(searches),
    searched: searches.length > 0 || chunks.length > 0,
  };
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
