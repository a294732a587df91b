import { request } from "undici";
import { failureOfAnswer } from "../failures/failure-of-answer.ts";
import { failureOfConnection } from "../failures/failure-of-connection.ts";
import { OperatorFailure } from "../failures/operator-failure.ts";
import { readAnswer } from "./answer-body.ts";
import { type AskInTime, askInTime } from "./ask-in-time.ts";

/** No provider's answer has a tenth of them. */
const levelsMax = 200;

export interface Exchange extends Pick<AskInTime, "signal" | "timeoutMs"> {
  readonly authorization?: string | undefined;
  /** Headers that the provider wants besides, as a key in a header of its own. */
  readonly headers?: Readonly<Record<string, string>>;
}

/** Asks an address that the installation itself has named. Throws OperatorFailure for all but a JSON success. */
export function exchangeJson(
  url: string,
  method: "GET" | "POST",
  { authorization, headers, body, signal, timeoutMs }: Exchange & { readonly body?: unknown },
): Promise<unknown> {
  const send = async (inTime: AbortSignal): Promise<unknown> => {
    const answer = await request(url, {
      method,
      headers: {
        ...headers,
        ...(authorization !== undefined && { authorization }),
        ...(body !== undefined && { "content-type": "application/json" }),
        accept: "application/json",
      },
      ...(body !== undefined && { body: JSON.stringify(body) }),
      signal: inTime,
    });
    const { statusCode: status } = answer;
    const sent = single(answer.headers);
    const text = await readAnswer(answer.body, { status, packedAs: sent["content-encoding"] ?? "" });
    if (status >= 300) throw failureOfAnswer({ status, headers: sent, body: text });
    return shallow(JSON.parse(text));
  };
  return askInTime(send, { signal, timeoutMs, failureOf: failureOfConnection });
}

/** The same; throws where it is nested so deep that those who go through it step by step would never come back. */
function shallow(json: unknown): unknown {
  let level = [json].filter(isNesting);
  for (let depth = 0; level.length > 0; depth += 1) {
    if (depth === levelsMax)
      throw new OperatorFailure("garbage", `it answers in more than ${levelsMax} levels`);
    level = level.flatMap((one) => Object.values(one).filter(isNesting));
  }
  return json;
}

function isNesting(value: unknown): value is object {
  return typeof value === "object" && value !== null;
}

function single(headers: Readonly<Record<string, string | string[] | undefined>>): Record<string, string> {
  return Object.fromEntries(Object.entries(headers).map(([name, value]) => [name, [value].flat()[0] ?? ""]));
}
