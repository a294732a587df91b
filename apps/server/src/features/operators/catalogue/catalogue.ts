import { creditCosts } from "@citelens/contract/billing/pricing";
import type { AiEnv } from "#platform/ai/ai-env.ts";
import { offeredModels } from "#platform/ai/offered-models.ts";
import type { Provider, ProviderModel } from "#platform/ai/provider.ts";
import { providers } from "#platform/ai/providers.ts";

/** A row of the catalogue: something that can be asked, under the name that people know it by. */
export interface OperatorModel extends Omit<ProviderModel, "access"> {
  readonly name: string;
  /** Through the model's own API, read from the page that people see, or from our own index of pages. */
  readonly access: ProviderModel["access"] | "local";
  readonly provider: string;
  /** The variables of the environment without which it cannot be asked. */
  readonly needs: readonly string[];
  /** How many questions may be under way at once, and begin in a minute, in all workers together. */
  readonly concurrencyMax: number;
  readonly perMinuteMax: number;
}

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
  typical: { inputTokens: 0, outputTokens: 0, searches: 0 },
};

/** The rows of this installation, in the order in which people see them: those that everybody has, and the models of its own server. */
export function catalogue(env: AiEnv): OperatorModel[] {
  const models = modelsNamed(env.OPERATOR_MODELS ?? "");
  const rows = [...offeredModels(env).map(({ provider, model }) => rowOf(provider, model)), localIndex];
  const own = providers.flatMap((provider) =>
    (provider.ownModels?.(env) ?? []).map((model) => rowOf(provider, model)),
  );
  return [...rows.map((row) => ({ ...row, model: models.get(row.id) ?? row.model })), ...own];
}

function rowOf({ name, needs }: Provider, model: ProviderModel): OperatorModel {
  return { ...model, name: model.id, provider: name, needs, concurrencyMax: 8, perMinuteMax: 60 };
}

/** Models that OPERATOR_MODELS names, as in chatgpt=gpt-6.1-terra, le-chat=ft:a=b:c. */
function modelsNamed(pairs: string): Map<string, string> {
  const named = pairs.split(",").map((pair): [string, string] => {
    const [id = "", ...model] = pair.split("=");
    return [id.trim(), model.join("=").trim()];
  });
  return new Map(named.filter(([id]) => id !== ""));
}
