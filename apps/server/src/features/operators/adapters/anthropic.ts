import { createAnthropic } from "@ai-sdk/anthropic";
import { z } from "zod";
import { type Adapter, at } from "../adapter.ts";
import { askModel, type ModelAnswer } from "../ask-model.ts";
import { distinct, knownItems } from "../known-items.ts";
import { userLocation } from "../locale.ts";
import type { Answer } from "../operator.ts";
import { OperatorFailure } from "../operator-failure.ts";
import { parsedAnswer } from "../parsed-answer.ts";
import { sourcesOf } from "../sources-of.ts";

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

/** Claude over the Messages API, with Anthropic's own web search. */
export const anthropicAdapter: Adapter = ({ env, model, timeoutMs }) => {
  const anthropic = createAnthropic({ apiKey: env.ANTHROPIC_API_KEY ?? "", ...at(env.ANTHROPIC_BASE_URL) });
  return {
    ask: async (question, asked) => {
      const search = anthropic.tools.webSearch_20250305({ maxUses: searchesMax, ...userLocation(asked) });
      const tools = { web_search: search };
      return read(await askModel(anthropic(model), { ...asked, question, timeoutMs, tools }));
    },
  };
};

function read(answer: ModelAnswer): Answer {
  const { content, stop_reason } = parsedAnswer(body, answer.raw);
  if (stop_reason === "pause_turn") throw new OperatorFailure("incomplete", "it paused in the middle");

  const searched = content.findLastIndex(({ type }) => type === "web_search_tool_result");
  // What stands before the last search announces it, as in "Let me look that up", and is no part of the answer.
  const written = knownItems(content.slice(searched + 1), text);
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
    searched: searched >= 0,
    search_queries: distinct(knownItems(content, query).map(({ input }) => input.query)),
  };
}
