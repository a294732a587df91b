import { z } from "zod";
import { endpoint } from "./endpoint.ts";
import { fieldErrors } from "./errors.ts";
import { email, id, text } from "./fields.ts";

/** 0 Company, 1 Agency, 2 Creator, 3 Publisher; null until chosen. */
const companyType = z.number().int().min(0).max(3);

export const user = z.object({
  id,
  email: z.string(),
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

/** 8 to 256 characters as received: nothing is trimmed or normalised. */
export const newPassword = z.string().min(8, fieldErrors.passwordShort).max(256, fieldErrors.passwordLong);

export const signUp = endpoint({
  method: "POST",
  path: "/signup/",
  caller: "anyone",
  summary: "Create an account",
  body: z.object({ first_name: text(100), last_name: text(100), email, password: newPassword }),
  answer: user,
  status: 201,
});

export const logIn = endpoint({
  method: "POST",
  path: "/token/",
  caller: "anyone",
  summary: "Exchange e-mail and password for an access token (10 minutes) and a refresh token",
  body: z.object({
    email: z.string().max(254, fieldErrors.email),
    password: z.string().max(256, fieldErrors.passwordLong),
    /** Ask for a new refresh token at every refresh; the old one then ends the session if it comes back. */
    rotate: z.boolean().default(false),
  }),
  answer: tokens,
});

export const refreshToken = endpoint({
  method: "POST",
  path: "/token/refresh/",
  caller: "anyone",
  summary: "Exchange a refresh token for a new access token",
  body: z.object({ refresh: z.string().max(512) }),
  answer: tokens,
});

export const logOut = endpoint({
  method: "POST",
  path: "/logout/",
  caller: "user",
  summary: "End the session on the server",
});

export const me = endpoint({
  method: "GET",
  path: "/me/",
  caller: "user",
  summary: "The signed-in user",
  answer: user,
});
