import { OperatorFailure } from "../failures/operator-failure.ts";
import { type Answer, type AskOptions, answerTokensMax } from "../operator.ts";
import { readChat } from "../read/chat-reading.ts";
import { writtenText } from "../read/parsed-answer.ts";
import { searched } from "../read/searched.ts";
import { sourcesOf } from "../read/sources-of.ts";
import { askJson } from "./ask-json.ts";
import { localeInstructions, locatedInWords } from "./locale.ts";
import { pathOf } from "./post-json.ts";

interface ChatInput extends AskOptions {
  readonly question: string;
  readonly apiKey: string | undefined;
  /** Where …/chat/completions is. */
  readonly baseURL: string;
  readonly model: string;
  /** For an answer with the thoughts before it. */
  readonly tokensMax?: number;
  readonly timeoutMs: number;
}

/** Asks a server that speaks OpenAI's chat completions protocol. */
export function askChat(asked: ChatInput): Promise<Answer> {
  const { question, apiKey, baseURL, model, signal, timeoutMs, tokensMax = answerTokensMax } = asked;
  const post = {
    ...(apiKey !== undefined && { authorization: `Bearer ${apiKey}` }),
    body: { model, messages: chatMessages(question, asked), max_tokens: tokensMax },
    signal,
    timeoutMs,
  };
  return askJson(pathOf(baseURL, "/chat/completions"), post, (raw) => {
    const { text, cited, calls, model_id, usage } = readChat(raw);
    if (calls.length > 0) throw new OperatorFailure("incomplete", "it wants to use a tool", { usage });
    return {
      text: writtenText(text, usage),
      sources: sourcesOf([], cited),
      // A gateway that cites has searched, and does not say for what.
      ...searched(cited.length > 0 ? [{ query: null, found: null }] : []),
      located: locatedInWords(asked),
      model_id: model_id ?? model,
      usage,
    };
  });
}

/** A question, after what is to be known before it. */
export function chatMessages(question: string, asked: AskOptions): { role: string; content: string }[] {
  const instructions = localeInstructions(asked);
  return [
    ...(instructions === undefined ? [] : [{ role: "system", content: instructions }]),
    { role: "user", content: question },
  ];
}
