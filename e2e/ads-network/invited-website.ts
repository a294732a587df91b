import { apiBase } from "@citelens/contract/base/endpoint";
import type { Workspace } from "@citelens/contract/workspaces/workspaces";
import { type APIRequestContext, expect } from "@playwright/test";
import { type Account, bearer } from "../support/api.ts";
import { mailTo } from "../support/root.ts";

interface Invitation {
  readonly root: Account;
  readonly advertiser: Workspace;
  readonly owner: Account;
  readonly publisher: Workspace;
}

/** Invites the website of a workspace to the network; resolves to the token of its owner's page, which stands in their mail. */
export async function inviteWebsite(
  request: APIRequestContext,
  { root, advertiser, owner, publisher }: Invitation,
): Promise<string> {
  const invited = await request.post(`${apiBase}/projects/${advertiser.id}/ads/publishers/`, {
    data: {
      workspace_id: publisher.id,
      categories_allowed: [],
      categories_blocked: [],
      countries: [],
      revenue_share: 70,
    },
    headers: bearer(root),
  });
  expect(invited.ok(), await invited.text()).toBe(true);
  const { text } = await mailTo(request, owner.email, /sponsored passages/);
  return /\/publisher\/([\w-]+)/.exec(text)?.[1] ?? "";
}
