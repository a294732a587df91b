import { appScopes } from "@citelens/contract/workspaces/connected-apps";
import type { Tools } from "#platform/tools.ts";
import { assertionAlgorithms } from "./clients/authenticate-client.ts";
import { resourceOf } from "./store/resource.ts";

/** Paths of the authorization server, which stands beside the API. */
export const oauthPaths = {
  authorize: "/oauth/authorize",
  token: "/oauth/token",
  register: "/oauth/register",
  revoke: "/oauth/revoke",
} as const;

export const resourceMetadataPath = "/.well-known/oauth-protected-resource/mcp";

/** Protected resource as RFC 9728 describes it. */
export function resourceMetadata(tools: Pick<Tools, "publicUrl">): Readonly<Record<string, unknown>> {
  return {
    resource: resourceOf(tools),
    authorization_servers: [tools.publicUrl],
    scopes_supported: appScopes,
    bearer_methods_supported: ["header"],
    resource_name: "Citelens",
    resource_documentation: `${tools.publicUrl}/api/v1/docs`,
  };
}

/** Authorization server as RFC 8414 describes it. */
export function serverMetadata({ publicUrl }: Pick<Tools, "publicUrl">): Readonly<Record<string, unknown>> {
  const methods = ["none", "private_key_jwt"];
  return {
    issuer: publicUrl,
    authorization_endpoint: `${publicUrl}${oauthPaths.authorize}`,
    token_endpoint: `${publicUrl}${oauthPaths.token}`,
    registration_endpoint: `${publicUrl}${oauthPaths.register}`,
    revocation_endpoint: `${publicUrl}${oauthPaths.revoke}`,
    scopes_supported: appScopes,
    response_types_supported: ["code"],
    response_modes_supported: ["query"],
    grant_types_supported: ["authorization_code", "refresh_token"],
    code_challenge_methods_supported: ["S256"],
    token_endpoint_auth_methods_supported: methods,
    token_endpoint_auth_signing_alg_values_supported: assertionAlgorithms,
    revocation_endpoint_auth_methods_supported: methods,
    revocation_endpoint_auth_signing_alg_values_supported: assertionAlgorithms,
    authorization_response_iss_parameter_supported: true,
    client_id_metadata_document_supported: true,
    service_documentation: `${publicUrl}/api/v1/docs`,
  };
}
