import { randomUUID } from "node:crypto";
import { apiBase } from "@citelens/contract/base/endpoint";
import type { AdAccount, AdCampaignDetails, AdReview } from "@citelens/contract/content/ads-campaigns";
import type { AdCampaign, AdCreative } from "@citelens/contract/content/ads-fields";
import type { CreativeVersion } from "@citelens/contract/content/ads-library";
import type { Page } from "@playwright/test";
import type { Account } from "../support/api.ts";

/** Lets the browser take its account for a superuser's: what only they may ask is answered by the test. */
export async function asSuperuser(page: Page, { user }: Account): Promise<void> {
  await page.route(`**${apiBase}/me/`, (route) => route.fulfill({ json: { ...user, is_superuser: true } }));
}

export function adsApi(projectId: string, path: string): string {
  return `**${apiBase}/projects/${projectId}/ads/${path}`;
}

export function pageOf<Row>(results: readonly Row[], count = results.length) {
  return { count, next: null, previous: null, results };
}

const noFigures = {
  impressions: null,
  clicks: null,
  agent_reads: null,
  verified_reads: null,
  spend_cents: 0,
} as const;

export function adCampaign(fields: Partial<AdCampaign> = {}): AdCampaign {
  return {
    id: randomUUID(),
    name: "Desk chairs for home offices",
    channel: "NETWORK",
    status: "ACTIVE",
    currency: "EUR",
    budget_cents: 50_000,
    daily_cents: 2_000,
    price_cents_per_1000: 1_000,
    starts: "2026-11-03",
    ends: "2026-12-24",
    topics: ["ergonomic desk chairs", "sitting well at work"],
    countries: ["DE", "FR"],
    languages: ["de"],
    category: 37,
    query_campaign_id: null,
    spent_cents: 21_240,
    spent_today_cents: 1_310,
    creatives: 2,
    approved_creatives: 1,
    created: "2026-11-01T09:00:00Z",
    figures: { ...noFigures, agent_reads: 21_240, verified_reads: 15_002, spend_cents: 21_240 },
    ctr: null,
    note: null,
    ...fields,
  };
}

export const chatCampaign = adCampaign({
  name: "Chairs in ChatGPT",
  channel: "CHATGPT",
  status: "PAUSED",
  currency: "USD",
  budget_cents: 100_000,
  daily_cents: 4_000,
  price_cents_per_1000: 6_000,
  starts: "2026-11-10",
  ends: null,
  spent_cents: 93_100,
  spent_today_cents: 0,
  figures: { ...noFigures, impressions: 15_516, clicks: 186, spend_cents: 93_100 },
  ctr: 1.2,
  note: "More than 90 % of the budget is spent.",
});

export function detailsOf(campaign: AdCampaign, reviews: AdReview[] = []): AdCampaignDetails {
  return { ...campaign, reviews };
}

export function adCreative(fields: Partial<AdCreative> = {}): AdCreative {
  const content = {
    title: "Northwind desk chairs",
    body: "Northwind makes desk chairs in Lübeck. Each is tested for ten years of daily use.",
    target_url: "https://northwind.example/chairs",
    image_url: null,
    facts: [
      { statement: "Tested for ten years of daily use", source_url: "https://northwind.example/tests" },
    ],
    ...fields.content,
  };
  return {
    id: randomUUID(),
    campaign_id: randomUUID(),
    campaign_name: "Desk chairs for home offices",
    kind: "PASSAGE",
    version: 2,
    label: "Sponsored by Northwind",
    as_text: `Sponsored by Northwind\n${content.title}\n${content.body}\n${content.target_url}`,
    as_html: "<aside data-sponsored></aside>",
    state: "APPROVED",
    reason: null,
    reviewer: "Grace Hopper",
    reviewed_at: "2026-11-04T10:00:00Z",
    created: "2026-11-02T10:00:00Z",
    updated: "2026-11-03T10:00:00Z",
    pages: 12,
    sites: 3,
    figures: { ...noFigures, agent_reads: 1_204, verified_reads: 860 },
    ...fields,
    content,
  };
}

export const rejected = adCreative({
  state: "REJECTED",
  version: 1,
  reason: "“The best” is a promise that nobody can check.",
  pages: 0,
  sites: 0,
  figures: noFigures,
  content: {
    title: "The best desk chairs",
    body: "Sit on the best desk chairs that there are.",
    target_url: "https://northwind.example/chairs",
    image_url: null,
    facts: [],
  },
});

export const chatCard = adCreative({
  kind: "CHAT_CARD",
  campaign_name: "Chairs in ChatGPT",
  pages: 0,
  sites: 0,
  content: {
    title: "Chairs that last",
    body: "Desk chairs, tested for ten years of daily use.",
    target_url: "https://northwind.example/chairs",
    image_url: "https://northwind.example/chair.png",
    facts: [],
  },
  figures: { ...noFigures, impressions: 15_516, clicks: 186 },
});

export function versionsOf({ content }: AdCreative): CreativeVersion[] {
  return [
    {
      version: 2,
      content,
      state: "APPROVED",
      author: "Ada Lovelace",
      created: "2026-11-03T10:00:00Z",
      reviewer: "Grace Hopper",
      reviewed_at: "2026-11-04T10:00:00Z",
      reason: null,
    },
    {
      version: 1,
      content: { ...content, body: "Northwind makes the best desk chairs in Lübeck.", facts: [] },
      state: "REJECTED",
      author: "Ada Lovelace",
      created: "2026-11-02T10:00:00Z",
      reviewer: "Grace Hopper",
      reviewed_at: "2026-11-02T15:00:00Z",
      reason: "Say what was tested.",
    },
  ];
}

export const account: AdAccount = {
  account: {
    name: "Northwind GmbH",
    currency: "USD",
    time_zone: "Europe/Berlin",
    key_ends: "x7Qa",
    last_sync: "2026-11-27T05:00:00Z",
    fault: null,
  },
  ceiling_cents: 5_000,
  installation_ceiling_cents: 10_000,
  own_ceiling_cents: 5_000,
};

export const noAccount: AdAccount = {
  account: null,
  ceiling_cents: null,
  installation_ceiling_cents: null,
  own_ceiling_cents: null,
};
