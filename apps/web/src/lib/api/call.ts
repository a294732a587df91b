import { refreshToken } from "@citelens/contract/accounts/accounts";
import type { Answer, Endpoint, Input } from "@citelens/contract/base/endpoint";
import { storeDestination } from "../session/destination.ts";
import { endSessionByServer, hasSessionEnded } from "../session/end-session.ts";
import { confirmPassword } from "../session/password-confirmation.ts";
import { createTokenRefresh } from "../session/token-refresh.ts";
import { isImpersonationFlagged, readTokens, writeTokens } from "../session/token-store.ts";
import { withTabLock } from "../session/with-tab-lock.ts";
import { ApiProblem, isPasswordAsked } from "./api-problem.ts";
import { endReconnecting, waitForRefresh, waitForRetry } from "./reconnect.ts";
import { createRequestKeys, newRequestKey } from "./request-keys.ts";
import { type RequestParts, type SendPorts, send } from "./send.ts";

/** The endpoint's input, and an abort signal. */
export type CallInput<E extends Endpoint> = Input<E> & { readonly signal?: AbortSignal | undefined };

/** The input is optional when no part of it is required. */
type CallArguments<E extends Endpoint> =
  Record<never, never> extends Input<E> ? [input?: CallInput<E>] : [input: CallInput<E>];

/**
 * Calls an endpoint of the contract as the signed-in user and resolves to its response body. What takes an
 * Idempotency-Key is sent with one, the same for the same wish. Throws ApiProblem on failure and the signal's reason on abort.
 */
export function call<E extends Endpoint>(endpoint: E, ...[input]: CallArguments<E>): Promise<Answer<E>> {
  return callWith(endpoint, input);
}

/** The same where it is not known which endpoint is called: its input must be given. */
export async function callWith<E extends Endpoint>(
  endpoint: E,
  input: CallInput<E> | undefined,
): Promise<Answer<E>> {
  return answerOf(await sendKeyed(endpoint, partsOf(input)));
}

const requestKeys = createRequestKeys({
  nowMs: Date.now,
  newKey: newRequestKey,
  store: {
    getItem: (name) => localStorage.getItem(name),
    setItem: (name, text) => localStorage.setItem(name, text),
  },
});

function sendKeyed(endpoint: Endpoint, parts: RequestParts): Promise<Response> {
  if (endpoint.takesIdempotencyKey) {
    const { params, query, body } = parts;
    return requestKeys.withKey([endpoint.path, params, query, body], (idempotencyKey) =>
      sendConfirmed(endpoint, { ...parts, idempotencyKey }),
    );
  }
  if (endpoint.method !== "GET") requestKeys.moveOn();
  return sendConfirmed(endpoint, parts);
}

/** Request that takes a recently entered password asks for it, and is sent once more when it was entered. */
async function sendConfirmed(endpoint: Endpoint, parts: RequestParts): Promise<Response> {
  try {
    return await send(ports, endpoint, parts);
  } catch (problem) {
    if (!isPasswordAsked(problem) || !(await confirmPassword())) throw problem;
    return send(ports, endpoint, parts);
  }
}

/** Calls a list endpoint for a file of the whole filtered list. */
export async function callForFile<E extends Endpoint>(endpoint: E, input: CallInput<E>): Promise<Blob> {
  const response = await sendConfirmed(endpoint, partsOf(input));
  return response.blob();
}

/** Calls an endpoint with a streamed response. */
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
 * When the server ends the session, the user returns to the same page after signing in, but not to a page
 * that they saw as another user.
 */
function expire(): void {
  const { pathname, search, hash } = location;
  const wasSomebodyElse = isImpersonationFlagged();
  endSessionByServer("/login");
  if (hasSessionEnded() && !wasSomebodyElse) storeDestination(pathname + search + hash);
}

/** A refresh must not send the refused token, or its own 401 would trigger another refresh. */
function anonymousPorts(): SendPorts {
  return { fetch: request, readAccess: () => undefined, newerAccess: async () => undefined };
}

function partsOf(input: RequestParts | undefined): RequestParts {
  return input ?? {};
}

async function answerOf<T>(response: Response): Promise<T> {
  if (response.status === 204) return undefined as T; // the contract defines no response body for these endpoints

  try {
    return (await response.json()) as T; // the server checks each response against the contract
  } catch (cause) {
    throw new ApiProblem({ status: response.status }, { cause });
  }
}
