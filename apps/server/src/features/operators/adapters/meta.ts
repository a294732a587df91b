import { createOpenAI } from "@ai-sdk/openai";
import type { Adapter } from "../adapter.ts";
import { askResponses } from "../ask-responses.ts";

const usualAddress = "https://api.meta.ai/v1";

/** Meta's models, which speak OpenAI's Responses protocol. */
export const metaAdapter: Adapter = ({ env, model, timeoutMs }) => {
  const meta = createOpenAI({
    name: "meta",
    apiKey: env.META_API_KEY ?? "",
    baseURL: env.META_BASE_URL ?? usualAddress,
  });
  return { ask: (question, asked) => askResponses(meta, { ...asked, question, model, timeoutMs }) };
};
