import type { MistralProvider } from "@ai-sdk/mistral";
import { creditCosts } from "@citelens/contract/pricing";
import { z } from "zod";
import { askModel } from "../ask/ask-model.ts";
import { listModels } from "../ask/list-models.ts";
import { localeInstructions, locatedInWords } from "../ask/locale.ts";
import { OperatorFailure } from "../failures/operator-failure.ts";
import { type Answer, answerTokensMax } from "../operator.ts";
import { at, baseUrlOf, defineProvider, type EnvOf, keyOf } from "../provider.ts";
import { knownItems } from "../read/known-items.ts";
import { parsedAnswer } from "../read/parsed-answer.ts";
import { searched, searchesFor } from "../read/searched.ts";
import { sourcesOf } from "../read/sources-of.ts";

const body = z.object({ outputs: z.array(z.unknown()) });
const search = z.object({
  type: z.literal("tool.execution"),
  name: z.string().startsWith("web_search"),
  arguments: z.string(),
});
const message = z.object({ type: z.literal("message.output"), content: z.array(z.unknown()) });
const reference = z.object({
  type: z.literal("tool_reference"),
  url: z.string(),
  title: z.string().nullish(),
});
const searchArguments = z.object({ query: z.string() });

const usualAddress = "https://api.mistral.ai/v1";
const variables = { MISTRAL_API_KEY: keyOf("Mistral"), MISTRAL_BASE_URL: baseUrlOf("Mistral") };

/** Le Chat's models over the Conversations API, the only one of Mistral's that searches the web. */
export const mistral = defineProvider({
  name: "mistral",
  variables,
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
  retirements: {
    "mistral-large-2411": { shutdown_day: "2026-05-31", replacement: "mistral-large-latest" },
  },
  listModels: ({ env, signal }) =>
    listModels({ apiKey: env.MISTRAL_API_KEY, baseURL: env.MISTRAL_BASE_URL ?? usualAddress, signal }),
  open: async ({ env, model, timeoutMs }) => {
    const client = await clientOf(env);
    return {
      ask: async (question, asked) => {
        const instructions = localeInstructions(asked);
        const tools = { web_search: client.tools.webSearch() };
        const of = { ...asked, question, timeoutMs, tools, instructions };
        const answer = await askModel(client.conversation(model), of);
        // This API does not say why it stopped.
        if ((answer.usage.outputTokens ?? 0) >= answerTokensMax)
          throw new OperatorFailure("length", `more than ${answerTokensMax} tokens`);
        return { ...answer, ...read(answer.raw), located: locatedInWords(asked) };
      },
    };
  },
  writer: {
    place: 4,
    defaultModel: () => "mistral-small-latest",
    load: async (env, model) => (await clientOf(env))(model),
  },
});

async function clientOf(env: EnvOf<typeof variables>): Promise<MistralProvider> {
  const { createMistral } = await import("@ai-sdk/mistral");
  return createMistral({ apiKey: env.MISTRAL_API_KEY ?? "", ...at(env.MISTRAL_BASE_URL) });
}

function read(raw: unknown): Pick<Answer, "sources" | "searched" | "search_queries" | "searches"> {
  const { outputs } = parsedAnswer(body, raw);
  const searches = knownItems(outputs, search);
  const cited = knownItems(outputs, message).flatMap(({ content }) => knownItems(content, reference));
  return {
    sources: sourcesOf([], cited),
    ...searched(searchesFor(searches.map((one) => queryIn(one.arguments)))),
    searched: searches.length > 0,
  };
}

function queryIn(json: string): string | undefined {
  try {
    return searchArguments.safeParse(JSON.parse(json)).data?.query;
  } catch {
    return undefined; // the model wrote the arguments, and not always well
  }
}
