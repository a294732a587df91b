import { type AiEnv, isConfigured } from "./ai-env.ts";
import type { Provider, ProviderModel } from "./provider.ts";
import { providers } from "./providers.ts";

export interface OfferedModel {
  readonly provider: Provider;
  readonly model: ProviderModel;
}

/**
 * Every model that can be asked, once, in the order in which people see them. Where several vendors read the same
 * surface, SURFACE_VENDOR names the one that does; else it is the first that has its keys.
 */
export function offeredModels(env: AiEnv): OfferedModel[] {
  const all = providers.flatMap((provider) => provider.models.map((model) => ({ provider, model })));
  const byId = Map.groupBy(all, ({ model }) => model.id);
  return [...byId.values()].flatMap((vendors) => chosen(vendors, env) ?? []);
}

function chosen(vendors: readonly OfferedModel[], env: AiEnv): OfferedModel | undefined {
  return (
    vendors.find(({ provider }) => provider.name === env.SURFACE_VENDOR) ??
    vendors.find(({ provider }) => isConfigured(provider, env)) ??
    vendors[0]
  );
}
