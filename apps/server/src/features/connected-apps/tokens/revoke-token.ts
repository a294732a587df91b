import { hashToken } from "#platform/secret-token.ts";
import type { Tools } from "#platform/tools.ts";
import { findToken, ofApp } from "../store/connected-apps.sql.ts";
import { OauthRefusal } from "../store/oauth-refusal.ts";
import { isAccessToken } from "./app-tokens.ts";
import { endConnections } from "./end-apps.ts";
import { appOfRefresh } from "./grant-tokens.ts";

interface Revocation {
  readonly clientId: string;
  readonly token: string | undefined;
}

/** Ends the connection of a token of either kind (RFC 7009). A token that is worth nothing is revoked already. */
export async function revokeToken(tools: Tools, { clientId, token }: Revocation): Promise<void> {
  if (token === undefined) throw new OauthRefusal("invalid_request", "token is missing.");
  const found = isAccessToken(token)
    ? await findToken(tools, hashToken(token))
    : await ofRefresh(tools, token);
  if (!found) return;
  if (found.clientId !== clientId)
    throw new OauthRefusal("invalid_client", "This token was issued to another client.");
  await endConnections(tools, ofApp(found.appId), "revoked by the app");
}

async function ofRefresh(
  tools: Tools,
  token: string,
): Promise<{ readonly appId: string; readonly clientId: string } | undefined> {
  try {
    const { app } = await appOfRefresh(tools, token);
    return { appId: app.id, clientId: app.client_id };
  } catch (error) {
    if (error instanceof OauthRefusal) return undefined; // no token of ours
    throw error;
  }
}
