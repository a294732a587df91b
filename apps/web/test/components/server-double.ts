import { type Answer, apiBase, type Endpoint } from "@citelens/contract/base/endpoint";
import { errors } from "@citelens/contract/base/errors";
import { idempotencyKeyHeader } from "@citelens/contract/base/idempotency";
import { operationOf } from "@citelens/contract/test/samples/operation-of";
import { type Changes, sampleAnswer } from "@citelens/contract/test/samples/sample-answer";
import { z } from "zod";

/** A request as the page sent it. */
export interface Call {
  readonly params: Readonly<Record<string, string>>;
  readonly query: URLSearchParams;
  /** Parsed from JSON; undefined where there was none. */
  readonly body: unknown;
  readonly idempotencyKey: string | undefined;
}

type Reply<E extends Endpoint> = Answer<E> | Response;
type ReplyHandler<E extends Endpoint> = (call: Call) => Reply<E> | Promise<Reply<E>>;

/** Answers in the server's place: what a test says, and else a sample of what the contract says. */
export interface ServerDouble {
  /**
   * From now on an endpoint answers this, or what a function makes of each call. What the contract does not accept fails the test.
   * A Response is sent as it is.
   */
  answer<E extends Endpoint>(endpoint: E, reply: Reply<E> | ReplyHandler<E>): void;
  /** The sample of the contract with these changes. */
  sample<E extends Endpoint>(endpoint: E, changes?: Changes<Answer<E>>): Answer<E>;
  /** An endpoint fails as a broken server does. */
  fail(endpoint: Endpoint, status?: number): void;
  /** An endpoint refuses with a refusal of the contract. */
  refuse(endpoint: Endpoint, code: keyof typeof errors): void;
  /** An endpoint answers nothing until the returned function is called; then what it answered before, or what it is told meanwhile. */
  hold(endpoint: Endpoint): () => void;
  /** Calls sent to an endpoint so far, the oldest first. */
  calls(endpoint: Endpoint): readonly Call[];
  readonly fetch: typeof fetch;
  /** Faults against the contract. */
  readonly faults: readonly string[];
}

/** A sentence for the field of a form, as the server refuses it. */
export function fieldRefusal(fields: Readonly<Record<string, readonly string[]>>): Response {
  return Response.json(fields, { status: 400 });
}

export function refusal(code: keyof typeof errors): Response {
  const [status, detail] = errors[code];
  return Response.json({ detail, code }, { status });
}

/** Server-sent events, each with its name and data; then the stream ends. */
export function eventStream(events: readonly (readonly [name: string, data: unknown])[]): Response {
  const text = events.map(([name, data]) => `event: ${name}\ndata: ${JSON.stringify(data)}\n\n`).join("");
  return new Response(text, { headers: { "content-type": "text/event-stream" } });
}

export function openServerDouble(): ServerDouble {
  const replies = new Map<Endpoint, ReplyHandler<Endpoint>>();
  const held = new Map<Endpoint, Promise<void>>();
  const sent = new Map<Endpoint, Call[]>();
  const faults: string[] = [];

  const reply = async (endpoint: Endpoint, call: Call): Promise<Response> => {
    sent.set(endpoint, [...(sent.get(endpoint) ?? []), call]);
    await held.get(endpoint);
    const answer: unknown = await (replies.get(endpoint) ?? usualReply(endpoint))(call);
    if (answer instanceof Response) return answer.clone();
    if (!endpoint.answer) return new Response(null, { status: 204 });

    const { error } = endpoint.answer.safeParse(answer);
    if (error) faults.push(`${endpoint.method} ${endpoint.path} answered: ${z.prettifyError(error)}`);
    return Response.json(answer, { status: endpoint.status });
  };

  return {
    answer: (endpoint, answer) => {
      const replying = typeof answer === "function" ? answer : () => answer;
      replies.set(endpoint, replying as ReplyHandler<Endpoint>); // of the same endpoint, by the type of this method
    },
    sample: sampleAnswer,
    fail: (endpoint, status = 500) => replies.set(endpoint, () => Response.json({}, { status })),
    refuse: (endpoint, code) => replies.set(endpoint, () => refusal(code)),
    hold: (endpoint) => {
      const { promise, resolve } = Promise.withResolvers<void>();
      held.set(endpoint, promise);
      return () => {
        held.delete(endpoint);
        resolve();
      };
    },
    calls: (endpoint) => sent.get(endpoint) ?? [],
    fetch: async (input, init = {}) => {
      const { pathname, searchParams } = new URL(String(input), "http://localhost");
      const match = operationOf(init.method ?? "GET", pathname.slice(apiBase.length));
      if (!match) throw new Error(`${init.method ?? "GET"} ${pathname} is no operation of the contract.`);

      const body: unknown = typeof init.body === "string" ? JSON.parse(init.body) : undefined;
      const idempotencyKey = new Headers(init.headers).get(idempotencyKeyHeader) ?? undefined;
      const call = { params: match.params, query: searchParams, body, idempotencyKey };
      const answered = reply(match.endpoint, call);
      return unlessAborted(answered, init.signal);
    },
    faults,
  };
}

/** A stream that says nothing, no body where there is none, and else the contract's sample. */
function usualReply(endpoint: Endpoint): ReplyHandler<Endpoint> {
  if (endpoint.answer) return () => sampleAnswer(endpoint);
  if (endpoint.method !== "GET") return () => new Response(null, { status: 204 });
  return () => new Response(new ReadableStream(), { headers: { "content-type": "text/event-stream" } });
}

function unlessAborted<T>(work: Promise<T>, signal: AbortSignal | null | undefined): Promise<T> {
  if (!signal) return work;
  return Promise.race([
    work,
    new Promise<never>((_, fail) => {
      if (signal.aborted) fail(signal.reason);
      signal.addEventListener("abort", () => fail(signal.reason), { once: true });
    }),
  ]);
}
