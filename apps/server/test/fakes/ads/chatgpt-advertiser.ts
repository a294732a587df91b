import { once } from "node:events";
import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import { listenOnLoopback } from "../../loopback.ts";
import { withUnknownParts } from "../ai/unknown-parts.ts";
import { AdvertiserBooks, AdvertiserError, type Delivery } from "./advertiser-books.ts";
import { bodyOf, operations } from "./advertiser-operations.ts";
import type { ReviewState } from "./advertiser-shapes.ts";

/** How a request goes wrong: before the channel has done anything, or when only its answer is lost. */
export type AdvertiserMishap =
  | "401"
  | "429"
  | "500 before"
  | "500 after"
  | "reset before"
  | "reset after"
  | "garbage";

export interface AdvertiserDouble {
  /** With the version of the API, as OPENAI_ADS_BASE_URL has it. */
  readonly address: string;
  readonly key: string;
  readonly books: AdvertiserBooks;
  /** Every request as "POST /campaigns", repetitions included. */
  readonly requests: string[];
  /** The next requests go wrong, one after the other, each in its way; `undefined` goes well. */
  mishap(...next: readonly (AdvertiserMishap | undefined)[]): void;
  /** Answers every request so while it is set. */
  isDown: boolean;
  isKeyRefused: boolean;
  /** Whether it counts requests, as the channel does: 600 a minute of an endpoint and 1,200 in all. */
  countsRequests: boolean;
  /** Time that a 429 asks to wait. */
  retryAfter: string | undefined;
  /** Whether what was made with a key is not shown by lists yet. */
  listsAreLate: boolean;
  /** Whether its answers have fields that nobody knows yet. */
  saysUnknownThings: boolean;
  /** Forgets which idempotency keys it has seen, as after their time. */
  forgetKeys(): void;
  /** A reviewer decides of an ad. */
  review(ad: string, decision: ReviewState, reason?: string): void;
  /** Something happens to an ad; with `toldAfterMs` the figures tell of it only later. */
  deliver(ad: string, counted: Partial<Delivery> & { readonly toldAfterMs?: number }): void;
  advance(ms: number): void;
  now(): Date;
  close(): Promise<void>;
}

interface Answer {
  readonly status: number;
  readonly headers?: Readonly<Record<string, string>>;
  readonly body: unknown;
}

interface AdvertiserRequest {
  readonly endpoint: string;
  readonly id: string;
  readonly url: URL;
  readonly text: string;
}

interface Account {
  readonly timezone?: string;
  readonly currency?: string;
  readonly startsAt?: Date;
}

const key = "sk-ads-double-0123456789abcdef";
const version = "/v1";
const minuteMs = 60_000;

/** A server on loopback that speaks OpenAI's Advertiser API, with an ad account, reviewers and a clock of its own. */
export async function openAdvertiserDouble({
  timezone = "UTC",
  currency = "USD",
  startsAt = new Date(),
}: Account = {}): Promise<AdvertiserDouble> {
  const books = new AdvertiserBooks({ timezone, currency });
  const requests: string[] = [];
  const mishaps: (AdvertiserMishap | undefined)[] = [];
  const kept = new Map<string, object>();
  const lately = new Set<string>();
  const passed: { readonly endpoint: string; readonly atMs: number }[] = [];
  let atMs = startsAt.getTime();

  async function handle(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const text = await bodyTextOf(request);
    const url = new URL(request.url ?? "", "http://double");
    const { endpoint, id } = endpointOf(request.method ?? "", url.pathname.slice(version.length));
    requests.push(endpoint.replace("{id}", id));
    const mishap = double.isDown ? "500 before" : mishaps.shift();
    const before = mishap === undefined ? tooMany(endpoint) : early(mishap, double.retryAfter);
    if (before === "lost") return void request.socket.destroy();
    if (before) return send(response, before);

    const answer = answerTo(request, { endpoint, id, url, text });
    if (mishap === "reset after") return void request.socket.destroy();
    send(response, mishap === "500 after" ? broken : answer);
  }

  function tooMany(endpoint: string): Answer | undefined {
    if (!double.countsRequests) return undefined;
    const recent = passed.filter((one) => one.atMs > atMs - minuteMs);
    const ofEndpoint = recent.filter((one) => one.endpoint === endpoint);
    if (recent.length >= 1_200 || ofEndpoint.length >= 600) return limited(double.retryAfter);
    passed.push({ endpoint, atMs });
    return undefined;
  }

  function answerTo(request: IncomingMessage, asked: AdvertiserRequest): Answer {
    try {
      const body = perform(request, asked);
      return { status: 200, body: double.saysUnknownThings ? withUnknownParts(body) : body };
    } catch (error) {
      if (!(error instanceof AdvertiserError)) throw error;
      const { status, code, message } = error;
      return { status, body: { error: { type: "invalid_request_error", code, message, param: null } } };
    }
  }

  function perform(request: IncomingMessage, { endpoint, id, url, text }: AdvertiserRequest): object {
    if (double.isKeyRefused || request.headers.authorization !== `Bearer ${key}`)
      throw new AdvertiserError(401, "invalid_api_key", `Incorrect API key provided: ${sentKey(request)}`);
    const operation = operations[endpoint];
    if (!operation) throw new AdvertiserError(404, "not_found", `Unknown address: ${url.pathname}`);

    const isListed = (one: string): boolean => !(double.listsAreLate && lately.has(one));
    const call = { books, now: new Date(atMs), id, query: url.searchParams, body: bodyOf(text), isListed };
    return createOnce({ kept, lately }, creationOf(request, endpoint), () => operation(call));
  }

  const server = createServer((request, response) => void handle(request, response));
  const address = await listenOnLoopback(server);
  const double: AdvertiserDouble = {
    address: `${address}${version}`,
    key,
    books,
    requests,
    isDown: false,
    isKeyRefused: false,
    countsRequests: false,
    retryAfter: undefined,
    listsAreLate: false,
    saysUnknownThings: false,
    mishap: (...next) => void mishaps.push(...next),
    forgetKeys: () => kept.clear(),
    review: (ad, status, reason) => {
      const row = books.ads.get(ad);
      if (!row) throw new Error(`There is no ad ${ad}`);
      Object.assign(row, {
        review_status: status,
        review: { status, ...(reason !== undefined && { reason }) },
      });
    },
    deliver: (ad, { toldAfterMs = 0, ...counted }) => {
      const at = counted.at ?? new Date(atMs);
      const toldFrom = new Date(atMs + toldAfterMs);
      const nothing = { impressions: 0, clicks: 0, spendMicros: 0, country: "Germany", device: "desktop" };
      books.deliveries.push({ ...nothing, ...counted, ad, at, toldFrom });
    },
    advance: (ms) => {
      atMs += ms;
    },
    now: () => new Date(atMs),
    close: async () => {
      server.closeAllConnections();
      server.close();
      await once(server, "close");
    },
  };
  return double;
}

const broken: Answer = {
  status: 500,
  body: { error: { type: "server_error", message: "The server had an error" } },
};

const refused: Answer = {
  status: 401,
  body: { error: { type: "invalid_request_error", code: "invalid_api_key", message: "Incorrect API key" } },
};

function limited(retryAfter: string | undefined): Answer {
  return {
    status: 429,
    headers: retryAfter === undefined ? {} : { "retry-after": retryAfter },
    body: { error: { type: "rate_limit_error", code: "rate_limit_exceeded", message: "Rate limit reached" } },
  };
}

function early(mishap: AdvertiserMishap, retryAfter: string | undefined): Answer | "lost" | undefined {
  if (mishap === "reset before") return "lost";
  if (mishap === "500 before") return broken;
  if (mishap === "401") return refused;
  if (mishap === "429") return limited(retryAfter);
  return mishap === "garbage" ? { status: 200, body: "<html>A proxy says hello</html>" } : undefined;
}

interface KeptCreations {
  readonly kept: Map<string, object>;
  readonly lately: Set<string>;
}

/** The same key gives the object that was made with it before. */
function createOnce(
  { kept, lately }: KeptCreations,
  creation: string | undefined,
  create: () => object,
): object {
  if (creation === undefined) return create();
  const body = kept.get(creation) ?? create();
  kept.set(creation, body);
  if ("id" in body) lately.add(String(body.id));
  return body;
}

/** The address as the documentation writes it, and the id in it. */
function endpointOf(method: string, path: string): { readonly endpoint: string; readonly id: string } {
  const exact = `${method} ${path}`;
  if (exact in operations) return { endpoint: exact, id: "" };
  const [, collection = "", id = "", act = ""] = /^(\/[a-z_]+)\/([^/]+)(\/[a-z]+)?$/.exec(path) ?? [];
  return { endpoint: `${method} ${collection}/{id}${act}`, id: decodeURIComponent(id) };
}

/** Only creations take a key; elsewhere it says nothing. */
function creationOf(request: IncomingMessage, endpoint: string): string | undefined {
  const given = request.headers["idempotency-key"];
  const isCreation = ["POST /campaigns", "POST /ad_groups", "POST /ads"].includes(endpoint);
  return isCreation && typeof given === "string" && given.trim() !== "" ? `${endpoint} ${given}` : undefined;
}

/** As the vendor quotes a key that it refuses. */
function sentKey({ headers }: IncomingMessage): string {
  const sent = headers.authorization?.replace("Bearer ", "") ?? "";
  return `${sent.slice(0, 8)}****${sent.slice(-4)}`;
}

function send(response: ServerResponse, { status, headers, body }: Answer): void {
  const text = typeof body === "string" ? body : JSON.stringify(body, withoutParents);
  response.writeHead(status, { "content-type": "application/json", ...headers }).end(text);
}

/** Rows know what they stand in; no answer says so. */
function withoutParents(name: string, value: unknown): unknown {
  return name === "campaign" || name === "group" ? undefined : value;
}

async function bodyTextOf(request: IncomingMessage): Promise<string> {
  let text = "";
  for await (const chunk of request) text += String(chunk);
  return text;
}
