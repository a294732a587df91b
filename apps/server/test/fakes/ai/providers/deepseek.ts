import type { AiEnv } from "#platform/ai/ai-env.ts";
import { channel, findsNothing, review, shop } from "../channel.ts";
import { deepseekMessages, officialMessages } from "../protocols/anthropic-messages.ts";

const env = (key: string, at: string): AiEnv => ({ DEEPSEEK_API_KEY: key, DEEPSEEK_BASE_URL: `${at}/v1` });

/** DeepSeek over Anthropic's protocol, with a search of its own that no package describes, and without it. */
export const channels = [
  channel({
    id: "deepseek",
    protocol: deepseekMessages,
    env,
    finds: { sources: [review, shop], searched: true, queries: ["good chairs"] },
  }),
  channel({
    id: "deepseek-learned",
    protocol: deepseekMessages,
    env,
    finds: findsNothing,
    official: { ...officialMessages, answer: undefined },
  }),
];
