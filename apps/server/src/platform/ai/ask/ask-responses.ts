import type { OpenAIProvider } from "@ai-sdk/openai";
import type { Answer, AskOptions } from "../operator.ts";
import { readResponses } from "../read/responses-reading.ts";
import { askModel } from "./ask-model.ts";
import { locatedByField, userLocation } from "./locale.ts";

interface Asked extends AskOptions {
  readonly question: string;
  readonly model: string;
  readonly timeoutMs: number;
}

/** Asks a server that speaks OpenAI's Responses protocol and searches the web by itself. */
export async function askResponses(provider: OpenAIProvider, asked: Asked): Promise<Answer> {
  const tools = { web_search: provider.tools.webSearch(userLocation(asked)) };
  const answer = await askModel(provider.responses(asked.model), { ...asked, tools });
  return { ...answer, ...readResponses(answer.raw), located: locatedByField(asked) };
}
