export type FetchFailureReason =
  | "scheme"
  | "credentials"
  | "port"
  | "address"
  | "dns"
  | "redirects"
  | "timeout"
  | "too-large"
  | "certificate"
  | "unreachable";

/** Why an address was not fetched; the message is for logs, the reason for rules and sentences. */
export class FetchFailure extends Error {
  readonly reason: FetchFailureReason;
  /** Content type of an answer without a body, in lower case without parameters; empty where none was told. */
  readonly contentType: string;

  constructor(
    reason: FetchFailureReason,
    message: string,
    { contentType = "", ...options }: { readonly cause?: unknown; readonly contentType?: string } = {},
  ) {
    super(message, options);
    this.name = "FetchFailure";
    this.reason = reason;
    this.contentType = contentType;
  }
}

/** The failure that an error of the HTTP client or of the system stands for. */
export function fetchFailure(error: unknown): FetchFailure {
  if (error instanceof FetchFailure) return error;

  const message = error instanceof Error ? error.message : String(error);
  return new FetchFailure(reasonOf(error), message, { cause: error });
}

function reasonOf(error: unknown): FetchFailureReason {
  const code = error instanceof Error && "code" in error ? error.code : undefined;
  if (code === "UND_ERR_HEADERS_OVERFLOW" || code === "ERR_BUFFER_TOO_LARGE") return "too-large";
  if (code === "UND_ERR_CONNECT_TIMEOUT" || code === "ETIMEDOUT") return "timeout";
  return typeof code === "string" && certificateCodes.test(code) ? "certificate" : "unreachable";
}

/** Codes of OpenSSL and Node for what is wrong with a certificate. */
const certificateCodes =
  /^(?:CERT_\w+|ERR_TLS_CERT_ALTNAME_INVALID|DEPTH_ZERO_SELF_SIGNED_CERT|SELF_SIGNED_CERT_IN_CHAIN|UNABLE_TO_(?:VERIFY_LEAF_SIGNATURE|GET_ISSUER_CERT(?:_LOCALLY)?))$/;
