import { type Answer, type AskOptions, answerTokensMax } from "../operator.ts";
import { readMessages } from "../read/messages-reading.ts";
import { askJson } from "./ask-json.ts";
import { localeInstructions, locatedByField, locatedInWords, userLocation } from "./locale.ts";
import { pathOf } from "./post-json.ts";

interface Question extends Omit<AskOptions, "signal"> {
  readonly question: string;
  readonly model: string;
  /** Whether the web is at hand, unless the question is to be answered without. */
  readonly canSearch: boolean;
  /** For an answer with the thoughts before it. */
  readonly tokensMax?: number;
}

interface Asked extends Question {
  readonly signal: AbortSignal;
  readonly apiKey: string | undefined;
  /** Where …/messages is. */
  readonly baseURL: string;
  readonly timeoutMs: number;
}

const searchesMax = 2;

/** Asks a server that speaks Anthropic's Messages protocol and searches the web by itself. It has no field for a language. */
export function askMessages(asked: Asked): Promise<Answer> {
  const { apiKey = "", baseURL, model, signal, timeoutMs } = asked;
  const body = messagesRequest(asked);
  const headers = { "x-api-key": apiKey, "anthropic-version": "2023-06-01" };
  return askJson(pathOf(baseURL, "/messages"), { headers, body, signal, timeoutMs }, (raw) => {
    const { model_id, ...read } = readMessages(raw);
    return {
      ...read,
      model_id: model_id ?? model,
      located: searches(asked) ? locatedByField(asked) : locatedInWords(asked),
    };
  });
}

function searches({ canSearch, search }: Question): boolean {
  return canSearch && search !== "off";
}

function messagesRequest(asked: Question) {
  const { question, model, tokensMax = answerTokensMax } = asked;
  const isSearching = searches(asked);
  // Without a search there is no field for a place.
  const system = isSearching ? asked.instructions : localeInstructions(asked);
  return {
    model,
    max_tokens: tokensMax,
    messages: [{ role: "user" as const, content: question }],
    ...(system !== undefined && { system }),
    ...(isSearching && {
      tools: [
        {
          type: "web_search_20250305" as const,
          name: "web_search" as const,
          max_uses: searchesMax,
          ...(asked.country !== undefined && { user_location: userLocation(asked) }),
        },
      ],
    }),
  };
}
