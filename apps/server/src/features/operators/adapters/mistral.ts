import { createMistral } from "@ai-sdk/mistral";
import { z } from "zod";
import { type Adapter, at } from "../adapter.ts";
import { askModel } from "../ask-model.ts";
import { distinct, knownItems } from "../known-items.ts";
import { localeInstructions } from "../locale.ts";
import { type Answer, answerTokensMax } from "../operator.ts";
import { OperatorFailure } from "../operator-failure.ts";
import { parsedAnswer } from "../parsed-answer.ts";
import { sourcesOf } from "../sources-of.ts";

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

/** Le Chat's models over the Conversations API, the only one of Mistral's that searches the web. */
export const mistralAdapter: Adapter = ({ env, model, timeoutMs }) => {
  const mistral = createMistral({ apiKey: env.MISTRAL_API_KEY ?? "", ...at(env.MISTRAL_BASE_URL) });
  return {
    ask: async (question, asked) => {
      const instructions = localeInstructions(asked);
      const tools = { web_search: mistral.tools.webSearch() };
      const of = { ...asked, question, timeoutMs, tools, instructions };
      const answer = await askModel(mistral.conversation(model), of);
      // This API does not say why it stopped.
      if ((answer.usage.outputTokens ?? 0) >= answerTokensMax)
        throw new OperatorFailure("length", `more than ${answerTokensMax} tokens`);
      return { ...answer, ...read(answer.raw) };
    },
  };
};

function read(raw: unknown): Pick<Answer, "sources" | "searched" | "search_queries"> {
  const { outputs } = parsedAnswer(body, raw);
  const searches = knownItems(outputs, search);
  const cited = knownItems(outputs, message).flatMap(({ content }) => knownItems(content, reference));
  return {
    sources: sourcesOf([], cited),
    searched: searches.length > 0,
    search_queries: distinct(searches.map((one) => queryIn(one.arguments))),
  };
}

function queryIn(json: string): string | undefined {
  try {
    return searchArguments.safeParse(JSON.parse(json)).data?.query;
  } catch {
    return undefined; // the model wrote the arguments, and not always well
  }
}
