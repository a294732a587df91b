import { generalErrors } from "@citelens/contract/base/general-errors";

interface ApiProblemParts {
  /** The HTTP status; 0 without a response. */
  readonly status: number;
  readonly code?: string | undefined;
  /** The server's message, if any. */
  readonly detail?: string | undefined;
  /** Messages by field, if any. */
  readonly fields?: Readonly<Record<string, readonly string[]>> | undefined;
  readonly retryAfterSeconds?: number | undefined;
}

/** A failed call: refused, failed on the server, or without a response (status 0). */
export class ApiProblem extends Error {
  readonly status: number;
  readonly code: string | undefined;
  readonly detail: string | undefined;
  readonly fields: Readonly<Record<string, readonly string[]>>;
  readonly retryAfterSeconds: number | undefined;

  constructor({ status, code, detail, fields, retryAfterSeconds }: ApiProblemParts, options?: ErrorOptions) {
    super(detail ?? `The call failed with status ${status}`, options);
    this.name = "ApiProblem";
    this.status = status;
    this.code = code;
    this.detail = detail;
    this.fields = fields ?? {};
    this.retryAfterSeconds = retryAfterSeconds;
  }
}

/** Refusals that say what to do, or why, rather than that one may not. */
const isTold = new Set(["PASSWORD_NOT_RECENT", "ORGANIZATION_SUSPENDED", "ACCOUNT_SUSPENDED", "FEATURE_OFF"]);

const unreachable = "Unable to connect to the server. Please check your internet connection and try again.";

/** The message to show for anything that a call threw; `fallback` when the server gave no reason. */
export function problemMessage(problem: unknown, fallback = "An unexpected error occurred"): string {
  if (!(problem instanceof ApiProblem)) return fallback;

  if (problem.code === "READ_ONLY" && problem.detail) return problem.detail;
  if (problem.status >= 500) return generalErrors.SERVER_ERROR[1];
  switch (problem.status) {
    case 0:
      return unreachable;
    case 401:
      return problem.code === "INVALID_CREDENTIALS"
        ? generalErrors.INVALID_CREDENTIALS[1]
        : generalErrors.NOT_AUTHENTICATED[1];
    case 403:
      return (isTold.has(problem.code ?? "") && problem.detail) || generalErrors.FORBIDDEN[1];
    case 404:
      return generalErrors.NOT_FOUND[1];
    case 408:
      return generalErrors.TIMED_OUT[1];
    default:
      return problem.detail ?? (fieldsMessage(Object.entries(problem.fields)) || fallback);
  }
}

/** Fields that nobody fills in: the form itself, and the token of a link that led to it. */
const unnamed = new Set(["non_field_errors", "token"]);

/** Whether the call would be answered once the password was entered again. */
export function isPasswordAsked(problem: unknown): boolean {
  return problem instanceof ApiProblem && problem.code === "PASSWORD_NOT_RECENT";
}

/** "field: message" for each field, separated by semicolons; what is said of none that a person knows stands without a name. */
export function fieldsMessage(
  entries: readonly (readonly [field: string, messages: readonly string[]])[],
): string {
  return entries
    .map(([field, messages]) => {
      const said = messages.join(", ");
      return unnamed.has(field) ? said : `${field}: ${said}`;
    })
    .join("; ");
}
