import { type Answer, apiBase } from "@citelens/contract/base/endpoint";
import type {
  Campaign,
  CampaignDetails,
  getCampaignStats,
  listRunningCampaigns,
} from "@citelens/contract/visibility/campaigns";
import type { RunProgress } from "@citelens/contract/visibility/runs";
import type { Workspace } from "@citelens/contract/workspaces/workspaces";
import { type APIRequestContext, expect, type Locator, type Page } from "@playwright/test";
import { type Account, bearer } from "../support/api.ts";
import { detailsOf } from "./campaign-details-fixtures.ts";

export const campaignsCall = "**/api/v1/projects/*/campaigns/organic/**";
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

/** Creates a draft as the editor would. */
export async function createDraft(
  request: APIRequestContext,
  account: Account,
  {
    projectId,
    ...data
  }: { readonly projectId: string; readonly name: string; readonly campaign_type?: string },
): Promise<CampaignDetails> {
  const url = `${apiBase}/projects/${projectId}/campaigns/organic/`;
  const response = await request.post(url, { data, headers: bearer(account) });
  expect(response.status()).toBe(201);
  return response.json();
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

export function runOf(fields: Partial<RunProgress>): RunProgress {
  return {
    id: crypto.randomUUID(),
    status: "RUNNING",
    created: "2026-11-20T12:00:00Z",
    finished: null,
    answers_total: 40,
    answers_ok: 0,
    answers_refused: 0,
    answers_failed: 0,
    credits_used: 0,
    cost_usd: null,
    models: [],
    ...fields,
  };
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

/** What a page asked for. */
export interface Asked {
  readonly method: string;
  readonly path: string;
  readonly query: Readonly<Record<string, string>>;
  readonly body: unknown;
}

/** Answers for campaigns that were launched: lists them, and takes what their menu does. */
export async function serveCampaigns(page: Page, campaigns: Campaign[]): Promise<Asked[]> {
  const asked: Asked[] = [];
  await page.route(campaignsCall, (route) => {
    const request = route.request();
    const { pathname, searchParams } = new URL(request.url());
    const [id, step] = (pathname.split("/campaigns/organic/")[1] ?? "").split("/");
    const known = campaigns.find((campaign) => campaign.id === id);
    asked.push({
      method: request.method(),
      path: [id, step].filter(Boolean).join("/"),
      query: Object.fromEntries(searchParams),
      body: request.postDataJSON(),
    });
    if (!id) {
      const status = searchParams.get("status");
      const type = searchParams.get("campaign_type");
      const results = campaigns.filter(
        (one) => (!status || one.status === status) && (!type || one.campaign_type === type),
      );
      return route.fulfill({ json: { count: results.length, next: null, previous: null, results } });
    }
    if (!known) return route.fulfill({ status: 404, json: { detail: "Not found.", code: "NOT_FOUND" } });

    const changed = { ...known, ...changeOf(step, request.postDataJSON()) };
    if (step === "duplicate") {
      campaigns.unshift(changed);
      return route.fulfill({ status: 201, json: changed });
    }
    campaigns.splice(campaigns.indexOf(known), 1, changed);
    return route.fulfill({ json: request.method() === "PATCH" ? { ...detailsOf(), ...changed } : changed });
  });
  return asked;
}

function changeOf(step: string | undefined, body: Partial<Campaign> | null): Partial<Campaign> {
  if (step === "pause") return { status: "PAUSED" };
  if (step === "activate") return { status: "ACTIVE" };
  if (step === "duplicate") return draftOf({ name: "Copy" });
  return body ?? {};
}
