import type { AiEnv } from "../ai-env.ts";
import type { ProviderModel } from "../provider.ts";
import { providers } from "../providers.ts";
import type { Recording } from "./recordings.ts";

/** A model that is asked for a recording, or whose recording is replayed. */
export interface RecordedRow extends Pick<ProviderModel, "id" | "model" | "typical" | "web_search"> {
  readonly provider: string;
  readonly access: ProviderModel["access"] | "local";
}

/** The row that was asked then, with the model that it had then; none where this version does not know it any more. */
export function rowOf({ row: id, provider: name, model }: Recording): RecordedRow | undefined {
  const provider = providers.find((one) => one.name === name);
  const own = provider?.ownModels?.({ OPENAI_COMPATIBLE_MODELS: model }) ?? [];
  const found = [...(provider?.models ?? []), ...own].find((one) => one.id === id);
  return found && { ...found, provider: name, model };
}

/** Secrets in the provider's variables that must not be read by others: keys, and the names of servers. */
export function secretsOf({ provider }: RecordedRow, env: AiEnv): string[] {
  const given: Readonly<Record<string, string | undefined>> = env;
  return variablesOf(provider)
    .filter((name) => !name.endsWith("_MODELS"))
    .map((name) => given[name] ?? "")
    .map((value) => (URL.canParse(value) ? new URL(value).host : value))
    .filter((value) => value.length >= 6); // anything shorter stands in many words
}

/** The environment in which a provider is a server at this address, whatever its key. */
export function envAt({ provider, model }: RecordedRow, address: string): AiEnv {
  const valueFor = (name: string): string => {
    if (name.endsWith("_BASE_URL")) return address;
    return name.endsWith("_MODELS") ? model : "replayed";
  };
  return Object.fromEntries(variablesOf(provider).map((name) => [name, valueFor(name)]));
}

function variablesOf(provider: string): string[] {
  return Object.keys(providers.find(({ name }) => name === provider)?.variables ?? {});
}
