import { ownAgent } from "@citelens/crawlers";
import { Agent, type Dispatcher } from "undici";
import { outboundAllow } from "./guarded-allow.ts";
import { acceptedEncodings, decodeBody, readBody } from "./guarded-body.ts";
import { guardedConnector, type Lookup } from "./guarded-connector.ts";
import { FetchFailure, fetchFailure } from "./guarded-failure.ts";
import { guardedUrl } from "./guarded-url.ts";

/** Fetches addresses that a user can name, and nothing inside the network of this server. */
export interface GuardedFetch {
  /**
   * Answers with whatever status the last address of up to 5 redirects gave. Throws FetchFailure, or the reason of
   * the caller's own signal once that is aborted.
   */
  get(url: string, options?: GetOptions): Promise<Fetched>;
  /** Resolves once what is under way has ended. */
  close(): Promise<void>;
}

export interface GetOptions {
  readonly accept?: string;
  /** For the whole: names, connections, redirects and body; 10 s by default. */
  readonly timeoutMs?: number;
  /** Of the body as it is sent and as it is once decompressed; 2 MB by default. */
  readonly bytesMax?: number;
  readonly signal?: AbortSignal;
  readonly userAgent?: string;
  /** Besides those that every request has, by their names in lower case. */
  readonly headers?: Readonly<Record<string, string>>;
  /** Where 0, a redirect is the answer; 5 by default. */
  readonly redirectsMax?: number;
  /** Waited for before each redirect is followed; the time that takes is not of `timeoutMs`. */
  readonly beforeHop?: () => Promise<void>;
}

/** A redirect on the way to an answer. */
export interface Hop {
  readonly url: string;
  readonly status: number;
}

export interface Fetched {
  /** Where the answer came from, after redirects. */
  readonly url: string;
  readonly status: number;
  /** The redirects that led there, in their order. */
  readonly hops: readonly Hop[];
  /** By their names in lower case; the values of one that came several times are joined by ", ". */
  readonly headers: Readonly<Record<string, string>>;
  /** From the last request to the first byte of its answer, in milliseconds; a connection that had to be opened included. */
  readonly firstByteMs: number;
  /** Bytes of the body as it was sent. */
  readonly sentBytes: number;
  /** In lower case without parameters; empty where the server did not tell. */
  readonly contentType: string;
  readonly charset?: string;
  readonly body: Buffer;
}

export interface GuardedFetchOptions {
  /** Hosts, host:port, addresses and CIDRs that may be fetched although they are not public, on any port. */
  readonly allow: readonly string[];
  /** How names are resolved; the system's way by default. */
  readonly lookup?: Lookup;
  /** Who asks where the caller does not say; the product, without an address of its own, by default. */
  readonly userAgent?: string;
}

interface Ask {
  readonly agent: Agent;
  readonly signal: AbortSignal;
  readonly headers: Readonly<Record<string, string>>;
  readonly bytesMax: number;
  readonly redirectsMax: number;
  readonly beforeHop: () => Promise<void>;
}

const redirectsMaxDefault = 5;
const timeoutMsDefault = 10_000;
const bytesMaxDefault = 2_000_000;
const headerBytesMax = 32_768;
/** A server may ask for more; then its connections would outlive their use. */
const keepAliveMsMax = 5_000;

export function openGuardedFetch({ allow, lookup, userAgent }: GuardedFetchOptions): GuardedFetch {
  const agent = new Agent({
    connect: guardedConnector(outboundAllow(allow), lookup),
    allowH2: false,
    maxHeaderSize: headerBytesMax,
    keepAliveMaxTimeout: keepAliveMsMax,
  });

  return {
    get: (url, options = {}) => getInTime(agent, url, { ...(userAgent && { userAgent }), ...options }),
    close: () => agent.close(),
  };
}

async function getInTime(agent: Agent, url: string, options: GetOptions): Promise<Fetched> {
  const { timeoutMs = timeoutMsDefault, signal: callers, bytesMax = bytesMaxDefault } = options;
  const { redirectsMax = redirectsMaxDefault, beforeHop } = options;
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
    const ask = { agent, signal, headers: headersOf(options), bytesMax, redirectsMax, beforeHop: untilHop };
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

/** Redirects are followed by hand: each one is an address that a stranger named, checked like the first. */
async function follow(ask: Ask, first: URL): Promise<Fetched> {
  const { agent, headers, signal, redirectsMax } = ask;
  const hops: Hop[] = [];
  let url = first;
  while (hops.length <= redirectsMax) {
    const askedMs = performance.now();
    const path = `${url.pathname}${url.search}`;
    const answer = await agent.request({ origin: url.origin, path, method: "GET", headers, signal });
    const firstByteMs = Math.round(performance.now() - askedMs);
    const location = headerOf(answer, "location");
    const isFollowed = location !== undefined && isRedirect(answer.statusCode) && redirectsMax > 0;
    if (!isFollowed) return await fetched(ask, answer, { url: url.href, hops, firstByteMs });

    hops.push({ url: url.href, status: answer.statusCode });
    answer.body.on("error", ignoreOwnEnd).destroy();
    url = guardedUrl(location, url);
    if (hops.length <= redirectsMax) await ask.beforeHop();
    signal.throwIfAborted();
  }
  throw new FetchFailure("redirects", `more than ${redirectsMax} redirects`);
}

async function fetched(
  ask: Ask,
  answer: Dispatcher.ResponseData,
  way: Pick<Fetched, "url" | "hops" | "firstByteMs">,
): Promise<Fetched> {
  const [type = "", ...parameters] = (headerOf(answer, "content-type") ?? "").split(";");
  const contentType = type.trim().toLowerCase();
  const { sent, body } = await bodyOf(ask, answer).catch((error: unknown) => {
    const { reason, message, cause } = fetchFailure(error);
    throw new FetchFailure(reason, message, { cause, contentType });
  });
  const charset = charsetOf(parameters);
  return {
    ...way,
    status: answer.statusCode,
    headers: joinedHeaders(answer),
    sentBytes: sent.byteLength,
    contentType,
    ...(charset && { charset }),
    body,
  };
}

async function bodyOf(ask: Ask, answer: Dispatcher.ResponseData): Promise<{ sent: Buffer; body: Buffer }> {
  const sent = await readBody(answer.body, ask.bytesMax);
  return { sent, body: await decodeBody(sent, headerOf(answer, "content-encoding") ?? "", ask.bytesMax) };
}

function charsetOf(parameters: readonly string[]): string | undefined {
  for (const parameter of parameters) {
    const [, charset] = /^\s*charset\s*=\s*["']?([\w.:+-]+)/i.exec(parameter) ?? [];
    if (charset) return charset.toLowerCase();
  }
  return undefined;
}

/** Where a header came several times, the first counts. */
function headerOf({ headers }: Dispatcher.ResponseData, name: string): string | undefined {
  const value = headers[name];
  return typeof value === "string" ? value : value?.[0];
}

function joinedHeaders({ headers }: Dispatcher.ResponseData): Record<string, string> {
  return Object.fromEntries(
    Object.entries(headers).flatMap(([name, value]) =>
      value === undefined ? [] : [[name.toLowerCase(), typeof value === "string" ? value : value.join(", ")]],
    ),
  );
}

function isRedirect(status: number): boolean {
  return [301, 302, 303, 307, 308].includes(status);
}

/** A body that is ended unread says so by an error, which is no news. */
function ignoreOwnEnd(): void {}
