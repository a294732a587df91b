import { type Agent, type buildConnector, errors } from "undici";
import type { Answer, AnswerHead } from "./answer.ts";
import { plainAnswer, requestPath } from "./plain-answer.ts";

/** Client that asks: the usual client, and the guarded way to connections for those that it does not understand. */
export interface Asker {
  readonly agent: Agent;
  readonly connect: buildConnector.connector;
  readonly headerBytesMax: number;
}

interface AskOptions {
  readonly headers: Readonly<Record<string, string>>;
  readonly signal: AbortSignal;
}

/** Asks once, and once more by a lenient reader where the answer is no proper HTTP: browsers show what such servers send. */
export async function askOnce(asker: Asker, url: URL, asked: AskOptions): Promise<Answer> {
  const lenient = (): Promise<Answer> => plainAnswer(url, { ...asker, ...asked });
  try {
    const { origin } = url;
    const got = await asker.agent.request({ origin, path: requestPath(url), method: "GET", ...asked });
    return {
      status: got.statusCode,
      headers: listed(got.headers),
      isOld: false,
      body: withSecondTry(got.body, lenient),
      end: () => void got.body.on("error", ignoreOwnEnd).destroy(),
    };
  } catch (error) {
    if (isNoProperHttp(error)) return await lenient();
    throw error;
  }
}

/** Body with a second try: what breaks the rules before its first byte is asked for again; what came by then is not thrown away. */
async function* withSecondTry(
  body: AsyncIterable<Uint8Array>,
  lenient: () => Promise<Answer>,
): AsyncGenerator<Uint8Array> {
  let hasBegun = false;
  try {
    for await (const chunk of body) {
      hasBegun = true;
      yield chunk;
    }
  } catch (error) {
    if (hasBegun || !isNoProperHttp(error)) throw error;
    const answer = await lenient();
    try {
      yield* answer.body;
    } finally {
      answer.end();
    }
  }
}

function isNoProperHttp(error: unknown): boolean {
  if (error instanceof errors.HTTPParserError || error instanceof errors.ResponseContentLengthMismatchError)
    return true;
  const message = error instanceof Error ? error.message : "";
  // Of a 100 that nobody asked for, and of a status that is none.
  return message === "bad response" || message.includes("assert(statusCode");
}

function listed(headers: Readonly<Record<string, string | string[] | undefined>>): AnswerHead["headers"] {
  return Object.fromEntries(
    Object.entries(headers).flatMap(([name, value]) =>
      value === undefined ? [] : [[name.toLowerCase(), [value].flat()]],
    ),
  );
}

/** A body that is ended unread says so by an error, which is no news. */
function ignoreOwnEnd(): void {}
