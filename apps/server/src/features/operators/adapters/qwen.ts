import type { Adapter } from "../adapter.ts";
import { askChat } from "../ask-chat.ts";

const usualAddress = "https://dashscope-intl.aliyuncs.com/compatible-mode/v1";

/** Alibaba's Qwen, from what it learned: its search does not tell what it read over this protocol. */
export const qwenAdapter: Adapter = ({ env, model, timeoutMs }) => {
  const server = {
    name: "qwen",
    apiKey: env.DASHSCOPE_API_KEY,
    baseURL: env.DASHSCOPE_BASE_URL ?? usualAddress,
  };
  return { ask: (question, asked) => askChat({ ...asked, ...server, question, model, timeoutMs }) };
};
