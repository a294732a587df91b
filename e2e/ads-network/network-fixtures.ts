import { apiBase } from "@citelens/contract/base/endpoint";
import type { QueuedCreative } from "@citelens/contract/content/ads-library";
import type {
  AdMatch,
  AdPlacement,
  AdPublisher,
  AdRefusal,
  PublisherTerms,
} from "@citelens/contract/content/ads-network";
import type { Page } from "@playwright/test";
import type { Account } from "../support/api.ts";
import { expectNoAxeViolations, expectNoOverflow } from "../support/checks.ts";
import { desktop, phone, themes, useTheme } from "../support/views.ts";

/** The account as a superuser, as far as the browser knows. */
export async function beSuperuser(page: Page, { user }: Account): Promise<void> {
  await page.route(`**${apiBase}/me/`, (route) => route.fulfill({ json: { ...user, is_superuser: true } }));
}

/** Where the ads of a workspace are asked for; `rest` may have stars. */
export function adsOf(workspaceId: string, rest: string): string {
  return `**${apiBase}/projects/${workspaceId}/ads/${rest}`;
}

export function listOf<Row>(results: readonly Row[], count = results.length) {
  return { count, next: null, previous: null, results };
}

/** Answers one address of a workspace's ads with the same all the time. */
export async function answerAds(page: Page, address: string, json: object | undefined): Promise<void> {
  await page.route(address, (route) =>
    json === undefined ? route.fulfill({ status: 500, json: {} }) : route.fulfill({ json }),
  );
}

/** What is shown pleases axe on a desk and on a phone in both themes, and is no wider than the window. */
export async function expectFineLooks(page: Page): Promise<void> {
  for (const size of [phone, desktop]) {
    await page.setViewportSize(size);
    for (const theme of themes) {
      await useTheme(page, theme);
      await expectNoAxeViolations(page);
    }
  }
  await expectNoOverflow(page);
}

export const publisherId = "01a203d7-94a2-766c-8ebf-ae4f15cfe4f6";
const placementId = "01a203d7-94a2-766c-8ebf-ae4f15cfe4f7";
export const creativeId = "01a203d7-94a2-766c-8ebf-ae4f15cfe4f8";
export const campaignId = "01a203d7-94a2-766c-8ebf-ae4f15cfe4f9";

export const publisher: AdPublisher = {
  id: publisherId,
  name: "Slow Garden",
  url: "https://slow-garden.example",
  status: "ACTIVE",
  is_stopped: false,
  categories_allowed: [26, 5],
  categories_blocked: [3],
  countries: ["DE", "FR"],
  revenue_share: 70,
  invited: "2026-10-01T09:00:00.000Z",
  accepted: "2026-10-02T09:00:00.000Z",
  placements: 2,
  pages: 80,
  filled_pages: 12,
  agent_reads: 1_200,
  verified_reads: 900,
  by_operator: [
    { operator: "OpenAI", reads: 800, verified: 700 },
    { operator: "Anthropic", reads: 300, verified: 200 },
    { operator: "Perplexity", reads: 100, verified: 0 },
  ],
  currency: "EUR",
  earnings_cents: 12_345,
  last_read: "2026-11-26T20:00:00.000Z",
};

export const invited: AdPublisher = {
  ...publisher,
  id: "01a203d7-94a2-766c-8ebf-ae4f15cfe500",
  name: "Northwind Tea",
  url: "https://northwind-tea.example",
  status: "INVITED",
  categories_allowed: [],
  categories_blocked: [],
  countries: [],
  accepted: null,
  placements: 0,
  pages: 0,
  filled_pages: 0,
  agent_reads: 0,
  verified_reads: 0,
  by_operator: [],
  earnings_cents: 0,
  last_read: null,
};

export const placement: AdPlacement = {
  id: placementId,
  key: "below-article",
  name: "Below the article",
  path_patterns: ["/blog/*", "/guides/*"],
  max_words: 60,
  format: "PASSAGE",
  is_active: true,
  created: "2026-10-02T10:00:00.000Z",
  pages: 60,
  filled_pages: 12,
};

export const match: AdMatch = {
  placement_id: placementId,
  placement: "below-article",
  path: "/blog/watering-tomatoes-in-a-dry-summer",
  creative_id: creativeId,
  title: "Clay watering spikes",
  advertiser: "Fabrikam Garden",
  score: 0.71,
  sentence: "A clay spike lets tomatoes drink for a week without a hose.",
  since: "2026-11-20T10:00:00.000Z",
  is_refused: false,
};

export const refusal: AdRefusal = {
  creative_id: "01a203d7-94a2-766c-8ebf-ae4f15cfe501",
  title: "Robot mowers",
  advertiser: "Contoso Lawn",
  reason: "We write for gardens without a lawn.",
  at: "2026-11-10T10:00:00.000Z",
};

const content = {
  title: "Clay watering spikes",
  body: "Unglazed clay spikes water a pot for 7 days from any bottle.",
  target_url: "https://fabrikam-garden.example/spikes",
  image_url: null,
  facts: [
    { statement: "One filling lasts 7 days.", source_url: "https://fabrikam-garden.example/spikes/test" },
  ],
};

export const passageHtml =
  '<aside data-sponsored><p><small>Sponsored by Fabrikam Garden</small></p><p>Unglazed clay spikes water a pot for 7 days from any bottle. <a href="https://fabrikam-garden.example/spikes" rel="sponsored nofollow">Clay watering spikes</a></p></aside>';

export const queued: QueuedCreative = {
  id: creativeId,
  kind: "PASSAGE",
  version: 3,
  content,
  label: "Sponsored by Fabrikam Garden",
  as_text:
    "Sponsored by Fabrikam Garden\nUnglazed clay spikes water a pot for 7 days from any bottle. Clay watering spikes (https://fabrikam-garden.example/spikes)",
  as_html: passageHtml,
  workspace_id: "01a203d7-94a2-766c-8ebf-ae4f15cfe502",
  workspace_name: "Fabrikam Garden",
  campaign_name: "Summer pots",
  author: "Ada Keller",
  submitted: "2026-11-25T10:00:00.000Z",
  approved_content: { ...content, body: "Unglazed clay spikes water a pot for days from any bottle." },
  faults: [{ fault: "promises", field: "body", words: "any bottle" }],
};

export const terms: PublisherTerms = {
  name: "Slow Garden",
  url: "https://slow-garden.example",
  status: "INVITED",
  is_stopped: false,
  categories_allowed: [26],
  categories_blocked: [],
  revenue_share: 70,
  creatives: [],
  agent_reads: 0,
  currency: "EUR",
  earnings_cents: 0,
  since: "2026-10-31",
};

export const member: PublisherTerms = {
  ...terms,
  status: "ACTIVE",
  creatives: [
    {
      creative_id: creativeId,
      advertiser: "Fabrikam Garden",
      title: content.title,
      text: content.body,
      target_url: content.target_url,
      pages: 9,
      is_refused: false,
    },
  ],
  agent_reads: 1_200,
  earnings_cents: 12_345,
};
