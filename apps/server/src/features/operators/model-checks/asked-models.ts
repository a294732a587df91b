import { isConfigured } from "#platform/ai/ai-env.ts";
import type { Provider } from "#platform/ai/provider.ts";
import { providers } from "#platform/ai/providers.ts";
import type { Tools } from "#platform/tools.ts";
import { catalogue } from "../catalogue/catalogue.ts";

/** A model that this installation asks, and what for, as people call it. */
export interface AskedModel {
  readonly provider: string;
  /** As the provider calls it. */
  readonly model: string;
  readonly name: string;
  /** Id of its row of the catalogue, if it has one. */
  readonly rowId?: string;
}

export interface HelperModel extends AskedModel {
  readonly use: "writer" | "judge";
}

export function configuredProviders({ ai }: Tools): Provider[] {
  return providers.filter((provider) => isConfigured(provider, ai));
}

/** Every model that is asked of a provider that has a key: those of campaigns, and those that write and judge. */
export function askedModels(tools: Tools): AskedModel[] {
  const rows = catalogue(tools.ai)
    .filter((row) => row.access !== "local" && isConfigured(row, tools.ai))
    .map(({ id, provider, model, display_name }) => ({ provider, model, name: display_name, rowId: id }));
  return [...rows, ...helperModels(tools)];
}

export function helperModels({ writer, judge }: Tools): HelperModel[] {
  return [
    ...(writer ? [{ ...split(writer.model), use: "writer", name: "The model that writes" } as const] : []),
    ...(judge ? [{ ...split(judge.model), use: "judge", name: "The model that judges" } as const] : []),
  ];
}

/** A model of a writer is provider/model. */
function split(name: string): { readonly provider: string; readonly model: string } {
  const [provider = "", ...model] = name.split("/");
  return { provider, model: model.join("/") };
}

/** Whether the name that stands in an answer says which model gave it: not where the installation gave the name itself. */
export function saysItsModel(provider: string): boolean {
  return !providers.some((one) => one.name === provider && one.namesAreOwn);
}
