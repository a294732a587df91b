import { listReviewQueue, type QueuedCreative } from "@citelens/contract/content/ads-library";
import * as network from "@citelens/contract/content/ads-network";
import { sampleAnswer } from "@citelens/contract/test/samples/sample-answer";

export const publisherId = "01a203d7-94a2-766c-8ebf-ae4f15cfe4f6";
export const creativeId = "01a203d7-94a2-766c-8ebf-ae4f15cfe4f8";

export const publisher = sampleAnswer(network.getAdPublisher, {
  id: publisherId,
  name: "Slow Garden",
  url: "https://slow-garden.example",
  status: "ACTIVE",
  is_stopped: false,
  is_stopped_by_owner: false,
  categories_allowed: [26, 5],
  categories_blocked: [3],
  countries: ["DE", "FR"],
  revenue_share: 70,
  pages: 80,
  filled_pages: 12,
  agent_reads: 1_200,
  proven_reads: 900,
  billable_reads: 1_100,
  by_operator: [
    { operator: "OpenAI", reads: 800, proven: 700 },
    { operator: "Anthropic", reads: 300, proven: 200 },
    { operator: "Perplexity", reads: 100, proven: 0 },
  ],
  currency: "EUR",
  earnings_cents: 12_345,
});

export const invited = sampleAnswer(network.getAdPublisher, {
  id: "01a203d7-94a2-766c-8ebf-ae4f15cfe500",
  name: "Northwind Tea",
  url: "https://northwind-tea.example",
  status: "INVITED",
  is_stopped: false,
  is_stopped_by_owner: false,
  categories_allowed: [],
  categories_blocked: [],
  countries: [],
  pages: 0,
  filled_pages: 0,
  agent_reads: 0,
  proven_reads: 0,
  billable_reads: 0,
  by_operator: [],
  currency: "EUR",
  earnings_cents: 0,
});

export const placement = sampleAnswer(network.createAdPlacement, {
  key: "below-article",
  name: "Below the article",
  path_patterns: ["/blog/*", "/guides/*"],
  max_words: 60,
  format: "PASSAGE",
  is_active: true,
  pages: 60,
  filled_pages: 12,
});

export const match: network.AdMatch = {
  placement_id: placement.id,
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

export const refusal: network.AdRefusal = {
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

export const passageHtml = `<aside data-sponsored><p><small>Sponsored by Fabrikam Garden</small></p><p>${content.body}</p></aside>`;

const [queuedSample] = sampleAnswer(listReviewQueue).results;
if (!queuedSample) throw new Error("A sample of a list has one entry.");

export const queued: QueuedCreative = {
  ...queuedSample,
  id: creativeId,
  version: 3,
  content,
  as_text: "Clay watering spikes (https://fabrikam-garden.example/spikes)",
  as_html: passageHtml,
  workspace_name: "Fabrikam Garden",
  campaign_name: "Summer pots",
  author: "Ada Keller",
  approved_content: { ...content, body: "Unglazed clay spikes water a pot for days from any bottle." },
  faults: [{ fault: "promises", field: "body", words: "any bottle" }],
};

export const terms = sampleAnswer(network.getPublisherTerms, {
  name: "Slow Garden",
  status: "INVITED",
  is_stopped: false,
  is_stopped_by_owner: false,
  categories_allowed: [26],
  categories_blocked: [],
  revenue_share: 70,
  creatives: [],
  agent_reads: 0,
  proven_reads: 0,
  billable_reads: 0,
  currency: "EUR",
  earnings_cents: 0,
  since: "2026-10-31",
});

export const member: network.PublisherTerms = {
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
  proven_reads: 900,
  billable_reads: 1_100,
  earnings_cents: 12_345,
};
