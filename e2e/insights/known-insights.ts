import type { listCampaigns } from "@citelens/contract/campaigns";
import type { Answer } from "@citelens/contract/endpoint";
import type { IndustryRanking } from "@citelens/contract/insights";
import type { Workspace } from "@citelens/contract/workspaces";
import type { Page } from "@playwright/test";
import { campaignOf } from "../campaigns/campaign-fixtures.ts";
import { type CardCall, cardAnswers, cardCalls, cardIds } from "./insight-card-fixtures.ts";

export const campaignId = "0198a3b2-7c1d-7e00-8a55-0242ac120002";

/** The Overview of a workspace on days that are known, of one campaign unless told. */
export function overviewAddress({ id }: Workspace, search = `&campaign=${campaignId}`): string {
  return `/workspaces/${id}/insight/dashboard?from=22-10-26&to=20-11-26${search}`;
}

function rankedOf(brand_id: string, brand_name: string, rank: number): IndustryRanking["rankings"][number] {
  return {
    rank,
    brand_id,
    brand_name,
    visibility_score: 50,
    previous_visibility_score: 48,
    average_position: 1.5,
    is_client_brand: brand_id === cardIds.client,
    mentions: 180,
    previous_mentions: 163,
    share_of_voice: 40,
    n: 360,
    interval: { low: 44.9, high: 55.1 },
    change_points: 2,
    verdict: "within_noise",
  };
}

const ranking: IndustryRanking = {
  rankings: [rankedOf(cardIds.competitor, "Beta", 1), rankedOf(cardIds.client, "Northwind", 2)],
  total_brands: 2,
  n: 360,
  previous_n: 340,
};

/** Answers the calls of the cards, and says that there is a campaign. */
export async function knowInsights(
  page: Page,
  answers: Readonly<Partial<Record<CardCall, unknown>>> = cardAnswers,
): Promise<void> {
  const results = [campaignOf({ id: campaignId, name: "Chairs" })];
  const campaigns: Answer<typeof listCampaigns> = { count: 1, next: null, previous: null, results };
  await page.route("**/api/v1/projects/*/campaigns/organic/?*", (route) =>
    route.fulfill({ json: campaigns }),
  );
  await page.route("**/api/v1/projects/*/industry-ranking/?*", (route) => route.fulfill({ json: ranking }));
  for (const [name, json] of Object.entries(answers)) {
    const call = Object.entries(cardCalls).find(([one]) => one === name)?.[1];
    if (call) await page.route(call, (route) => route.fulfill({ json }));
  }
}
