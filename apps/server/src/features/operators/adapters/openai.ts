import { createOpenAI } from "@ai-sdk/openai";
import { type Adapter, at } from "../adapter.ts";
import { askResponses } from "../ask-responses.ts";

/** OpenAI's models over the Responses API, with OpenAI's own web search. */
export const openaiAdapter: Adapter = ({ env, model, timeoutMs }) => {
  const openai = createOpenAI({ apiKey: env.OPENAI_API_KEY ?? "", ...at(env.OPENAI_BASE_URL) });
  return { ask: (question, asked) => askResponses(openai, { ...asked, question, model, timeoutMs }) };
};
