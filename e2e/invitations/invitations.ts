import { type APIRequestContext, expect } from "@playwright/test";
import { type Account, bearer } from "../support/api.ts";
import { mailTo } from "../support/root.ts";

/** Invites as the owner would; resolves to the path in the mail. */
export async function invite(
  request: APIRequestContext,
  owner: Account,
  { email, project }: { readonly email: string; readonly project: string },
): Promise<string> {
  const response = await request.post("/api/v1/project-invitations/invite/", {
    data: { email, project },
    headers: bearer(owner),
  });
  expect(response.status()).toBe(201);
  return pathOf(await mailTo(request, email, /invited you to/));
}

/** Links in mails are absolute; the tests stay on the product that they were given. */
export function pathOf({ link }: { readonly link: string }): string {
  const { pathname } = new URL(link);
  expect(pathname).toMatch(/^\/accept-invitation\/[\w-]{43}$/);
  return pathname;
}
