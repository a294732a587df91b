import { request } from "undici";
import { failureOfAnswer } from "../failures/failure-of-answer.ts";
import { failureOfConnection } from "../failures/failure-of-connection.ts";
import { readAnswer } from "./answer-body.ts";
import { type AskInTime, askInTime } from "./ask-in-time.ts";

export interface Exchange extends Pick<AskInTime, "signal" | "timeoutMs"> {
  readonly authorization?: string | undefined;
  /** What else the provider wants to have said, as a key in a header of its own. */
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
    return JSON.parse(text);
  };
  return askInTime(send, { signal, timeoutMs, failureOf: failureOfConnection });
}

function single(headers: Readonly<Record<string, string | string[] | undefined>>): Record<string, string> {
  return Object.fromEntries(Object.entries(headers).map(([name, value]) => [name, [value].flat()[0] ?? ""]));
}
