import { randomUUID } from "node:crypto";
import type { Tokens, User } from "@citelens/contract/accounts/accounts";
import { apiBase } from "@citelens/contract/base/endpoint";
import type { Visit } from "@citelens/contract/traffic/visits";
import type { NewApiKey } from "@citelens/contract/workspaces/api-keys";
import type { Workspace } from "@citelens/contract/workspaces/workspaces";
import { type APIRequestContext, type APIResponse, expect } from "@playwright/test";

/** Somebody with an account of their own, signed in. */
export interface Account extends Tokens {
  readonly user: User;
  readonly email: string;
  readonly password: string;
}

export async function signUpThroughApi(request: APIRequestContext): Promise<Account> {
  const email = newEmail();
  const password = "correct horse battery staple";
  const names = { first_name: "Ada", last_name: "Lovelace" };
  await answer<User>(request.post(`${apiBase}/signup/`, { data: { ...names, email, password } }));
  const tokens = await logInThroughApi(request, { email, password });
  // Anyone who has not been through the onboarding is led there from everywhere.
  const data = { company_type: 0, onboarding_complete: true };
  const user = await answer<User>(request.patch(`${apiBase}/me/`, { data, headers: bearer(tokens) }));
  return { ...tokens, user, email, password };
}

export function newEmail(): string {
  return `ada-${randomUUID()}@example.com`;
}

/** Starts another session, as the browser would. */
export function logInThroughApi(
  request: APIRequestContext,
  { email, password }: Pick<Account, "email" | "password">,
): Promise<Tokens> {
  return answer<Tokens>(request.post(`${apiBase}/token/`, { data: { email, password, rotate: true } }));
}

export function createWorkspace(
  request: APIRequestContext,
  account: Tokens,
  fields: Partial<Pick<Workspace, "name" | "url" | "time_zone">> = {},
): Promise<Workspace> {
  const data = { name: "Northwind", url: "https://northwind.example", ...fields };
  return answer<Workspace>(request.post(`${apiBase}/projects/`, { data, headers: bearer(account) }));
}

export function createKey(
  request: APIRequestContext,
  account: Tokens,
  { projectId, name = "Website" }: { readonly projectId: string; readonly name?: string },
): Promise<NewApiKey> {
  const url = `${apiBase}/projects/${projectId}/api-keys/`;
  return answer<NewApiKey>(request.post(url, { data: { name }, headers: bearer(account) }));
}

/** Reports one request to the product as a customer's server would; by default GPTBot reading /pricing now. */
export async function sendVisit(
  request: APIRequestContext,
  secret: string,
  fields: Partial<Visit> = {},
): Promise<void> {
  const data: Visit = {
    request_path: "/pricing",
    request_method: "GET",
    request_headers: { "user-agent": "Mozilla/5.0 (compatible; GPTBot/1.2; +https://openai.com/gptbot)" },
    response_status: 200,
    ...fields,
  };
  const response = await request.post(`${apiBase}/tracking/visit/`, {
    data,
    headers: { authorization: `Api-Key ${secret}` },
  });
  await expectSuccess(response);
}

export function bearer({ access }: Pick<Tokens, "access">): { readonly authorization: string } {
  return { authorization: `Bearer ${access}` };
}

async function answer<T>(responding: Promise<APIResponse>): Promise<T> {
  const response = await responding;
  await expectSuccess(response);
  return (await response.json()) as T; // the server checks its answers against the contract
}

async function expectSuccess(response: APIResponse): Promise<void> {
  expect(response.ok(), `${response.status()} from ${response.url()}: ${await response.text()}`).toBe(true);
}
