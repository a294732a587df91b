import { z } from "zod";
import { endpoint } from "../base/endpoint.ts";
import { fieldErrors } from "../base/field-errors.ts";
import { email, id, optionalText, text, webUrl } from "../base/fields.ts";
import { creatorPlatforms } from "./creator-platforms.ts";

/** 0 Company, 1 Agency, 2 Creator, 3 Publisher; null until chosen. */
const companyType = z.number().int().min(0).max(3);

export const user = z.object({
  id,
  email: z.string(),
  /** Whether a link that was mailed to it has come back. */
  email_verified: z.boolean(),
  first_name: z.string(),
  last_name: z.string(),
  is_superuser: z.boolean(),
  company_type: companyType.nullable(),
  company_name: z.string(),
  website: z.string(),
  creator_platforms: z.record(z.string(), z.string()),
  onboarding_complete: z.boolean(),
});
export type User = z.output<typeof user>;

export const tokens = z.object({ access: z.string(), refresh: z.string() });
export type Tokens = z.output<typeof tokens>;

/** 8 to 256 characters, neither trimmed nor normalised. */
export const newPassword = z.string().min(8, fieldErrors.passwordShort).max(256, fieldErrors.passwordLong);

export const signUp = endpoint({
  method: "POST",
  path: "/signup/",
  caller: "anyone",
  summary: "Create an account",
  repeatable: "anonymous",
  body: z.object({ first_name: text(100), last_name: text(100), email, password: newPassword }),
  answer: user,
  status: 201,
});

export const logIn = endpoint({
  method: "POST",
  path: "/token/",
  caller: "anyone",
  worksReadOnly: true,
  summary: "Exchange e-mail and password for an access token (10 minutes) and a refresh token",
  repeatable: "anonymous",
  body: z.object({
    email: z.string().max(254, fieldErrors.email),
    password: z.string().max(256, fieldErrors.passwordLong),
    /** Whether to rotate the refresh token at every refresh; reuse of the old one then ends the session. */
    rotate: z.boolean().default(false),
  }),
  answer: tokens,
});

export const refreshToken = endpoint({
  method: "POST",
  path: "/token/refresh/",
  caller: "anyone",
  worksReadOnly: true,
  summary: "Exchange a refresh token for a new access token",
  repeatable: "anonymous",
  body: z.object({ refresh: z.string().max(512) }),
  answer: tokens,
});

export const logOut = endpoint({
  method: "POST",
  path: "/logout/",
  caller: "user",
  scope: "none",
  worksReadOnly: true,
  summary: "End the session on the server",
  repeatable: "session",
});

export const me = endpoint({
  method: "GET",
  path: "/me/",
  caller: "user",
  scope: "none",
  summary: "The signed-in user",
  answer: user,
});

const optionalUrl = z
  .string()
  .trim()
  .pipe(z.union([z.literal(""), webUrl], fieldErrors.url));

/** At most one platform of the list, mapped to its link or username. */
const creatorPlatform = z
  .record(z.string().max(100), optionalText(500))
  .refine((value) => Object.keys(value).length <= 1, fieldErrors.onePlatform)
  .refine((value) => Object.keys(value).every(isPlatform), fieldErrors.platform)
  .refine((value) => Object.entries(value).every(isLinkWhereAsked), fieldErrors.url);

export const updateMe = endpoint({
  method: "PATCH",
  path: "/me/",
  caller: "user",
  scope: "none",
  summary: "Update your own account; the e-mail address cannot be changed",
  body: z.object({
    first_name: text(100).optional(),
    last_name: text(100).optional(),
    email: z.string().max(254, fieldErrors.email).optional(),
    company_type: companyType.optional(),
    company_name: optionalText(200).optional(),
    website: optionalUrl.optional(),
    creator_platforms: creatorPlatform.optional(),
    onboarding_complete: z.boolean().optional(),
  }),
  answer: user,
});

export const deleteMe = endpoint({
  method: "DELETE",
  path: "/me/",
  caller: "user",
  scope: "none",
  refusesImpersonators: true,
  summary: "Delete your account and the workspaces that only you own; requires the password",
  body: z.object({ password: z.string().max(256, fieldErrors.passwordLong) }),
});

export const confirmPassword = endpoint({
  method: "POST",
  path: "/me/confirm-password/",
  caller: "user",
  scope: "none",
  worksReadOnly: true,
  refusesImpersonators: true,
  summary: "Enter the password again, for what takes one that was entered within 10 minutes",
  repeatable: "session",
  body: z.object({ password: z.string().max(256, fieldErrors.passwordLong) }),
});

export const exportMe = endpoint({
  method: "GET",
  path: "/me/export/",
  caller: "user",
  scope: "none",
  refusesImpersonators: true,
  summary: "All data stored about you, by kind of data",
  answer: z.record(z.string(), z.unknown()),
});

export const message = z.object({ message: z.string() });

/** The same whether the account exists or not. */
export const resetRequested =
  "If we find an account with this email, you'll receive reset instructions. Check your inbox (and spam folder) 📩";
export const passwordWasReset = "Your password has been reset successfully. You can now log in.";
export const emailConfirmed = "Your email address has been confirmed.";

export const requestPasswordReset = endpoint({
  method: "POST",
  path: "/password/reset/",
  caller: "anyone",
  summary:
    "Send reset instructions, if there is an account with this e-mail; the answer is the same either way",
  repeatable: "anonymous",
  body: z.object({ email }),
  answer: message,
});

export const confirmPasswordReset = endpoint({
  method: "POST",
  path: "/password/reset/confirm/:userId/:token/",
  caller: "anyone",
  summary: "Set a new password with a link of the last 60 minutes; ends every session",
  repeatable: "anonymous",
  params: z.object({ userId: id, token: z.string().max(200) }),
  body: z.object({ password: newPassword }),
  answer: message,
});

export const verifyEmail = endpoint({
  method: "POST",
  path: "/email/verify/:userId/:token/",
  caller: "anyone",
  summary: "Confirm an e-mail address with the link that was sent to it",
  repeatable: "anonymous",
  params: z.object({ userId: id, token: z.string().max(200) }),
  answer: message,
});

export const verificationRequested = "We have sent you a link. Check your inbox (and spam folder).";

export const requestVerification = endpoint({
  method: "POST",
  path: "/me/email/verification/",
  caller: "user",
  scope: "none",
  refusesImpersonators: true,
  summary: "Send the link that confirms your e-mail address again, at most 3 times a day",
  answer: message,
});

export const superuserConfirmed = "The administrator account is ready. You can now log in.";

export const confirmSuperuser = endpoint({
  method: "POST",
  path: "/superuser/:token/",
  caller: "anyone",
  worksReadOnly: true,
  summary:
    "Set up the account of the installation's superuser with the one-time link of the last 24 hours; ends every session of the account",
  repeatable: "anonymous",
  params: z.object({ token: z.string().max(200) }),
  body: z.object({ first_name: text(100), last_name: text(100), password: newPassword }),
  answer: message,
});

/** The optional e-mails of a user; security e-mails are always sent. */
export const emailPreferences = z.object({
  workspace_changes: z.boolean(),
  announcements: z.boolean(),
});
export type EmailPreferences = z.output<typeof emailPreferences>;

/** The default: no news, because that is opt-in. */
export const emailDefaults: EmailPreferences = { workspace_changes: true, announcements: false };

export const getEmailPreferences = endpoint({
  method: "GET",
  path: "/me/notifications/",
  caller: "user",
  scope: "none",
  summary: "Which optional e-mails you get",
  answer: emailPreferences,
});

export const updateEmailPreferences = endpoint({
  method: "PATCH",
  path: "/me/notifications/",
  caller: "user",
  scope: "none",
  summary: "Choose which optional e-mails you get",
  body: emailPreferences.partial(),
  answer: emailPreferences,
});

export const enterImpersonation = endpoint({
  method: "POST",
  path: "/impersonation/",
  caller: "anyone",
  worksReadOnly: true,
  summary:
    "Exchange a superuser's one-time codes (valid for 60 seconds) for a session of 30 minutes as the user",
  repeatable: "anonymous",
  body: z.object({ access: z.string().max(512), refresh: z.string().max(512) }),
  answer: tokens,
});

function isPlatform(label: string): boolean {
  return creatorPlatforms.some((one) => one.label === label);
}

function isLinkWhereAsked([label, value]: readonly [string, string]): boolean {
  const asks = creatorPlatforms.find((one) => one.label === label)?.asks;
  return asks !== "link" || optionalUrl.safeParse(value).success;
}
