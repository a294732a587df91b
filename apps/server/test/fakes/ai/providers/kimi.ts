import { channel, findsNothing } from "../channel.ts";
import { chatCompletions } from "../protocols/chat-completions.ts";

/** Kimi over chat completions. */
export const channels = [
  channel({
    id: "kimi",
    protocol: chatCompletions,
    env: (key, at) => ({
      MOONSHOT_API_KEY: key,
      MOONSHOT_BASE_URL: `${at}/v1`,
    }),
    finds: findsNothing,
  }),
];
