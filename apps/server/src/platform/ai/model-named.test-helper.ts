import type { AiEnv } from "./ai-env.ts";
import { offeredModels } from "./offered-models.ts";
import type { ProviderModel } from "./provider.ts";
import { providers } from "./providers.ts";

interface NamedModel extends ProviderModel {
  readonly provider: string;
}

/** A row of the catalogue by its id, and who has it. */
export function modelNamed(id: string, env: AiEnv): NamedModel {
  const own = providers.flatMap((provider) =>
    (provider.ownModels?.(env) ?? []).map((model) => ({ provider, model })),
  );
  const models = [...offeredModels(env), ...own].map(({ provider, model }) => ({
    ...model,
    provider: provider.name,
  }));
  const found = models.find((model) => model.id === id);
  if (!found) throw new Error(`No provider has a model ${id}.`);
  return found;
}
