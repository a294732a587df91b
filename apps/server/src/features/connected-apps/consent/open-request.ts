import { randomUUID } from "node:crypto";
import { later, minuteMs } from "@citelens/contract/base/days";
import type { RequestProblem } from "@citelens/contract/workspaces/connected-apps";
import type { Tools } from "#platform/tools.ts";
import { findKnownClient } from "../clients/known-client.ts";
import { matchRedirectUri } from "../clients/redirect-uris.rules.ts";
import { insertRequest } from "../store/app-requests.sql.ts";
import { readScopes, resourceOf } from "../store/resource.ts";

const answerWithinMs = 10 * minuteMs;
const stateCharactersMax = 2_000;

/** Parameters of an authorization request, each of which came once. */
type RequestParams = Readonly<Record<string, string>>;

/** Page of ours that goes on with a request, or says why it cannot be told to the client: nobody knows to whom it would go. */
type NextPage =
  | { readonly request: string }
  | { readonly problem: "unknown-client" | "wrong-redirect" | "wrong-request" };

/**
 * Keeps an authorization request until somebody answers it. The browser goes nowhere but to our own page: what is wrong with the
 * request of a known client waits there too, until a person takes it back (RFC 9700, 4.11.2).
 */
export async function openRequest(tools: Tools, params: RequestParams | undefined): Promise<NextPage> {
  if (!params) return { problem: "wrong-request" };
  const { client_id = "", redirect_uri = "", state = null } = params;
  const client = await findKnownClient(tools, client_id);
  if (!client) return { problem: "unknown-client" };
  const redirectUri = matchRedirectUri(client.redirect_uris, redirect_uri);
  if (redirectUri === undefined) return { problem: "wrong-redirect" };
  if (state !== null && (state.length > stateCharactersMax || /[^ -~]/.test(state))) {
    return { problem: "wrong-request" };
  }

  const scopes = readScopes(params.scope);
  const id = randomUUID();
  await insertRequest(tools, {
    id,
    client_id: client.client_id,
    redirect_uri: redirectUri,
    state,
    code_challenge: params.code_challenge ?? "",
    scopes: scopes ?? [],
    problem: problemOf(params, { scopes, resource: resourceOf(tools) }),
    expires_at: later(tools.now(), answerWithinMs),
  });
  return { request: id };
}

interface RequestReading {
  readonly scopes: readonly string[] | undefined;
  readonly resource: string;
}

function problemOf(params: RequestParams, { scopes, resource }: RequestReading): RequestProblem | null {
  const { response_type, response_mode = "query", code_challenge = "", code_challenge_method } = params;
  if (response_type !== "code") return "unsupported_response_type";
  if (response_mode !== "query" || "request" in params || "request_uri" in params) return "invalid_request";
  if (code_challenge_method !== "S256" || !/^[\w-]{43}$/.test(code_challenge)) return "invalid_request";
  if (params.resource !== undefined && params.resource !== resource) return "invalid_target";
  return scopes === undefined ? "invalid_scope" : null;
}
