/** Refusals of the token, revocation and registration endpoints, as RFC 6749, 7009, 7591 and 8707 name them. */
export const oauthErrors = {
  invalid_request: 400,
  invalid_client: 401,
  invalid_grant: 400,
  unsupported_grant_type: 400,
  invalid_scope: 400,
  invalid_target: 400,
  invalid_redirect_uri: 400,
  invalid_client_metadata: 400,
} as const;
type OauthError = keyof typeof oauthErrors;

/** A "no" in the words of OAuth, with a sentence for whoever builds the client. */
export class OauthRefusal extends Error {
  readonly code: OauthError;

  constructor(code: OauthError, message: string) {
    super(message);
    this.name = "OauthRefusal";
    this.code = code;
  }
}
