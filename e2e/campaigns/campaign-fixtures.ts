import type { Answer } from "@citelens/contract/base/endpoint";
import type {
  Campaign,
  getCampaignStats,
  listRunningCampaigns,
} from "@citelens/contract/visibility/campaigns";
import type { Workspace } from "@citelens/contract/workspaces/workspaces";
import { expect, type Locator, type Page } from "@playwright/test";

const campaignsCall = "**/api/v1/projects/*/campaigns/organic/**";
export const statsCall = "**/api/v1/projects/*/campaigns/global-stats/";
export const runningCall = "**/api/v1/projects/*/campaigns/running/";

/** The campaigns page of a workspace. */
export function campaignsAddress({ id }: Workspace, search = ""): string {
  return `/workspaces/${id}/insight/campaigns${search}`;
}

/** The row of the campaign of that name. */
export function campaignRow(page: Page, name: string | RegExp): Locator {
  return page
    .getByRole("table", { name: "Campaigns" })
    .getByRole("row")
    .filter({ has: page.getByRole("rowheader", { name }) });
}

/** Opens the menu of a campaign's row. */
export async function openCampaignMenu(page: Page, name: string): Promise<Locator> {
  await page.getByRole("button", { name: `Actions for ${name}`, exact: true }).click();
  const menu = page.getByRole("menu");
  await expect(menu).toBeVisible();
  return menu;
}

export function modelOf(id: string, display_name: string): Campaign["operator_model_info"][number] {
  return { id, display_name, operator_name: `${display_name} Labs`, operator_favicon: null };
}

export function campaignOf(fields: Partial<Campaign>): Campaign {
  return {
    id: crypto.randomUUID(),
    name: "Brand monitoring",
    status: "ACTIVE",
    campaign_type: "BRAND",
    campaign_favicon: null,
    created: "2026-11-01T12:00:00Z",
    last_run: "2026-11-20T09:00:00Z",
    next_run: "2026-11-21T09:00:00Z",
    on_activate: null,
    frequency: "WEEKLY",
    operator_model_info: [modelOf("chatgpt", "ChatGPT"), modelOf("claude", "Claude")],
    query_count: 20,
    answer_count: 1670,
    brand_visibility: { brand: { visibility_score: 62.5, visibility_score_change: 4.2, n: 800 } },
    content_authority: { client: { score: 44.4, score_change: -2, n: 500 } },
    has_optimization: false,
    stop_reason: null,
    ...fields,
  };
}

export function draftOf(fields: Partial<Campaign>): Campaign {
  return campaignOf({
    status: "DRAFT",
    last_run: null,
    next_run: null,
    answer_count: 0,
    brand_visibility: { brand: { visibility_score: null, visibility_score_change: 0, n: 0 } },
    content_authority: { client: { score: null, score_change: 0, n: 0 } },
    ...fields,
  });
}

export const knownStats: Answer<typeof getCampaignStats> = {
  total_campaigns: 8,
  new_campaigns_change: 2,
  active_campaigns: 3,
  total_queries: 312,
  total_conversations: 12_480,
  avg_brand_visibility: 47.3,
  brand_visibility_change: -3.1,
};

export function runningOf(
  ...running_campaigns: Answer<typeof listRunningCampaigns>["running_campaigns"]
): Answer<typeof listRunningCampaigns> {
  return { running_campaigns };
}

/** Lists these campaigns. */
export async function listThese(page: Page, results: readonly Campaign[]): Promise<void> {
  const json = { count: results.length, next: null, previous: null, results };
  await page.route(campaignsCall, (route) => route.fulfill({ json }));
}
