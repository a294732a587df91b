import { createGoogle } from "@ai-sdk/google";
import { z } from "zod";
import { type Adapter, at } from "../adapter.ts";
import { askModel } from "../ask-model.ts";
import { distinct } from "../known-items.ts";
import { localeInstructions } from "../locale.ts";
import type { Answer } from "../operator.ts";
import { parsedAnswer } from "../parsed-answer.ts";
import { sourcesOf } from "../sources-of.ts";

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

/** Gemini, grounded in Google Search, which takes no location. */
export const googleAdapter: Adapter = ({ env, model, timeoutMs }) => {
  const google = createGoogle({
    apiKey: env.GOOGLE_GENERATIVE_AI_API_KEY ?? "",
    ...at(env.GOOGLE_GENERATIVE_AI_BASE_URL),
  });
  return {
    ask: async (question, asked) => {
      const instructions = localeInstructions(asked);
      const tools = { google_search: google.tools.googleSearch({}) };
      const answer = await askModel(google(model), { ...asked, question, timeoutMs, tools, instructions });
      return { ...answer, ...read(answer.raw, answer.model_id) };
    },
  };
};

function read(
  raw: unknown,
  model: string,
): Pick<Answer, "sources" | "searched" | "search_queries" | "model_id"> {
  const { modelVersion, candidates } = parsedAnswer(body, raw);
  const { webSearchQueries, groundingChunks, groundingSupports } = candidates[0]?.groundingMetadata ?? {};
  const chunks = (groundingChunks ?? []).map(({ web }) => web && { url: web.uri, title: web.title });
  const indices = (groundingSupports ?? []).flatMap((support) => support.groundingChunkIndices ?? []);
  const present = (some: readonly ((typeof chunks)[number] | undefined)[]) =>
    some.filter((chunk) => chunk !== null && chunk !== undefined);
  const search_queries = distinct(webSearchQueries ?? []);
  return {
    model_id: modelVersion ?? model,
    sources: sourcesOf(present(chunks), present(indices.map((index) => chunks[index]))),
    searched: search_queries.length > 0 || chunks.length > 0,
    search_queries,
  };
}
