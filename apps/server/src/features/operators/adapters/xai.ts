import { createXai } from "@ai-sdk/xai";
import type { ToolSet } from "ai";
import { type Adapter, at } from "../adapter.ts";
import { askModel } from "../ask-model.ts";
import { localeInstructions } from "../locale.ts";
import { failureInResponses, readResponses } from "../responses-reading.ts";

/** Grok over xAI's Responses API, with xAI's own web search, which takes no location. */
export const xaiAdapter: Adapter = ({ env, model, timeoutMs }) => {
  const xai = createXai({ apiKey: env.XAI_API_KEY ?? "", ...at(env.XAI_BASE_URL) });
  return {
    ask: async (question, asked) => {
      const instructions = localeInstructions(asked);
      // The SDK's tool of no input does not fit the SDK's own type of all tools.
      const tools = { web_search: xai.tools.webSearch() as ToolSet[string] };
      const of = { ...asked, question, timeoutMs, tools, instructions, failureIn: failureInResponses };
      const answer = await askModel(xai.responses(model), of);
      return { ...answer, ...readResponses(answer.raw) };
    },
  };
};
