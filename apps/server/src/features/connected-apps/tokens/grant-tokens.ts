import { later } from "@citelens/contract/base/days";
import type { AppScope } from "@citelens/contract/workspaces/connected-apps";
import { hashToken, newToken } from "#platform/secret-token.ts";
import { inTransaction, type Tools } from "#platform/tools.ts";
import {
  advanceApp,
  type ConnectedAppRow,
  findApp,
  findByCode,
  insertToken,
  ofApp,
  useCode,
} from "../store/connected-apps.sql.ts";
import { OauthRefusal } from "../store/oauth-refusal.ts";
import { readScopes, resourceOf } from "../store/resource.ts";
import {
  accessSeconds,
  accessTokenOf,
  isSameText,
  isVerifierOf,
  readRefreshToken,
  refreshTokenOf,
} from "./app-tokens.ts";
import { endConnections } from "./end-apps.ts";

/** Answer of the token endpoint. */
interface GrantedTokens {
  readonly access_token: string;
  readonly token_type: "Bearer";
  readonly expires_in: number;
  readonly refresh_token: string;
  readonly scope: string;
}

interface CodeGrant {
  readonly clientId: string;
  readonly code: string | undefined;
  readonly redirectUri: string | undefined;
  readonly verifier: string | undefined;
  readonly resource: string | undefined;
}

/** Throws OauthRefusal where the tokens are to be for another resource than this installation. */
function checkResource(tools: Tools, resource: string | undefined): void {
  if (resource !== undefined && resource !== resourceOf(tools))
    throw new OauthRefusal("invalid_target", `Tokens of this server are for ${resourceOf(tools)} alone.`);
}

/**
 * Tokens for a code. The first try uses it up, whatever else is wrong; a second one, also at the same moment, ends the connection,
 * as somebody has the code who should not.
 */
export async function grantByCode(tools: Tools, grant: CodeGrant): Promise<GrantedTokens> {
  if (grant.code === undefined) throw new OauthRefusal("invalid_request", "code is missing.");
  checkResource(tools, grant.resource);
  const app = await findByCode(tools, hashToken(grant.code));
  if (!app) throw invalidGrant();
  if (app.code_used_at !== null || !(await useCode(tools, app.id))) {
    await endConnections(tools, ofApp(app.id), "a code was used twice");
    throw invalidGrant();
  }

  const isRight =
    app.ended_at === null &&
    app.code_expires_at > tools.now() &&
    app.client_id === grant.clientId &&
    app.redirect_uri === grant.redirectUri &&
    isVerifierOf(grant.verifier, app.code_challenge);
  if (!isRight) {
    await endConnections(tools, ofApp(app.id), "a code came late, or with another verifier or address");
    throw invalidGrant();
  }
  return issue(tools, app, { generation: 0, scopes: app.scopes });
}

interface RefreshGrant {
  readonly clientId: string;
  readonly refreshToken: string | undefined;
  /** Scopes of the new access token, where the client wants fewer. */
  readonly scope: string | undefined;
  readonly resource: string | undefined;
}

/**
 * New tokens in place of a refresh token, which is worth nothing afterwards: whoever brings it again ends the connection, whatever else is
 * wrong then.
 */
export async function grantByRefresh(tools: Tools, grant: RefreshGrant): Promise<GrantedTokens> {
  if (grant.refreshToken === undefined)
    throw new OauthRefusal("invalid_request", "refresh_token is missing.");
  const { app, generation } = await appOfRefresh(tools, grant.refreshToken);
  if (app.ended_at !== null || app.expires_at <= tools.now()) throw invalidGrant();
  if (generation !== app.generation) return refuseReuse(tools, app);

  if (app.client_id !== grant.clientId) throw invalidGrant();
  checkResource(tools, grant.resource);
  const scopes = grant.scope === undefined ? app.scopes : readScopes(grant.scope);
  if (scopes === undefined || scopes.some((scope) => !app.scopes.includes(scope)))
    throw new OauthRefusal("invalid_scope", "These scopes are more than what was allowed.");

  const granted = await inTransaction(tools, async (within) => {
    if (!(await advanceApp(within, app))) return undefined;
    return issue(within, app, { generation: generation + 1, scopes });
  });
  return granted ?? refuseReuse(tools, app);
}

/** The connection of a refresh token that this server has really made, whichever generation it is of. */
export async function appOfRefresh(
  tools: Tools,
  token: string,
): Promise<{ readonly app: ConnectedAppRow; readonly generation: number }> {
  const claimed = readRefreshToken(token);
  const app = claimed && (await findApp(tools, claimed.appId));
  if (!app || claimed.generation > app.generation) throw invalidGrant();
  if (!isSameText(token, refreshTokenOf(tools.secretKey, app, claimed.generation))) throw invalidGrant();
  return { app, generation: claimed.generation };
}

async function refuseReuse(tools: Tools, app: ConnectedAppRow): Promise<never> {
  await endConnections(tools, ofApp(app.id), "an old refresh token was used");
  throw invalidGrant();
}

async function issue(
  tools: Tools,
  app: ConnectedAppRow,
  { generation, scopes }: { readonly generation: number; readonly scopes: readonly AppScope[] },
): Promise<GrantedTokens> {
  const token = accessTokenOf(newToken().token);
  const leftSeconds = Math.floor((app.expires_at.getTime() - tools.now().getTime()) / 1_000);
  const seconds = Math.min(accessSeconds, leftSeconds);
  const expires_at = later(tools.now(), seconds * 1_000);
  await insertToken(tools, { token_hash: hashToken(token), app_id: app.id, scopes, expires_at });
  return {
    access_token: token,
    token_type: "Bearer",
    expires_in: seconds,
    refresh_token: refreshTokenOf(tools.secretKey, app, generation),
    scope: scopes.join(" "),
  };
}

function invalidGrant(): OauthRefusal {
  return new OauthRefusal(
    "invalid_grant",
    "This code or token is wrong, used up, expired or revoked. Let the user connect again.",
  );
}
