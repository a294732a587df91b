import { ownAgent } from "@citelens/crawlers/own-agent";
import { Agent } from "undici";
import type { FetchedAnswer, GetOptions } from "./fetched.ts";
import { follow } from "./follow-redirects.ts";
import { outboundAllow } from "./guarded-allow.ts";
import type { Asker } from "./guarded-answer.ts";
import { acceptedEncodings } from "./guarded-body.ts";
import { guardedConnector, type Lookup } from "./guarded-connector.ts";
import { FetchFailure, fetchFailure } from "./guarded-failure.ts";
import { type SendOptions, type SentAnswer, sendOnce } from "./guarded-send.ts";
import { guardedUrl } from "./guarded-url.ts";

export type { FetchedAnswer, GetOptions, Hop } from "./fetched.ts";
export type { SendOptions, SentAnswer } from "./guarded-send.ts";

/** Fetches addresses that a user can name, and nothing inside the network of this server. */
export interface GuardedFetch {
  /** Answers whatever came after up to 5 redirects; throws FetchFailure, or the reason of the caller's signal. */
  get(url: string, options?: GetOptions): Promise<FetchedAnswer>;
  /**
   * Sends a request of any method, once, and answers whatever came, redirects included; throws as `get` does. It leaves encrypted, unless
   * the operator lets the target through.
   */
  send(url: string, options: SendOptions): Promise<SentAnswer>;
  /** Resolves once what is under way has ended. */
  close(): Promise<void>;
}

export interface GuardedFetchOptions {
  /** Hosts, host:port, addresses and CIDRs that may be fetched although they are not public, on any port. */
  readonly allow: readonly string[];
  /** How names are resolved; the system's way by default. */
  readonly lookup?: Lookup;
  /** Name of the client where the caller does not say; the product, without an address of its own, by default. */
  readonly userAgent?: string;
}

const redirectsMaxDefault = 5;
const timeoutMsDefault = 10_000;
const bytesMaxDefault = 2_000_000;
const headerBytesMax = 32_768;
/** A server may ask for more; then its connections would outlive their use. */
const keepAliveMsMax = 5_000;

export function openGuardedFetch({ allow, lookup, userAgent }: GuardedFetchOptions): GuardedFetch {
  const allowed = outboundAllow(allow);
  const connect = guardedConnector(allowed, lookup);
  const options = { allowH2: false, maxHeaderSize: headerBytesMax, keepAliveMaxTimeout: keepAliveMsMax };
  const agent = new Agent({ ...options, connect });
  const sender = new Agent({
    ...options,
    connect: guardedConnector(allowed, lookup, { isEncrypted: true }),
  });
  const asker = { agent, connect, headerBytesMax };

  return {
    get: (url, options = {}) => getInTime(asker, url, { ...(userAgent && { userAgent }), ...options }),
    send: (url, sent) => sendOnce(sender, url, sent),
    close: async () => {
      await Promise.all([agent.close(), sender.close()]);
    },
  };
}

async function getInTime(asker: Asker, url: string, options: GetOptions): Promise<FetchedAnswer> {
  const { timeoutMs = timeoutMsDefault, signal: callers, bytesMax = bytesMaxDefault } = options;
  const { redirectsMax = redirectsMaxDefault, beforeHop, onBody } = options;
  callers?.throwIfAborted();

  // Signals that are joined stay with the caller's for as long as that lives, and with them every answer.
  const own = new AbortController();
  const { signal } = own;
  const stop = (): void => own.abort(callers?.reason);
  const limit = timeLimit(timeoutMs, () =>
    own.abort(new FetchFailure("timeout", `no whole answer within ${timeoutMs} ms`)),
  );
  const untilHop = async (): Promise<void> => {
    if (!beforeHop) return;
    limit.pause();
    await beforeHop();
    limit.goOn();
  };
  callers?.addEventListener("abort", stop, { once: true });
  try {
    const headers = headersOf(options);
    const ask = { asker, signal, headers, bytesMax, redirectsMax, beforeHop: untilHop, onBody };
    const answer = follow(ask, guardedUrl(url));
    return await Promise.race([answer, aborted(signal)]);
  } catch (error) {
    if (callers?.aborted) throw callers.reason;
    throw signal.aborted ? signal.reason : fetchFailure(error);
  } finally {
    limit.pause();
    callers?.removeEventListener("abort", stop);
  }
}

/** A limit that does not run while it is paused. */
function timeLimit(ms: number, over: () => void): { pause(): void; goOn(): void } {
  let leftMs = ms;
  let begunMs = performance.now();
  let timer = setTimeout(over, leftMs);
  return {
    pause: () => {
      clearTimeout(timer);
      leftMs -= performance.now() - begunMs;
    },
    goOn: () => {
      begunMs = performance.now();
      timer = setTimeout(over, Math.max(0, leftMs));
    },
  };
}

/** The HTTP client notices an abort only once it is connected; the caller must not wait for that. */
function aborted(signal: AbortSignal): Promise<never> {
  return new Promise((_, reject) => {
    signal.addEventListener("abort", () => reject(signal.reason), { once: true });
  });
}

function headersOf(options: GetOptions): Record<string, string> {
  const { accept = "*/*", userAgent = ownAgent.userAgent, headers } = options;
  return { ...headers, accept, "accept-encoding": acceptedEncodings, "user-agent": userAgent };
}
