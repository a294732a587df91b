import type { Adapter } from "../adapter.ts";
import { askChat } from "../ask-chat.ts";

const usualAddress = "https://api.moonshot.ai/v1";

/** Moonshot's Kimi, from what it learned: its API leaves searching to the caller. */
export const kimiAdapter: Adapter = ({ env, model, timeoutMs }) => {
  const server = {
    name: "kimi",
    apiKey: env.MOONSHOT_API_KEY,
    baseURL: env.MOONSHOT_BASE_URL ?? usualAddress,
  };
  return { ask: (question, asked) => askChat({ ...asked, ...server, question, model, timeoutMs }) };
};
