import { creditCosts } from "@citelens/contract/billing/pricing";
import { z } from "zod";
import { askJson, type BodyReading } from "../ask/ask-json.ts";
import { boundedFetch } from "../ask/bounded-fetch.ts";
import { listModels } from "../ask/list-models.ts";
import { localeInstructions, locatedInWords } from "../ask/locale.ts";
import { pathOf } from "../ask/post-json.ts";
import { lengthKind, OperatorFailure } from "../failures/operator-failure.ts";
import { type AskOptions, answerTokensMax, type Search } from "../operator.ts";
import { at, baseUrlOf, defineProvider, keyOf } from "../provider.ts";
import { knownItems } from "../read/known-items.ts";
import { parsedAnswer, writtenText } from "../read/parsed-answer.ts";
import { searched } from "../read/searched.ts";
import { sourcesOf } from "../read/sources-of.ts";
import { textAfterSearches, type WrittenPart } from "../read/text-after-searches.ts";
import { added, amount } from "../read/usage.ts";
import type { Usage } from "../usage.ts";

const usualAddress = "https://api.mistral.ai/v1";

const search = z.object({
  type: z.literal("tool.execution"),
  name: z.string().startsWith("web_search"),
  arguments: z.string().nullish().catch(null),
});
const message = z.object({
  type: z.literal("message.output"),
  content: z.union([z.string(), z.array(z.unknown())]),
  model: z.string().nullish().catch(null),
});
const text = z.object({ type: z.literal("text"), text: z.string() });
const reference = z.object({
  type: z.literal("tool_reference"),
  url: z.string(),
  title: z.string().nullish().catch(null),
});
const searchArguments = z.object({ query: z.string() });
const body = z.object({ outputs: z.array(z.unknown()) });
const account = z.object({
  usage: z.object({
    prompt_tokens: amount,
    completion_tokens: amount,
    /** Tokens found and given to the model. */
    connector_tokens: amount,
    /** How often each of its tools was used. */
    connectors: z.record(z.string(), amount).nullish().catch(null),
  }),
});

type Message = z.output<typeof message>;

/** Le Chat's models over the Conversations API, the only one of Mistral's that searches the web. */
export const mistral = defineProvider({
  name: "mistral",
  variables: { MISTRAL_API_KEY: keyOf("Mistral"), MISTRAL_BASE_URL: baseUrlOf("Mistral") },
  needs: ["MISTRAL_API_KEY"],
  billedBy: "MISTRAL_API_KEY",
  models: [
    {
      id: "le-chat",
      display_name: "Le Chat",
      operator_name: "Mistral AI",
      access: "api",
      web_search: true,
      model: "mistral-medium-latest",
      credits_per_answer: creditCosts.answer,
      typical: { inputTokens: 8_000, outputTokens: 800, searches: 1 },
    },
  ],
  prices: {
    on: "2026-11-22",
    models: {
      "mistral-medium": { input: 1.5, output: 7.5 },
      "mistral-large": { input: 1.36, cachedInput: 0.14, output: 4.18 },
      "mistral-small": { input: 0.15, output: 0.6 },
    },
    thousandSearches: 30,
  },
  retirements: {
    "mistral-large-2411": { shutdown_day: "2026-05-31", replacement: "mistral-large-latest" },
  },
  listModels: ({ env, signal }) =>
    listModels({ apiKey: env.MISTRAL_API_KEY, baseURL: env.MISTRAL_BASE_URL ?? usualAddress, signal }),
  open: async ({ env, model, timeoutMs }) => {
    const url = pathOf(env.MISTRAL_BASE_URL ?? usualAddress, "/conversations");
    const authorization = `Bearer ${env.MISTRAL_API_KEY ?? ""}`;
    return {
      ask: (question, asked) => {
        const request = requestOf(question, model, asked);
        return askJson(url, { authorization, body: request, signal: asked.signal, timeoutMs }, (raw) => ({
          ...read(raw, model),
          located: locatedInWords(asked),
        }));
      },
    };
  },
  writer: {
    place: 4,
    defaultModel: () => "mistral-small-latest",
    load: async (env, model) => {
      const { createMistral } = await import("@ai-sdk/mistral");
      return createMistral({
        apiKey: env.MISTRAL_API_KEY ?? "",
        fetch: boundedFetch,
        ...at(env.MISTRAL_BASE_URL),
      })(model);
    },
  },
});

function requestOf(question: string, model: string, asked: AskOptions): object {
  const instructions = localeInstructions(asked);
  return {
    model,
    inputs: question,
    ...(instructions !== undefined && { instructions }),
    ...(asked.search !== "off" && { tools: [{ type: "web_search" }] }),
    completion_args: { max_tokens: answerTokensMax },
    store: false,
    stream: false,
  };
}

function read(raw: unknown, model: string): Omit<BodyReading, "located"> {
  const { outputs } = parsedAnswer(body, raw, usageIn(raw, []));
  const entries = knownItems(outputs, z.union([search, message]));
  const searches = entries.flatMap((one): Search[] =>
    one.type === "tool.execution" ? [{ query: queryIn(one.arguments ?? ""), found: null }] : [],
  );
  const usage = usageIn(raw, searches);
  const text = textAfterSearches(entries.map(partOf));
  // This API does not say why it stopped.
  if ((usage.outputTokens ?? 0) >= answerTokensMax)
    throw new OperatorFailure(lengthKind(text === ""), `more than ${answerTokensMax} tokens`, { usage });

  const messages = entries.filter((one) => one.type === "message.output");
  return {
    text: writtenText(text, usage),
    sources: sourcesOf([], messages.flatMap(referencesOf)),
    ...searched(searches),
    model_id: messages.at(-1)?.model ?? model,
    usage,
  };
}

function partOf(entry: z.output<typeof search> | Message): WrittenPart {
  if (entry.type === "tool.execution") return "search";
  const { content } = entry;
  const written =
    typeof content === "string"
      ? content
      : knownItems(content, text)
          .map((one) => one.text)
          .join("");
  return { text: written, isCited: referencesOf(entry).length > 0 };
}

function referencesOf({ content }: Message): z.output<typeof reference>[] {
  return typeof content === "string" ? [] : knownItems(content, reference);
}

function queryIn(json: string): string | null {
  try {
    return searchArguments.safeParse(JSON.parse(json)).data?.query ?? null;
  } catch {
    return null; // the model wrote the arguments, and not always well
  }
}

function usageIn(raw: unknown, searches: readonly Search[]): Usage {
  const usage = account.safeParse(raw).data?.usage;
  const used = Object.entries(usage?.connectors ?? {}).filter(([name]) => name.startsWith("web_search"));
  return {
    inputTokens: added([usage?.prompt_tokens, usage?.connector_tokens]),
    cachedInputTokens: null,
    cacheWriteTokens: null,
    outputTokens: usage?.completion_tokens ?? null,
    searches: added(used.map(([, times]) => times)) ?? searches.length,
    costUsd: null,
  };
}
