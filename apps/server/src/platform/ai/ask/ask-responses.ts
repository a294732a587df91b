import { type Answer, type AskOptions, answerTokensMax, type Operator } from "../operator.ts";
import { type Dialect, readResponses } from "../read/responses-reading.ts";
import { askJson } from "./ask-json.ts";
import { localeInstructions, locatedByField, locatedInWords, userLocation } from "./locale.ts";
import { type Post, pathOf } from "./post-json.ts";

/** A server that speaks OpenAI's Responses protocol and searches the web by itself. */
interface ResponsesServer extends Pick<Post, "authorization" | "headers"> {
  /** Where …/responses is. */
  readonly baseURL: string;
  readonly model: string;
  readonly timeoutMs: number;
  readonly dialect: Dialect;
  /**
   * How it is told where the person is who asks: its search has a field for the place, or there is none and it is told
   * in words. Nobody has a field for the language; where the place has one, the question's own language has to do.
   */
  readonly place: "field" | "words";
  /** For an answer with the thoughts before it. */
  readonly tokensMax?: number;
  /** How much it is to think before it answers, where its own default is more than what people see. */
  readonly effort?: "medium";
}

interface ResponsesInput extends AskOptions {
  readonly question: string;
}

export function responsesOperator(server: ResponsesServer): Operator {
  return { ask: (question, asked) => askResponses(server, { ...asked, question }) };
}

function askResponses(server: ResponsesServer, asked: ResponsesInput): Promise<Answer> {
  const { baseURL, model, dialect, place, tokensMax: _, effort: __, timeoutMs, ...sent } = server;
  const located = isToldInWords(place, asked) ? locatedInWords(asked) : locatedByField(asked);
  const post = { ...sent, body: requestOf(server, asked), signal: asked.signal, timeoutMs };
  return askJson(pathOf(baseURL, "/responses"), post, (raw) => {
    const { model_id = model, ...read } = readResponses(raw, dialect);
    return { ...read, model_id, located };
  });
}

type RequestSettings = Pick<ResponsesServer, "model" | "place" | "tokensMax" | "effort">;

/** Body that is sent, in the words of the protocol. */
export function requestOf(
  { model, place, effort, tokensMax = answerTokensMax }: RequestSettings,
  asked: Omit<ResponsesInput, "signal">,
) {
  const told = isToldInWords(place, asked) ? localeInstructions(asked) : asked.instructions;
  const system = { role: "system" as const, content: told ?? "" };
  return {
    model,
    // Not everybody takes instructions in a field of their own.
    input: [...(told === undefined ? [] : [system]), { role: "user" as const, content: asked.question }],
    ...(asked.search !== "off" && {
      tools: [
        { type: "web_search" as const, ...(place === "field" && { user_location: userLocation(asked) }) },
      ],
      include: ["web_search_call.action.sources" as const],
    }),
    max_output_tokens: tokensMax,
    ...(effort && { reasoning: { effort } }),
    // Everybody who speaks this protocol keeps what they are asked unless they are told not to.
    store: false,
  };
}

/** The field for the place is one of the search. */
function isToldInWords(place: ResponsesServer["place"], { search }: Omit<ResponsesInput, "signal">): boolean {
  return place === "words" || search === "off";
}
