import type { Input } from "@citelens/contract/base/endpoint";
import { apiBase } from "@citelens/contract/base/endpoint";
import type { CampaignDetails, createCampaign } from "@citelens/contract/visibility/campaigns";
import type { OperatorModel } from "@citelens/contract/visibility/operators";
import { type APIRequestContext, expect, type Page } from "@playwright/test";
import { type Account, bearer } from "../support/api.ts";

/** Creates a draft of these parts, as the editor would. */
export async function createDraft(
  request: APIRequestContext,
  account: Account,
  { projectId, ...parts }: { readonly projectId: string } & Input<typeof createCampaign>["body"],
): Promise<CampaignDetails> {
  const url = `${apiBase}/projects/${projectId}/campaigns/organic/`;
  const response = await request.post(url, { data: parts, headers: bearer(account) });
  expect(response.status()).toBe(201);
  return response.json();
}

/** A campaign as the server has it. */
export async function campaignOf(
  request: APIRequestContext,
  account: Account,
  { projectId, campaignId }: { readonly projectId: string; readonly campaignId: string },
): Promise<CampaignDetails> {
  const url = `${apiBase}/projects/${projectId}/campaigns/organic/${campaignId}/`;
  const response = await request.get(url, { headers: bearer(account) });
  expect(response.status()).toBe(200);
  return response.json();
}

/** Shows the page an installation that has the keys of these models. */
export async function withModels(page: Page, ids: readonly string[]): Promise<void> {
  await page.route(`**${apiBase}/projects/*/operator-models/`, async (route) => {
    const response = await route.fetch();
    const models: OperatorModel[] = await response.json();
    const json = models.map((model) =>
      ids.includes(model.id) ? { ...model, configured: true, available: true } : model,
    );
    await route.fulfill({ response, json });
  });
}
