import { z } from "zod";
import type { Answer, AskOptions } from "../operator.ts";
import { knownItems } from "../read/known-items.ts";
import { parsedAnswer } from "../read/parsed-answer.ts";
import { searched } from "../read/searched.ts";
import { sourcesOf } from "../read/sources-of.ts";
import { askModel } from "./ask-model.ts";
import { localeInstructions, locatedInWords } from "./locale.ts";

interface Asked extends AskOptions {
  readonly question: string;
  readonly name: string;
  readonly apiKey: string | undefined;
  readonly baseURL: string;
  readonly model: string;
  readonly timeoutMs: number;
}

/** Servers that search by themselves cite in this way, if they do: gateways such as OpenRouter. */
const body = z.object({
  choices: z.array(z.object({ message: z.object({ annotations: z.array(z.unknown()).nullish() }) })),
});
const annotation = z.object({
  type: z.literal("url_citation"),
  url_citation: z.object({ url: z.string(), title: z.string().nullish() }),
});

/** Asks a server that speaks OpenAI's chat completions protocol. */
export async function askChat(asked: Asked): Promise<Answer> {
  const { name, apiKey, baseURL, model } = asked;
  const { createOpenAICompatible } = await import("@ai-sdk/openai-compatible");
  const server = createOpenAICompatible({
    name,
    baseURL,
    ...(apiKey !== undefined && { apiKey }),
  });
  const instructions = localeInstructions(asked);
  const answer = await askModel(server(model), { ...asked, instructions });

  const { choices } = parsedAnswer(body, answer.raw);
  const cited = choices.flatMap(({ message }) => knownItems(message.annotations ?? [], annotation));
  const sources = sourcesOf(
    [],
    cited.map(({ url_citation }) => url_citation),
  );
  const searches = sources.length > 0 ? [{ query: null, found: null }] : [];
  return { ...answer, ...searched(searches), sources, located: locatedInWords(asked) };
}
