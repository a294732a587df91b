import { createHmac } from "node:crypto";
import { once } from "node:events";
import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import { readForm } from "./form-body.ts";
import { StripeBooks, StripeDoubleError } from "./stripe-books.ts";
import { type DoubleState, operations, paySession, renewSubscriptions } from "./stripe-operations.ts";

/** How a request goes wrong: before Stripe has done anything, or when only its answer is lost. */
export type Mishap = "500 before" | "500 after" | "reset before" | "reset after";

export interface SignedEvent {
  readonly payload: string;
  readonly signature: string;
}

export interface HeldLook {
  readonly arrived: Promise<void>;
  letGo(): void;
}

export interface StripeDouble {
  readonly address: string;
  readonly webhookSecret: string;
  readonly books: StripeBooks;
  /** Every request as "POST /v1/…", repetitions included. */
  readonly requests: readonly string[];
  /** The customer pays on the page. */
  pay(sessionId: string): void;
  /** Money goes back to the customer. */
  refund(paymentIntent: string, cents: number): void;
  dispute(paymentIntent: string, cents: number, status: "needs_response" | "lost" | "won"): void;
  declineNextCharge(): void;
  /** The next requests go wrong, one after the other, each in its way. */
  mishap(...next: readonly Mishap[]): void;
  /** Answers every request with 500 while it is so. */
  isDown: boolean;
  /** The next look at a subscription is answered only once it is let go, with how things stood when it came. */
  holdNextLook(): HeldLook;
  advance(ms: number): void;
  /** A call of the webhook, signed as Stripe signs it; `ageSeconds` makes it an old one. */
  event(
    type: string,
    object: object,
    options?: { readonly id?: string; readonly ageSeconds?: number },
  ): SignedEvent;
  close(): Promise<void>;
}

const webhookSecret = "whsec_double";

/** A server on loopback that speaks the part of Stripe's API that the product uses, with books of its own. */
export async function openStripeDouble(): Promise<StripeDouble> {
  const books = new StripeBooks();
  const requests: string[] = [];
  const mishaps: Mishap[] = [];
  const looks = holdableLooks();
  let aheadMs = 0;
  let declines = 0;

  const server = createServer((request, response) => void handle(request, response));
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  const bound = server.address();
  const address = `http://127.0.0.1:${typeof bound === "object" && bound ? bound.port : 0}`;
  const state: DoubleState = {
    books,
    address,
    now: () => Math.floor((Date.now() + aheadMs) / 1000),
    takeDecline: () => {
      if (declines === 0) return false;
      declines -= 1;
      return true;
    },
  };
  const answerOnce = onceByKey(state);

  async function handle(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const text = await bodyOf(request);
    requests.push(`${request.method} ${new URL(request.url ?? "", address).pathname}`);
    const mishap = double.isDown ? "500 before" : mishaps.shift();
    if (mishap?.endsWith("before")) return goWrong(request, response, mishap);

    const answer = answerOnce(request, text);
    if (mishap) return goWrong(request, response, mishap);
    if (requests.at(-1)?.startsWith("GET /v1/subscriptions/")) await looks.waitIfHeld();
    send(response, answer);
  }

  const double: StripeDouble = {
    address,
    webhookSecret,
    books,
    requests,
    isDown: false,
    pay: (sessionId) => void paySession(state, sessionId),
    refund: (paymentIntent, cents) => {
      books.refunds.push({ id: books.newId("re"), paymentIntent, cents, status: "succeeded" });
    },
    dispute: (paymentIntent, cents, status) => {
      books.disputes.push({ id: books.newId("dp"), paymentIntent, cents, status });
    },
    declineNextCharge: () => {
      declines += 1;
    },
    mishap: (...next) => void mishaps.push(...next),
    holdNextLook: looks.holdNext,
    advance: (ms) => {
      aheadMs += ms;
      renewSubscriptions(state);
    },
    event: signedEvents(),
    close: async () => {
      server.closeAllConnections();
      server.close();
      await once(server, "close");
    },
  };
  return double;
}

/** The same idempotency key gives the same answer, and with other parameters it is refused. */
function onceByKey(state: DoubleState): (request: IncomingMessage, text: string) => Answer {
  const kept = new Map<string, { readonly asked: string; readonly answer: Answer }>();
  return (request, text) => {
    const key = request.headers["idempotency-key"];
    const asked = `${request.method} ${request.url} ${text}`;
    const before = typeof key === "string" ? kept.get(key) : undefined;
    if (before && before.asked !== asked) {
      const message =
        "Keys for idempotent requests can only be used with the same parameters they were first used with.";
      return errorOf(new StripeDoubleError(400, "idempotency_error", undefined, message));
    }
    const answer = before?.answer ?? answerTo(state, request, text);
    if (typeof key === "string" && request.method === "POST") kept.set(key, { asked, answer });
    return answer;
  };
}

function holdableLooks(): { holdNext(): HeldLook; waitIfHeld(): Promise<void> } {
  let held: { readonly arrive: () => void; readonly gone: Promise<void> } | undefined;
  return {
    holdNext: () => {
      const { promise: arrived, resolve: arrive } = Promise.withResolvers<void>();
      const { promise: gone, resolve: letGo } = Promise.withResolvers<void>();
      held = { arrive, gone };
      return { arrived, letGo };
    },
    waitIfHeld: async () => {
      const now = held;
      held = undefined;
      now?.arrive();
      await now?.gone;
    },
  };
}

function signedEvents(): StripeDouble["event"] {
  let events = 0;
  return (type, object, { id, ageSeconds = 0 } = {}) => {
    events += 1;
    const created = Math.floor(Date.now() / 1000) - ageSeconds;
    const whole = { id: id ?? `evt_${events}`, object: "event", type, created, data: { object } };
    const payload = JSON.stringify(whole, null, 2);
    const mac = createHmac("sha256", webhookSecret).update(`${created}.${payload}`).digest("hex");
    return { payload, signature: `t=${created},v1=${mac}` };
  };
}

interface Answer {
  readonly status: number;
  readonly body: object;
}

/** By the whole path, by one that ends with an id, or by one with an act behind the id. */
function operationOf(method: string, path: string) {
  const [, before = "", id = ""] = /^(.*)\/([^/]+)$/.exec(path) ?? [];
  const [, start, ofAct = ""] = /^(.*)\/([^/]+)$/.exec(before) ?? [];
  const withAct = operations[`${method} ${start}/:id/${id}`];
  return {
    operation: operations[`${method} ${path}`] ?? withAct ?? operations[`${method} ${before}/:id`],
    id: decodeURIComponent(withAct ? ofAct : id),
  };
}

function answerTo(state: DoubleState, request: IncomingMessage, text: string): Answer {
  const url = new URL(request.url ?? "", state.address);
  if (
    !request.headers.authorization?.startsWith("Bearer sk_") &&
    !request.headers.authorization?.startsWith("Basic")
  )
    return errorOf(
      new StripeDoubleError(401, "invalid_request_error", undefined, "Invalid API Key provided"),
    );

  const { operation, id } = operationOf(request.method ?? "", url.pathname);
  try {
    if (!operation)
      throw new StripeDoubleError(
        404,
        "invalid_request_error",
        undefined,
        `Unrecognized request URL: ${url.pathname}`,
      );
    const call = { id, form: readForm(text), query: readForm(url.search.slice(1)) };
    return { status: 200, body: operation(state, call) };
  } catch (error) {
    if (error instanceof StripeDoubleError) return errorOf(error);
    throw error;
  }
}

function errorOf({ status, type, code, message }: StripeDoubleError): Answer {
  return { status, body: { error: { type, message, ...(code && { code }) } } };
}

function goWrong(request: IncomingMessage, response: ServerResponse, mishap: Mishap): void {
  if (mishap.startsWith("reset")) {
    request.socket.destroy();
    return;
  }
  send(response, {
    status: 500,
    body: { error: { type: "api_error", message: "An unknown error occurred" } },
  });
}

function send(response: ServerResponse, { status, body }: Answer): void {
  response.writeHead(status, { "content-type": "application/json", "request-id": "req_double" });
  response.end(JSON.stringify(body));
}

async function bodyOf(request: IncomingMessage): Promise<string> {
  let text = "";
  for await (const chunk of request) text += String(chunk);
  return text;
}
