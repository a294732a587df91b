import { channel, review, shop } from "../channel.ts";
import { openaiResponses } from "../protocols/openai-responses.ts";

/** Grok, which speaks OpenAI's Responses API. */
export const channels = [
  channel({
    id: "grok",
    protocol: openaiResponses,
    env: (key, at) => ({
      XAI_API_KEY: key,
      XAI_BASE_URL: `${at}/v1`,
    }),
    finds: { sources: [review, { ...shop, title: null }], searched: true, queries: ["good chairs"] },
  }),
];
