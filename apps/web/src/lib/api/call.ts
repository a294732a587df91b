import { refreshToken } from "@citelens/contract/accounts";
import type { Answer, Endpoint, Input } from "@citelens/contract/endpoint";
import { storeDestination } from "../session/destination.ts";
import { endSessionByServer, hasSessionEnded } from "../session/end-session.ts";
import { createTokenRefresh } from "../session/token-refresh.ts";
import { isImpersonationFlagged, readTokens, writeTokens } from "../session/token-store.ts";
import { withTabLock } from "../session/with-tab-lock.ts";
import { ApiProblem } from "./api-problem.ts";
import { endReconnecting, waitForRefresh, waitForRetry } from "./reconnect.ts";
import { type RequestParts, type SendPorts, send } from "./send.ts";

/** The endpoint's own parts, and a signal to abort with. */
export type CallInput<E extends Endpoint> = Input<E> & { readonly signal?: AbortSignal | undefined };

/** The input may be left out where no part of it is required. */
type Rest<E extends Endpoint> =
  Record<never, never> extends Input<E> ? [input?: CallInput<E>] : [input: CallInput<E>];

/**
 * Calls an endpoint of the contract as the signed-in user and resolves to its answer. Throws ApiProblem when it
 * fails and the signal's reason when it is aborted.
 */
export async function call<E extends Endpoint>(endpoint: E, ...[input]: Rest<E>): Promise<Answer<E>> {
  const response = await send(ports, endpoint, partsOf(input));
  return answerOf(response);
}

/** Calls a list endpoint for its CSV form; the whole filtered list comes as a file. */
export async function callForFile<E extends Endpoint>(endpoint: E, input: CallInput<E>): Promise<Blob> {
  const response = await send(ports, endpoint, partsOf(input));
  return response.blob();
}

/** Calls an endpoint whose answer is read while it is still being sent. */
export function openStream<E extends Endpoint>(endpoint: E, input: CallInput<E>): Promise<Response> {
  return send(ports, endpoint, partsOf(input));
}

const request: SendPorts["fetch"] = (url, init) => fetch(url, init);

const refresh = createTokenRefresh({
  readTokens,
  writeTokens,
  requestTokens: async (token) =>
    answerOf(await send(anonymousPorts(), refreshToken, { body: { refresh: token } })),
  withTabLock,
  waitForRetry,
  endSession: expire,
  nowMs: () => performance.now(),
});

const ports: SendPorts = {
  fetch: request,
  readAccess: () => readTokens()?.access,
  newerAccess: (refusedAccess) => {
    waitForRefresh();
    return refresh(refusedAccess).finally(endReconnecting);
  },
};

/**
 * The server ended the session, not the user: after signing in again they get back to where they were, but not to
 * where they were as somebody else.
 */
function expire(): void {
  const { pathname, search, hash } = location;
  const wasSomebodyElse = isImpersonationFlagged();
  endSessionByServer("/login");
  if (hasSessionEnded() && !wasSomebodyElse) storeDestination(pathname + search + hash);
}

/** A refresh must not carry the refused token, or its own 401 would ask for a refresh again. */
function anonymousPorts(): SendPorts {
  return { fetch: request, readAccess: () => undefined, newerAccess: async () => undefined };
}

function partsOf(input: RequestParts | undefined): RequestParts {
  return input ?? {};
}

async function answerOf<T>(response: Response): Promise<T> {
  if (response.status === 204) return undefined as T; // the contract gives no answer to these endpoints

  try {
    return (await response.json()) as T; // our own server checks each answer against the contract
  } catch (cause) {
    throw new ApiProblem({ status: response.status }, { cause });
  }
}
