import { channel, findsNothing } from "../channel.ts";
import { chatCompletions, officialChat } from "../protocols/chat-completions.ts";

/** A server of one's own over chat completions. */
export const channels = [
  channel({
    id: "own:llama",
    protocol: chatCompletions,
    env: (key, at) => ({
      OPENAI_COMPATIBLE_API_KEY: key,
      OPENAI_COMPATIBLE_BASE_URL: `${at}/v1`,
      OPENAI_COMPATIBLE_MODELS: "llama",
    }),
    finds: findsNothing,
    official: officialChat,
  }),
];
