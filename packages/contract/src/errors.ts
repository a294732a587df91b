/** Every refusal of the API: its status and the sentence that the caller reads. */
export const errors = {
  MALFORMED_BODY: [400, "The request body is not valid JSON."],
  PROJECT_ID_REQUIRED: [400, "Project ID is required to generate AI suggestions"],
  INVALID_CREDENTIALS: [401, "Incorrect email or password. Please try again."],
  NOT_AUTHENTICATED: [401, "You are not authorized to perform this action. Please log in again."],
  REFRESH_TOKEN_EXPIRED: [401, "Your session has expired. Please log in again."],
  API_KEY_INVALID: [401, "The API key is missing, unknown or revoked."],
  IMPERSONATION_INVALID: [401, "Impersonation token is invalid or expired"],
  FORBIDDEN: [403, "You do not have permission to perform this action."],
  INVITATION_NOT_YOURS: [403, "This invitation was sent to another email address. Log in with that account."],
  EMAIL_UNVERIFIED: [
    403,
    "You have invited 5 people. Confirm your own email address to invite more: we have sent you a link.",
  ],
  IMPERSONATING: [403, "This cannot be done while viewing as another user."],
  NOT_FOUND: [404, "The requested resource was not found."],
  METHOD_NOT_ALLOWED: [405, "This address does not answer to that method."],
  INVITATION_GONE: [404, "This invitation is no longer valid or has already been accepted."],
  TIMED_OUT: [408, "The request timed out. Please try again."],
  SUPERUSER_STAYS: [409, "This account runs the installation (SUPERUSER_EMAIL), so it cannot be deleted."],
  API_KEY_REVOKED: [409, "This API key is revoked and can no longer be changed."],
  WORKSPACE_INACTIVE: [409, "This workspace is deactivated. Reactivate it first."],
  LAST_OWNER: [409, "A workspace needs an owner: the last one cannot leave or be removed."],
  SITE_UNREADABLE: [409, "The workspace's website could not be read. Check its address and try again."],
  SITE_CLOSED: [409, "The website's robots.txt asks programs such as ours not to read it."],
  SUGGESTION_FAILED: [409, "Failed to generate AI suggestion. Please try again."],
  BRAND_TOO_LARGE: [413, "The brand context may have at most 60 kB in all. Shorten it and try again."],
  TOO_LARGE: [413, "The request body is too large."],
  UNSUPPORTED_MEDIA_TYPE: [415, "Send the request body as application/json."],
  TOO_MANY_REQUESTS: [429, "Too many requests. Please wait a moment and try again."],
  SERVER_ERROR: [500, "The server encountered an error. Please try again later."],
  UNAVAILABLE: [503, "The service is busy right now. Please try again in a moment."],
} as const satisfies Record<string, readonly [status: number, detail: string]>;

export type ErrorCode = keyof typeof errors;

/** Sentences under a field. */
export const fieldErrors = {
  required: "This field is required.",
  blank: "This field may not be blank.",
  invalid: "This value is not valid.",
  email: "Enter a valid email address.",
  emailTaken: "An account with this email already exists.",
  url: "Enter a valid URL, such as https://example.com.",
  passwordShort: "The password must have at least 8 characters.",
  passwordLong: "The password may have at most 256 characters.",
  passwordCommon: "This password is too common. Please choose another one.",
  industry: "Choose an industry from the list.",
  timeZone: "Enter a valid time zone, such as Europe/Paris.",
  onePlatform: "Only one platform can be kept at a time.",
  platform: "Choose a platform from the list.",
  emailFixed: "Email address cannot be changed. Contact support if you need assistance.",
  passwordWrong: "The password is not correct.",
  resetLink: "This reset link is invalid or has expired. Please request a new one.",
  verificationLink: "This confirmation link is invalid or has expired.",
  inviteeRequired: "Email is required",
  invitee: "Please enter a valid email address",
  memberAlready: "This person is already a member of this workspace.",
  creditsTakeBack: "That is more than is left of the credits that were granted.",
  subDomain: "Use letters, digits and hyphens, such as acme.",
  subDomainTaken: "Another agency uses this sub-domain.",
  agencyTaken: "This organization is an agency already.",
  colour: "Enter a colour as #rrggbb.",
  imageLarge: "The image may have at most 1 MB.",
  image: "Choose a PNG, JPEG, GIF, WebP or ICO image.",
  keyNameTaken: "An active API key with this name already exists.",
  date: "Enter a date as yyyy-MM-dd.",
  dateOrder: "The end date must not be before the start date.",
  dateSpan: "The range may have at most 400 days.",
} as const;

/** The bodies that a failed call answers with. */
export type Problem =
  | { readonly detail: string; readonly code: string }
  | { readonly [field: string]: readonly string[] };
