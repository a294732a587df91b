import { channel, review, shop } from "../channel.ts";
import { anthropicMessages, officialMessages } from "../protocols/anthropic-messages.ts";

/** Claude over the Messages API. */
export const channels = [
  channel({
    id: "claude",
    protocol: anthropicMessages,
    env: (key, at) => ({
      ANTHROPIC_API_KEY: key,
      ANTHROPIC_BASE_URL: `${at}/v1`,
    }),
    finds: { sources: [review, shop], searched: true, queries: ["good chairs"] },
    official: officialMessages,
  }),
];
