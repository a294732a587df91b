import { ownAgent } from "@citelens/crawlers/own-agent";
import type { Agent } from "undici";
import { readBody } from "./guarded-body.ts";
import { FetchFailure, fetchFailure } from "./guarded-failure.ts";
import { guardedUrl } from "./guarded-url.ts";

export interface SendOptions {
  readonly method: "PUT" | "POST" | "DELETE" | "GET";
  /** By their names in lower case. */
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: Uint8Array;
  /** For the whole; a minute by default. */
  readonly timeoutMs?: number;
  /** Most bytes of the answer's body; 64 kB by default. */
  readonly bytesMax?: number;
  readonly signal?: AbortSignal;
}

export interface SentAnswer {
  readonly status: number;
  /** By their names in lower case. */
  readonly headers: Readonly<Record<string, string>>;
  readonly body: Buffer;
}

const timeoutMsDefault = 60_000;
const bytesMaxDefault = 65_536;

/** Sends once and follows nothing: what was signed for one address is handed to no other. */
export async function sendOnce(
  agent: Agent,
  written: string,
  { method, headers, body, signal, ...limits }: SendOptions,
): Promise<SentAnswer> {
  const { timeoutMs = timeoutMsDefault, bytesMax = bytesMaxDefault } = limits;
  const { origin, pathname, search } = guardedUrl(written);
  signal?.throwIfAborted();
  const ended = AbortSignal.timeout(timeoutMs);
  try {
    const answer = await agent.request({
      origin,
      path: `${pathname}${search}`,
      method,
      headers: { "user-agent": ownAgent.userAgent, ...headers },
      ...(body && { body }),
      signal: signal ? AbortSignal.any([signal, ended]) : ended,
    });
    return {
      status: answer.statusCode,
      headers: Object.fromEntries(
        Object.entries(answer.headers).map(([name, value]) => [name.toLowerCase(), String(value)]),
      ),
      body: await readBody(answer.body, bytesMax),
    };
  } catch (error) {
    if (signal?.aborted) throw signal.reason;
    if (ended.aborted) throw new FetchFailure("timeout", `no whole answer within ${timeoutMs} ms`);
    throw fetchFailure(error);
  }
}
