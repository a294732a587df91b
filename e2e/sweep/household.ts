import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { apiBase } from "@citelens/contract/base/endpoint";
import type { Optimization } from "@citelens/contract/content/optimization-fields";
import type { CampaignDetails } from "@citelens/contract/visibility/campaigns";
import { createDemo } from "@citelens/contract/workspaces/demo";
import { type APIRequestContext, expect } from "@playwright/test";
import { type Account, bearer, logInThroughApi } from "../support/api.ts";
import { fillDemo } from "../support/filled-demo.ts";
import { password } from "../support/log-in.ts";

/** Somebody with a full workspace: the demo, and what a user of it would have made besides. */
export interface Household {
  readonly account: Account;
  readonly projectId: string;
  readonly organizationId: string;
  readonly campaignId: string;
  readonly queryId: string;
  readonly auditId: string;
  /** Drafts of a campaign, and of the content studio. */
  readonly campaignDraftId: string;
  readonly draftId: string;
}

const email = "household@example.com";

/** The owner, who is the same for the whole run; the demo begins to be filled meanwhile. */
export async function enterHousehold(request: APIRequestContext): Promise<Account> {
  const names = { first_name: "Ada", last_name: "Lovelace" };
  // Of two workers one is told that the account is there.
  await request.post(`${apiBase}/signup/`, { data: { ...names, email, password } });
  const tokens = await logInThroughApi(request, { email, password });
  const headers = bearer(tokens);
  const data = { company_type: 0, onboarding_complete: true };
  const me = await request.patch(`${apiBase}/me/`, { data, headers });
  expect(me.ok(), await me.text()).toBe(true);
  const begun = await request.post(`${apiBase}${createDemo.path}`, { headers });
  expect(begun.ok(), await begun.text()).toBe(true);
  return { ...tokens, email, password, user: await me.json() };
}

const place = join(import.meta.dirname, "../../test-results/product/household");
const file = join(place, "household.json");

/** The whole household, made once for the run, whichever worker asks first. */
export async function openHousehold(request: APIRequestContext): Promise<Household> {
  const account = await enterHousehold(request);
  const projectId = await fillDemo(request, account);
  if (isFirst()) {
    const made = await furnish(request, account, projectId);
    writeFileSync(`${file}.new`, JSON.stringify(made));
    renameSync(`${file}.new`, file); // a file that is there is whole
  }
  await expect.poll(() => existsSync(file), { timeout: 60_000, message: "the household" }).toBe(true);
  const made = JSON.parse(readFileSync(file, "utf8")) as Furniture; // this file has written it
  return { ...made, account, projectId };
}

function isFirst(): boolean {
  try {
    mkdirSync(place);
    return true;
  } catch {
    return false;
  }
}

type Furniture = Omit<Household, "account" | "projectId">;

async function furnish(request: APIRequestContext, account: Account, projectId: string): Promise<Furniture> {
  const headers = bearer(account);
  const project = `${apiBase}/projects/${projectId}`;
  const get = async <T>(path: string): Promise<T> =>
    (await request.get(`${project}/${path}/`, { headers })).json();
  const post = async <T>(url: string, data: object): Promise<T> => {
    const response = await request.post(url, { data, headers });
    expect(response.ok(), `${url}: ${await response.text()}`).toBe(true);
    return response.json();
  };
  const first = async (path: string): Promise<string> =>
    (await get<{ results: readonly { id: string }[] }>(path)).results[0]?.id ?? "";

  const { id: draftId } = await post<Optimization>(`${project}/optimizations/`, {
    title: "Lamps for a home office",
    kind: "NEW",
    queries: [{ text: "What are the best desk lamps for a home office?" }],
  });
  await post(`${apiBase}/project-invitations/invite/`, {
    email: "invited@example.com",
    project: projectId,
  });
  const campaignId = await first("campaigns/organic"); // before the draft, which the list has first
  const { id: campaignDraftId } = await post<CampaignDetails>(`${project}/campaigns/organic/`, {
    name: "Lamps, a draft",
    queries: [{ text: "What are the best desk lamps for a home office?" }],
  });
  const queryId = await first("conversations");
  const { results: answers } = await get<{ results: readonly { id: string }[] }>("answers");
  await post(`${project}/answers/${answers[0]?.id}/share/`, {});
  await post(`${project}/exports/`, { operation: "listCreditUses" });
  const expires = new Date(Date.now() + 30 * 86_400_000).toISOString();
  await post(`${project}/export-links/`, {
    operation: "listCreditUses",
    name: "A sheet",
    expires_at: expires,
  });
  return {
    organizationId: (await get<{ id: string }>("organization")).id,
    campaignId,
    campaignDraftId,
    queryId,
    auditId: await first("audits"),
    draftId,
  };
}
