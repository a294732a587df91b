import { connectAdAccount, createAdCampaign } from "@citelens/contract/content/ads-campaigns";
import type { AdCampaign, AdCreative } from "@citelens/contract/content/ads-fields";
import { createAdCreative } from "@citelens/contract/content/ads-library";
import { type Changes, sampleAnswer } from "@citelens/contract/test/samples/sample-answer";

/** A whole list of these rows on one page, or the first page of more. */
export function listOf<Row>(results: readonly Row[], count = results.length) {
  return { count, next: null, previous: null, results: [...results] };
}

export const noFigures = {
  impressions: null,
  clicks: null,
  agent_reads: null,
  proven_reads: null,
  billable_reads: null,
  spend_cents: 0,
} as const;

export function adCampaign(changes: Changes<AdCampaign> = {}): AdCampaign {
  const campaign = sampleAnswer(createAdCampaign, {
    name: "Desk chairs for home offices",
    channel: "NETWORK",
    status: "ACTIVE",
    budget_cents: 50_000,
    daily_cents: 2_000,
    starts: "2026-11-03",
    ends: "2026-12-24",
    topics: ["ergonomic desk chairs", "sitting well at work"],
    countries: ["DE", "FR"],
    category: 37,
    spent_cents: 21_240,
    figures: {
      ...noFigures,
      agent_reads: 21_240,
      proven_reads: 15_002,
      billable_reads: 20_000,
      spend_cents: 21_240,
    },
  });
  return sampleAnswer(createAdCampaign, { ...campaign, ...changes });
}

export const chatCampaign = adCampaign({
  id: "01a203d7-94a2-766c-8ebf-ae4f15cfe4a2",
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
  figures: { ...noFigures, impressions: 15_516, clicks: 186, spend_cents: 93_100 },
  ctr: 1.2,
  note: "More than 90 % of the budget is spent.",
});

/** An approved passage that is read. */
export function adCreative(changes: Changes<AdCreative> = {}): AdCreative {
  const creative = sampleAnswer(createAdCreative, {
    kind: "PASSAGE",
    version: 2,
    content: {
      title: "Northwind desk chairs",
      body: "Northwind makes desk chairs in Lübeck. Each is tested for ten years of daily use.",
      target_url: "https://northwind.example/chairs",
      facts: [
        { statement: "Tested for ten years of daily use", source_url: "https://northwind.example/tests" },
      ],
    },
    label: "Sponsored by Northwind",
    as_text: "Sponsored by Northwind\nNorthwind desk chairs",
    state: "APPROVED",
    reviewer: "Grace Hopper",
    reviewed_at: "2026-11-04T10:00:00Z",
    pages: 12,
    sites: 3,
    figures: { ...noFigures, agent_reads: 1_204, proven_reads: 860, billable_reads: 1_000 },
  });
  return sampleAnswer(createAdCreative, { ...creative, ...changes });
}

export const adAccount = sampleAnswer(connectAdAccount, {
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
});

export const noAccount = sampleAnswer(connectAdAccount);
