import type { Adapter } from "../adapter.ts";
import { askChat } from "../ask-chat.ts";

const usualAddress = "https://api.deepseek.com/v1";

/** DeepSeek's models, from what they learned: the API does not search the web. */
export const deepseekAdapter: Adapter = ({ env, model, timeoutMs }) => {
  const server = {
    name: "deepseek",
    apiKey: env.DEEPSEEK_API_KEY,
    baseURL: env.DEEPSEEK_BASE_URL ?? usualAddress,
  };
  return { ask: (question, asked) => askChat({ ...asked, ...server, question, model, timeoutMs }) };
};
