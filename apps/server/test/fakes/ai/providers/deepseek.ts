import { channel, findsNothing } from "../channel.ts";
import { chatCompletions } from "../protocols/chat-completions.ts";

/** DeepSeek over chat completions. */
export const channels = [
  channel({
    id: "deepseek",
    protocol: chatCompletions,
    env: (key, at) => ({
      DEEPSEEK_API_KEY: key,
      DEEPSEEK_BASE_URL: `${at}/v1`,
    }),
    finds: findsNothing,
  }),
];
