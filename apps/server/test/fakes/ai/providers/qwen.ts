import { channel, findsNothing } from "../channel.ts";
import { chatCompletions } from "../protocols/chat-completions.ts";

/** Qwen over chat completions. */
export const channels = [
  channel({
    id: "qwen",
    protocol: chatCompletions,
    env: (key, at) => ({
      DASHSCOPE_API_KEY: key,
      DASHSCOPE_BASE_URL: `${at}/v1`,
    }),
    finds: findsNothing,
  }),
];
