import { channel, review, shop } from "../channel.ts";
import { openaiResponses } from "../protocols/openai-responses.ts";

/** A deployment on Azure, which speaks OpenAI's Responses API. */
export const channels = [
  channel({
    id: "copilot",
    protocol: openaiResponses,
    env: (key, at) => ({
      AZURE_API_KEY: key,
      AZURE_BASE_URL: `${at}/openai/v1`,
    }),
    finds: { sources: [review, { ...shop, title: null }], searched: true, queries: ["good chairs"] },
  }),
];
