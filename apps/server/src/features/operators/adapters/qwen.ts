import type { Adapter } from "../adapter.ts";
import { askChat } from "../ask-chat.ts";

const usualAddress = "https://dashscope-intl.aliyuncs.com/compatible-mode/v1";

/** Alibaba's Qwen, which searches when it needs to; over this protocol it does not tell where. */
export const qwenAdapter: Adapter = ({ env, model, timeoutMs }) => {
  const server = {
    name: "qwen",
    apiKey: env.DASHSCOPE_API_KEY,
    baseURL: env.DASHSCOPE_BASE_URL ?? usualAddress,
    extra: { enable_search: true },
  };
  return { ask: (question, asked) => askChat({ ...asked, ...server, question, model, timeoutMs }) };
};
