import { channel, review, shop } from "../channel.ts";
import { openaiResponses } from "../protocols/openai-responses.ts";

/** Meta's models, which speak OpenAI's Responses API. */
export const channels = [
  channel({
    id: "meta-ai",
    protocol: openaiResponses,
    env: (key, at) => ({
      META_API_KEY: key,
      META_BASE_URL: `${at}/v1`,
    }),
    finds: { sources: [review, { ...shop, title: null }], searched: true, queries: ["good chairs"] },
  }),
];
