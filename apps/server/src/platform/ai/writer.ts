import type { LanguageModel } from "ai";
import { type AiEnv, isConfigured } from "./ai-env.ts";
import { converse } from "./ask/converse.ts";
import { writeInShape } from "./ask/write-in-shape.ts";
import type { Provider } from "./provider.ts";
import { providers } from "./providers.ts";
import type { Writer } from "./writing.ts";

type WriterEnv = AiEnv & { readonly WRITER_MODEL: string };
type WritingProvider = Pick<Provider, "name" | "needs"> & NonNullable<Provider["writer"]>;

export interface WriterOptions {
  /** For the whole of a text, a second try included; 60 s by default. */
  readonly timeoutMs?: number;
  /** The variable of the environment that chooses the model, for what is said about it. */
  readonly variable?: string;
}

const timeoutMsDefault = 60_000;

/** In the order in which `auto` looks for a key. */
const writers: readonly WritingProvider[] = providers
  .flatMap(({ name, needs, writer }) => (writer ? [{ name, needs, ...writer }] : []))
  .toSorted((a, b) => a.place - b.place);

/** The model that writes, or undefined where none is configured. A choice that cannot work is told at the start. */
export function openWriter(env: WriterEnv, options: WriterOptions = {}): Writer | undefined {
  const { timeoutMs = timeoutMsDefault, variable = "WRITER_MODEL" } = options;
  const wanted = env.WRITER_MODEL;
  if (wanted === "none") return undefined;
  if (wanted === "auto") {
    const provider = writers.find((one) => isConfigured(one, env));
    const model = provider?.defaultModel(env);
    return provider && model ? writerOf(provider, model, { env, timeoutMs }) : undefined;
  }

  const [name, ...rest] = wanted.split("/");
  const provider = writers.find((one) => one.name === name);
  const model = rest.join("/");
  if (!provider || model === "") {
    const names = writers.map((one) => one.name).join(", ");
    throw new Error(`${variable} is auto, none, or provider/model with one of the providers ${names}.`);
  }
  if (!isConfigured(provider, env)) {
    throw new Error(`${variable} names ${provider.name}, but there is no key for it.`);
  }
  return writerOf(provider, model, { env, timeoutMs });
}

function writerOf(
  provider: WritingProvider,
  model: string,
  { env, timeoutMs }: { readonly env: WriterEnv; readonly timeoutMs: number },
): Writer {
  let loading: Promise<LanguageModel> | undefined;
  const load = (): Promise<LanguageModel> => {
    loading ??= provider.load(env, model);
    return loading;
  };
  return {
    model: `${provider.name}/${model}`,
    write: async (task, { signal } = {}) => writeInShape(await load(), task, { timeoutMs, signal }),
    converse: async (conversation, options) => converse(await load(), conversation, options),
  };
}
