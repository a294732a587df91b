import { type ProviderVariable, providers, providerVariables } from "./providers.ts";

/** Settings of AI models in the environment: keys and addresses, each used only where it is set. */
export type AiEnv = { readonly [Name in AiVariable]?: string | undefined };

const ownVariables = ["OPERATOR_LIMITS", "OPERATOR_MODELS", "OPERATOR_PRICES", "SURFACE_VENDOR"] as const;

type AiVariable = ProviderVariable | (typeof ownVariables)[number];

/** Part of the configuration that those who ask AI models may see. */
export function aiEnv(env: AiEnv): AiEnv {
  const given: Readonly<Record<string, string | undefined>> = env;
  const names = [...Object.keys(providerVariables), ...ownVariables];
  return Object.fromEntries(names.map((name) => [name, given[name]]));
}

/** The keys for which somebody gets a bill; of one's own server only a key that it asks for. */
export function paidKeysOf(env: AiEnv): string[] {
  const given: Readonly<Record<string, string | undefined>> = env;
  return providers.map(({ billedBy }) => billedBy).filter((name) => given[name] !== undefined);
}

/** Whether everything is there that a provider or its model needs to be asked. */
export function isConfigured({ needs }: { readonly needs: readonly string[] }, env: AiEnv): boolean {
  const given: Readonly<Record<string, string | undefined>> = env;
  return needs.every((name) => given[name] !== undefined);
}
