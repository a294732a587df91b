/** The refusals that any call may return, and that every page speaks of; a separate file, so that no page loads all others. */
export const generalErrors = {
  INVALID_CREDENTIALS: [401, "Incorrect email or password. Please try again."],
  NOT_AUTHENTICATED: [401, "You are not authorized to perform this action. Please log in again."],
  FORBIDDEN: [403, "You do not have permission to perform this action."],
  IMPERSONATING: [403, "This cannot be done while viewing as another user."],
  NOT_FOUND: [404, "The requested resource was not found."],
  TIMED_OUT: [408, "The request timed out. Please try again."],
  SERVER_ERROR: [500, "The server encountered an error. Please try again later."],
} as const satisfies Record<string, readonly [status: number, detail: string]>;

/** The messages of fields that any form may show, for the same reason. */
export const generalFieldErrors = {
  required: "This field is required.",
} as const;
