import { type Answer, type AskOptions, answerTokensMax } from "../operator.ts";
import { readMessages } from "../read/messages-reading.ts";
import { askJson } from "./ask-json.ts";
import { localeInstructions, locatedByField, locatedInWords } from "./locale.ts";
import { pathOf } from "./post-json.ts";

/** A search of the web that a server makes by itself, as it is offered to its model. */
export interface WebTool {
  readonly offer: (asked: Pick<AskOptions, "country" | "city">) => object;
  /** How it is told where the person is who asks: by a field of its own, or there is none and the model is told in words. */
  readonly place: "field" | "words";
}

interface MessagesQuestion extends Omit<AskOptions, "signal"> {
  readonly question: string;
  readonly model: string;
  /** How it searches, unless the question is to be answered without; undefined where it never does. */
  readonly webTool: WebTool | undefined;
  /** For an answer with the thoughts before it. */
  readonly tokensMax?: number;
  /** Setting to answer at once, where it would think first unless it is told not to. */
  readonly thinking?: "off";
}

interface MessagesInput extends MessagesQuestion {
  readonly signal: AbortSignal;
  readonly apiKey: string | undefined;
  /** Where …/messages is. */
  readonly baseURL: string;
  readonly timeoutMs: number;
}

/** Asks a server that speaks Anthropic's Messages protocol and searches the web by itself. It has no field for a language. */
export function askMessages(asked: MessagesInput): Promise<Answer> {
  const { apiKey = "", baseURL, model, signal, timeoutMs } = asked;
  const body = messagesRequest(asked);
  const headers = { "x-api-key": apiKey, "anthropic-version": "2023-06-01" };
  return askJson(pathOf(baseURL, "/messages"), { headers, body, signal, timeoutMs }, (raw) => {
    const { model_id, ...read } = readMessages(raw);
    return {
      ...read,
      model_id: model_id ?? model,
      located: offered(asked)?.place === "field" ? locatedByField(asked) : locatedInWords(asked),
    };
  });
}

function offered({ webTool, search }: MessagesQuestion): WebTool | undefined {
  return search === "off" ? undefined : webTool;
}

function messagesRequest(asked: MessagesQuestion) {
  const { question, model, thinking, tokensMax = answerTokensMax } = asked;
  const tool = offered(asked);
  const system = tool?.place === "field" ? asked.instructions : localeInstructions(asked);
  return {
    model,
    max_tokens: tokensMax,
    messages: [{ role: "user" as const, content: question }],
    ...(thinking === "off" && { thinking: { type: "disabled" as const } }),
    ...(system !== undefined && { system }),
    ...(tool && { tools: [tool.offer(asked)] }),
  };
}
