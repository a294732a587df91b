import { channel, review, shop } from "../channel.ts";
import { openaiResponses } from "../protocols/openai-responses.ts";

/** ChatGPT over OpenAI's Responses API. */
export const channels = [
  channel({
    id: "chatgpt",
    protocol: openaiResponses,
    env: (key, at) => ({
      OPENAI_API_KEY: key,
      OPENAI_BASE_URL: `${at}/v1`,
    }),
    finds: { sources: [review, { ...shop, title: null }], searched: true, queries: ["good chairs"] },
  }),
];
