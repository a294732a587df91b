/** What the environment says of AI models: keys and addresses, each used only where it is set. */
export const aiVariables = [
  "OPENAI_API_KEY",
  "OPENAI_BASE_URL",
  "ANTHROPIC_API_KEY",
  "ANTHROPIC_BASE_URL",
  "GOOGLE_GENERATIVE_AI_API_KEY",
  "GOOGLE_GENERATIVE_AI_BASE_URL",
  "PERPLEXITY_API_KEY",
  "PERPLEXITY_BASE_URL",
  "MISTRAL_API_KEY",
  "MISTRAL_BASE_URL",
  "XAI_API_KEY",
  "XAI_BASE_URL",
  "META_API_KEY",
  "META_BASE_URL",
  "DEEPSEEK_API_KEY",
  "DEEPSEEK_BASE_URL",
  "DASHSCOPE_API_KEY",
  "DASHSCOPE_BASE_URL",
  "MOONSHOT_API_KEY",
  "MOONSHOT_BASE_URL",
  "AZURE_API_KEY",
  "AZURE_BASE_URL",
  "DATAFORSEO_LOGIN",
  "DATAFORSEO_PASSWORD",
  "DATAFORSEO_BASE_URL",
  "OPENAI_COMPATIBLE_API_KEY",
  "OPENAI_COMPATIBLE_BASE_URL",
  "OPENAI_COMPATIBLE_MODELS",
  "OPERATOR_LIMITS",
  "OPERATOR_MODELS",
] as const;

export type AiVariable = (typeof aiVariables)[number];

export type AiEnv = { readonly [Name in AiVariable]?: string | undefined };

/**
 * The keys for which a provider sends somebody a bill. A server of one's own counts once it asks for a key, since a
 * router to paid models looks the same.
 */
export function paidKeysOf(env: AiEnv): AiVariable[] {
  return aiVariables.filter(
    (name) => (name.endsWith("_API_KEY") || name === "DATAFORSEO_LOGIN") && env[name] !== undefined,
  );
}

/** Of everything that is configured, what those who ask AI models may see. */
export function aiEnv(env: AiEnv): AiEnv {
  return Object.fromEntries(aiVariables.map((name) => [name, env[name]]));
}
