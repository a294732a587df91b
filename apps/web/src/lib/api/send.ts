import { apiBase, type Endpoint } from "@citelens/contract/base/endpoint";
import { idempotencyKeyHeader } from "@citelens/contract/base/idempotency";
import type { TokenRefresh } from "../session/token-refresh.ts";
import { ApiProblem } from "./api-problem.ts";
import { readProblem } from "./read-problem.ts";

/** The parts of a request; call() checks the types of an endpoint's input. */
export interface RequestParts {
  readonly params?: unknown;
  readonly query?: unknown;
  readonly body?: unknown;
  readonly signal?: AbortSignal | undefined;
  readonly idempotencyKey?: string;
}

export interface SendPorts {
  readonly fetch: (url: string, init: RequestInit) => Promise<Response>;
  readonly readAccess: () => string | undefined;
  readonly newerAccess: TokenRefresh;
}

const timeoutMs = 60_000;

/**
 * Sends one request, with the access token where the endpoint needs a user. A 401 is retried once when a
 * newer token is available. Resolves to the successful response; throws ApiProblem, or the signal's reason.
 */
export async function send(ports: SendPorts, endpoint: Endpoint, parts: RequestParts): Promise<Response> {
  const access = endpoint.caller === "anyone" ? undefined : ports.readAccess();
  const response = await attempt(ports, endpoint, { ...parts, access });
  if (response.ok) return response;

  const problem = await readProblem(response);
  if (response.status !== 401 || access === undefined) throw problem;

  const newer = await unlessAborted(ports.newerAccess(access), parts.signal);
  if (newer === undefined) throw problem;

  const replayed = await attempt(ports, endpoint, { ...parts, access: newer });
  if (replayed.ok) return replayed;
  throw await readProblem(replayed);
}

/** A refresh may wait long for its server; an aborted request stops waiting. */
function unlessAborted<T>(work: Promise<T>, signal: AbortSignal | undefined): Promise<T> {
  if (!signal) return work;

  const { promise, resolve, reject } = Promise.withResolvers<T>();
  const abort = (): void => reject(signal.reason);
  signal.addEventListener("abort", abort, { once: true });
  if (signal.aborted) abort();
  work.then(resolve, reject).finally(() => signal.removeEventListener("abort", abort));
  return promise;
}

type Attempt = RequestParts & { readonly access: string | undefined };

async function attempt(
  ports: SendPorts,
  endpoint: Endpoint,
  { params, query, body, signal, access, idempotencyKey }: Attempt,
): Promise<Response> {
  const timeout = AbortSignal.timeout(timeoutMs);
  try {
    return await ports.fetch(`${apiBase}${fillPath(endpoint.path, params)}${searchOf(query)}`, {
      method: endpoint.method,
      headers: {
        ...(access !== undefined && { authorization: `Bearer ${access}` }),
        ...(body !== undefined && { "content-type": "application/json" }),
        ...(idempotencyKey !== undefined && { [idempotencyKeyHeader]: idempotencyKey }),
      },
      ...(body !== undefined && { body: JSON.stringify(body) }),
      signal: signal ? AbortSignal.any([signal, timeout]) : timeout,
    });
  } catch (cause) {
    if (signal?.aborted) throw cause;
    throw new ApiProblem({ status: timeout.aborted ? 408 : 0 }, { cause });
  }
}

function fillPath(path: string, params: unknown): string {
  const values = new Map(entriesOf(params));
  return path.replace(/:(\w+)/g, (_, name: string) => encodeURIComponent(String(values.get(name))));
}

/** Lists become repeated parameters; undefined ones are omitted. */
function searchOf(query: unknown): string {
  const pairs = entriesOf(query).flatMap(([name, value]) =>
    [value]
      .flat()
      .filter((one) => one !== undefined)
      .map((one) => [name, String(one)]),
  );
  return pairs.length > 0 ? `?${new URLSearchParams(pairs)}` : "";
}

function entriesOf(value: unknown): [string, unknown][] {
  return typeof value === "object" && value !== null ? Object.entries(value) : [];
}
