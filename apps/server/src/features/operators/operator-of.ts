import type { AiEnv } from "#platform/ai-env.ts";
import type { Adapter } from "./adapter.ts";
import type { OperatorModel, ProviderName } from "./catalogue.rules.ts";
import type { Operator } from "./operator.ts";
import { OperatorFailure } from "./operator-failure.ts";

interface Made {
  readonly env: AiEnv;
  /** For one whole answer; models that search and think take their time. */
  readonly timeoutMs?: number;
}

/** The local index has no adapter: it answers from a workspace's pages, which no row of the catalogue names. */
type RemoteProvider = Exclude<ProviderName, "local">;

const timeoutMsDefault = 120_000;

/** Imported when a provider is first asked: their libraries are large, and most starts need few of them. */
const adapters: Readonly<Record<RemoteProvider, () => Promise<Adapter>>> = {
  openai: async () => (await import("./adapters/openai.ts")).openaiAdapter,
  anthropic: async () => (await import("./adapters/anthropic.ts")).anthropicAdapter,
  google: async () => (await import("./adapters/google.ts")).googleAdapter,
  perplexity: async () => (await import("./adapters/perplexity.ts")).perplexityAdapter,
  dataforseo: async () => (await import("./adapters/dataforseo.ts")).dataforseoAdapter,
  azure: async () => (await import("./adapters/azure.ts")).azureAdapter,
  xai: async () => (await import("./adapters/xai.ts")).xaiAdapter,
  meta: async () => (await import("./adapters/meta.ts")).metaAdapter,
  mistral: async () => (await import("./adapters/mistral.ts")).mistralAdapter,
  deepseek: async () => (await import("./adapters/deepseek.ts")).deepseekAdapter,
  qwen: async () => (await import("./adapters/qwen.ts")).qwenAdapter,
  kimi: async () => (await import("./adapters/kimi.ts")).kimiAdapter,
  "openai-compatible": async () => (await import("./adapters/openai-compatible.ts")).openaiCompatibleAdapter,
};

/** The operator of a row of the catalogue, over the provider that it names. */
export async function operatorOf({ provider, model }: OperatorModel, made: Made): Promise<Operator> {
  if (provider === "local") {
    throw new OperatorFailure(
      "misconfigured",
      "The local index answers within a workspace alone, from its pages",
    );
  }
  const adapter = await adapters[provider]();
  return adapter({ env: made.env, model, timeoutMs: made.timeoutMs ?? timeoutMsDefault });
}
