import type { AiEnv } from "#platform/ai-env.ts";
import { type AiServer, goodKey, type Protocol } from "#test/fakes/ai/ai-server.ts";
import { anthropicMessages } from "#test/fakes/ai/anthropic-messages.ts";
import { chatCompletions } from "#test/fakes/ai/chat-completions.ts";
import { dataforseo } from "#test/fakes/ai/dataforseo.ts";
import { gemini } from "#test/fakes/ai/gemini.ts";
import { mistralConversations } from "#test/fakes/ai/mistral-conversations.ts";
import { openaiResponses } from "#test/fakes/ai/openai-responses.ts";
import { perplexityAgent } from "#test/fakes/ai/perplexity-agent.ts";

/** How a row of the catalogue is reached in the tests, and the protocol that it speaks. */
export interface Channel {
  readonly id: string;
  readonly protocol: Protocol;
  readonly env: (server: AiServer, key?: string) => AiEnv;
}

/** Every row of the catalogue, and one of a server of one's own. */
export const channels: readonly Channel[] = [
  channel("chatgpt", openaiResponses, (key, at) => ({ OPENAI_API_KEY: key, OPENAI_BASE_URL: `${at}/v1` })),
  channel("claude", anthropicMessages, (key, at) => ({
    ANTHROPIC_API_KEY: key,
    ANTHROPIC_BASE_URL: `${at}/v1`,
  })),
  channel("gemini", gemini, (key, at) => ({
    GOOGLE_GENERATIVE_AI_API_KEY: key,
    GOOGLE_GENERATIVE_AI_BASE_URL: `${at}/v1beta`,
  })),
  channel("perplexity", perplexityAgent, (key, at) => ({
    PERPLEXITY_API_KEY: key,
    PERPLEXITY_BASE_URL: at,
  })),
  ...["ai-overviews", "ai-mode"].map((id) =>
    channel(id, dataforseo, (key, at) => ({
      DATAFORSEO_LOGIN: "login",
      DATAFORSEO_PASSWORD: key,
      DATAFORSEO_BASE_URL: at,
    })),
  ),
  channel("copilot", openaiResponses, (key, at) => ({
    AZURE_API_KEY: key,
    AZURE_BASE_URL: `${at}/openai/v1`,
  })),
  channel("grok", openaiResponses, (key, at) => ({ XAI_API_KEY: key, XAI_BASE_URL: `${at}/v1` })),
  channel("meta-ai", openaiResponses, (key, at) => ({ META_API_KEY: key, META_BASE_URL: `${at}/v1` })),
  channel("le-chat", mistralConversations, (key, at) => ({
    MISTRAL_API_KEY: key,
    MISTRAL_BASE_URL: `${at}/v1`,
  })),
  channel("deepseek", chatCompletions, (key, at) => ({
    DEEPSEEK_API_KEY: key,
    DEEPSEEK_BASE_URL: `${at}/v1`,
  })),
  channel("qwen", chatCompletions, (key, at) => ({ DASHSCOPE_API_KEY: key, DASHSCOPE_BASE_URL: `${at}/v1` })),
  channel("kimi", chatCompletions, (key, at) => ({ MOONSHOT_API_KEY: key, MOONSHOT_BASE_URL: `${at}/v1` })),
  channel("own:llama", chatCompletions, (key, at) => ({
    OPENAI_COMPATIBLE_API_KEY: key,
    OPENAI_COMPATIBLE_BASE_URL: `${at}/v1`,
    OPENAI_COMPATIBLE_MODELS: "llama",
  })),
];

function channel(id: string, protocol: Protocol, env: (key: string, address: string) => AiEnv): Channel {
  return { id, protocol, env: ({ address }, key = goodKey) => env(key, address) };
}
