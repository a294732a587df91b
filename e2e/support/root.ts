import { readFileSync } from "node:fs";
import { apiBase } from "@citelens/contract/base/endpoint";
import { type APIRequestContext, expect } from "@playwright/test";
import { type Account, bearer, logInThroughApi } from "./api.ts";

/** The product under test is told that this address is its superuser's. */
const root = { email: "root@example.com", password: "correct horse battery staple" } as const;

const sharedLog = `${process.env.DATA_DIR ?? `${import.meta.dirname}/../../test-results/product`}.log`;

/** Signs in as the superuser; the first test of a run that asks makes the account with the link of the product's log. */
export async function signInAsRoot(request: APIRequestContext, log = sharedLog): Promise<Account> {
  // Of two workers that try at the same moment one finds the link used, and the account there.
  if (!(await request.post(`${apiBase}/token/`, { data: root })).ok()) {
    const data = { first_name: "Grace", last_name: "Hopper", password: root.password };
    await request.post(`${apiBase}/superuser/${superuserToken(log)}/`, { data });
  }
  const tokens = await logInThroughApi(request, root);
  const headers = bearer(tokens);
  const response = await request.patch(`${apiBase}/me/`, { data: { onboarding_complete: true }, headers });
  expect(response.ok()).toBe(true);
  return { ...tokens, ...root, user: await response.json() };
}

/** The token of the superuser's link in the log of the start. */
export function superuserToken(log = sharedLog): string {
  return /\/superuser\/([\w-]+)/.exec(readFileSync(log, "utf8"))?.[1] ?? "";
}

/** Gives an organization credits, as its administrator would. */
export async function grantCredits(
  request: APIRequestContext,
  { organizationId, amount }: { readonly organizationId: string; readonly amount: number },
): Promise<void> {
  const headers = bearer(await signInAsRoot(request));
  const data = { amount, reason: "For a test", key: organizationId };
  const response = await request.post(`${apiBase}/admin/organizations/${organizationId}/credits/`, {
    data,
    headers,
  });
  expect(response.ok(), await response.text()).toBe(true);
}

export interface SentMail {
  readonly subject: string;
  readonly text: string;
  /** The first address in it. */
  readonly link: string;
}

/** The newest mail to an address, out of the outbox; waits until there is one of that subject. */
export async function mailTo(
  request: APIRequestContext,
  recipient: string,
  subject: RegExp,
): Promise<SentMail> {
  const headers = bearer(await signInAsRoot(request));
  const find = async () => {
    const list = await request.get(`${apiBase}/admin/mails/?search=${encodeURIComponent(recipient)}`, {
      headers,
    });
    const { results } = (await list.json()) as { results: { id: string; subject: string }[] };
    return results.find((mail) => subject.test(mail.subject));
  };
  await expect.poll(find, { message: `a mail to ${recipient}`, timeout: 30_000 }).toBeTruthy();
  const found = await find();
  const whole = await request.get(`${apiBase}/admin/mails/${found?.id}/`, { headers });
  const { text } = (await whole.json()) as { text: string };
  return { subject: found?.subject ?? "", text, link: /https?:\/\/\S+/.exec(text)?.[0] ?? "" };
}
