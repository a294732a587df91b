import { creditCosts } from "@citelens/contract/pricing";

export type ProviderName =
  | "openai"
  | "anthropic"
  | "google"
  | "perplexity"
  | "dataforseo"
  | "azure"
  | "xai"
  | "meta"
  | "mistral"
  | "deepseek"
  | "qwen"
  | "kimi"
  | "openai-compatible"
  | "local";

/** A row of the catalogue: something that can be asked, under the name that people know it by. */
export interface OperatorModel {
  readonly id: string;
  readonly name: string;
  readonly display_name: string;
  readonly operator_name: string;
  /** Through the model's own API, read from the page that people see, or from our own index of pages. */
  readonly access: "api" | "surface" | "local";
  readonly web_search: boolean;
  readonly provider: ProviderName;
  /** As the provider calls it; OPERATOR_MODELS replaces it. */
  readonly model: string;
  /** The variables of the environment without which it cannot be asked. */
  readonly needs: readonly string[];
  /** How many questions may be under way at once, and begin in a minute, in all workers together. */
  readonly concurrencyMax: number;
  readonly perMinuteMax: number;
  readonly credits_per_answer: number;
}

type Row = readonly [
  id: string,
  display_name: string,
  operator_name: string,
  provider: ProviderName,
  model: string,
  needs: readonly string[],
];

const searching: readonly Row[] = [
  ["chatgpt", "ChatGPT", "OpenAI", "openai", "gpt-6-luna", ["OPENAI_API_KEY"]],
  ["claude", "Claude", "Anthropic", "anthropic", "claude-haiku-5-5", ["ANTHROPIC_API_KEY"]],
  ["gemini", "Gemini", "Google", "google", "gemini-3.8-flash", ["GOOGLE_GENERATIVE_AI_API_KEY"]],
  ["perplexity", "Perplexity", "Perplexity", "perplexity", "perplexity/sonar", ["PERPLEXITY_API_KEY"]],
  ["copilot", "Copilot (Azure)", "Microsoft", "azure", "gpt-6-luna", ["AZURE_API_KEY", "AZURE_BASE_URL"]],
  ["grok", "Grok", "xAI", "xai", "grok-4.3", ["XAI_API_KEY"]],
  ["meta-ai", "Meta AI", "Meta", "meta", "muse-spark-1.3", ["META_API_KEY"]],
  ["le-chat", "Le Chat", "Mistral AI", "mistral", "mistral-medium-latest", ["MISTRAL_API_KEY"]],
];

const dataforseo = ["DATAFORSEO_LOGIN", "DATAFORSEO_PASSWORD"];
const surfaces: readonly Row[] = [
  ["ai-overviews", "Google AI Overviews", "Google", "dataforseo", "google-ai-overviews", dataforseo],
  ["ai-mode", "Google AI Mode", "Google", "dataforseo", "google-ai-mode", dataforseo],
];

const learned: readonly Row[] = [
  ["deepseek", "DeepSeek", "DeepSeek", "deepseek", "deepseek-flash", ["DEEPSEEK_API_KEY"]],
  ["qwen", "Qwen", "Alibaba Cloud", "qwen", "qwen-plus", ["DASHSCOPE_API_KEY"]],
  ["kimi", "Kimi", "Moonshot AI", "kimi", "kimi-k2.6", ["MOONSHOT_API_KEY"]],
];

/** No AI model: what a search finds in the pages that this installation has read. */
const localIndex: OperatorModel = {
  id: "local-index",
  name: "local-index",
  display_name: "Local index",
  operator_name: "This installation",
  access: "local",
  web_search: true,
  provider: "local",
  model: "local-index-1",
  needs: [],
  concurrencyMax: 2,
  perMinuteMax: 6_000,
  credits_per_answer: creditCosts.localAnswer,
};

/** In the order in which people see it. */
const rows: readonly OperatorModel[] = [
  ...searching.slice(0, 4).map((row) => rowOf(row, { access: "api", web_search: true })),
  ...surfaces.map((row) => rowOf(row, { access: "surface", web_search: true })),
  ...searching.slice(4).map((row) => rowOf(row, { access: "api", web_search: true })),
  ...learned.map((row) => rowOf(row, { access: "api", web_search: false })),
  localIndex,
];

/** What the environment changes about the catalogue. */
interface CatalogueEnv {
  readonly OPENAI_COMPATIBLE_MODELS?: string | undefined;
  readonly OPERATOR_MODELS?: string | undefined;
}

/** The rows of this installation: those that everybody has, and the models of its own server. */
export function catalogue(env: CatalogueEnv): OperatorModel[] {
  const models = new Map(listed(env.OPERATOR_MODELS).map((pair) => splitAt(pair, "=")));
  const own = listed(env.OPENAI_COMPATIBLE_MODELS).map((model) =>
    rowOf([`own:${model}`, model, "Own server", "openai-compatible", model, ["OPENAI_COMPATIBLE_BASE_URL"]], {
      access: "api",
      web_search: false,
    }),
  );
  return [...rows.map((row) => ({ ...row, model: models.get(row.id) ?? row.model })), ...own];
}

/** Whether everything is there that it needs to be asked. */
export function isConfigured(
  { needs }: Pick<OperatorModel, "needs">,
  env: Readonly<Record<string, string | undefined>>,
): boolean {
  return needs.every((name) => env[name] !== undefined);
}

function rowOf(
  [id, display_name, operator_name, provider, model, needs]: Row,
  how: Pick<OperatorModel, "access" | "web_search">,
): OperatorModel {
  return {
    id,
    name: id,
    display_name,
    operator_name,
    ...how,
    provider,
    model,
    needs,
    concurrencyMax: 8,
    perMinuteMax: 60,
    credits_per_answer: creditCosts.answer,
  };
}

function listed(value: string | undefined): string[] {
  return (value ?? "")
    .split(",")
    .map((part) => part.trim())
    .filter((part) => part !== "");
}

function splitAt(pair: string, mark: string): [string, string] {
  const [name = "", ...rest] = pair.split(mark);
  return [name.trim(), rest.join(mark).trim()];
}
