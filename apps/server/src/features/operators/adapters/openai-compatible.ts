import type { Adapter } from "../adapter.ts";
import { askChat } from "../ask-chat.ts";

/** A server of the installation's own choice that speaks OpenAI's protocol, such as Ollama, vLLM or a gateway. */
export const openaiCompatibleAdapter: Adapter = ({ env, model, timeoutMs }) => {
  const server = {
    name: "openai-compatible",
    apiKey: env.OPENAI_COMPATIBLE_API_KEY,
    baseURL: env.OPENAI_COMPATIBLE_BASE_URL ?? "",
  };
  return { ask: (question, asked) => askChat({ ...asked, ...server, question, model, timeoutMs }) };
};
