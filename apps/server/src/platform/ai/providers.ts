import type { Provider, ProviderSetting } from "./provider.ts";
import { anthropic } from "./providers/anthropic.ts";
import { azure } from "./providers/azure.ts";
import { dataforseo } from "./providers/dataforseo.ts";
import { deepseek } from "./providers/deepseek.ts";
import { google } from "./providers/google.ts";
import { kimi } from "./providers/kimi.ts";
import { meta } from "./providers/meta.ts";
import { mistral } from "./providers/mistral.ts";
import { openai } from "./providers/openai.ts";
import { openaiCompatible } from "./providers/openai-compatible.ts";
import { perplexity } from "./providers/perplexity.ts";
import { qwen } from "./providers/qwen.ts";
import { serpapi } from "./providers/serpapi.ts";
import { xai } from "./providers/xai.ts";

/** Everybody who can be asked, in the order in which people see their models. */
const known = [
  openai,
  anthropic,
  google,
  perplexity,
  dataforseo,
  serpapi,
  azure,
  xai,
  meta,
  mistral,
  deepseek,
  qwen,
  kimi,
  openaiCompatible,
] as const;

type NamesOf<S> = S extends unknown ? keyof S & string : never;
export type ProviderVariable = NamesOf<(typeof known)[number]["variables"]>;

export const providers: readonly Provider[] = known;

/** Variables of all of them; the configuration takes it from here. */
export const providerVariables: Readonly<Record<ProviderVariable, ProviderSetting>> = Object.assign(
  {},
  ...known.map(({ variables }) => variables),
);
