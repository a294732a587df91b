import type { CampaignDetails, CampaignEstimate, Competitor } from "@citelens/contract/campaigns";
import type { getCampaignMatrix, MatrixCell } from "@citelens/contract/conversations";
import { type Answer, apiBase } from "@citelens/contract/endpoint";
import type { RunProgress } from "@citelens/contract/runs";
import type { Workspace } from "@citelens/contract/workspaces";
import type { Page } from "@playwright/test";

const campaignId = "0198a3b2-7c1d-7e00-8a55-0000000000c1";
export const answerId = "0198a3b2-7c1d-7e00-8a55-0000000000a1";
export const queryIds = [
  "0198a3b2-7c1d-7e00-8a55-0000000000d1",
  "0198a3b2-7c1d-7e00-8a55-0000000000d2",
] as const;

const organic = `**${apiBase}/projects/*/campaigns/organic`;
export const campaignCall = `${organic}/${campaignId}/`;
export const runsCall = `${organic}/${campaignId}/runs/**`;
export const runCall = `${organic}/${campaignId}/run/`;
export const competitorsCall = `**${apiBase}/projects/*/competitors/**`;

const models = (["ChatGPT", "Claude", "Gemini"] as const).map((display_name) => ({
  id: display_name.toLowerCase(),
  display_name,
  operator_name: `${display_name} Inc.`,
  operator_favicon: null,
}));
const [firstQuery, secondQuery] = queryIds;

export function detailsAddress({ id }: Workspace): string {
  return `/workspaces/${id}/insight/${campaignId}/details`;
}

export function detailsOf(fields: Partial<CampaignDetails> = {}): CampaignDetails {
  const query = { country: null, language: null, priority: 2, branded: false, retired: null };
  return {
    id: campaignId,
    name: "Chairs, Germany",
    status: "ACTIVE",
    campaign_type: "BRAND",
    campaign_favicon: null,
    created: "2026-11-01T09:00:00Z",
    last_run: "2026-11-20T09:00:00Z",
    next_run: "2026-11-21T09:00:00Z",
    on_activate: null,
    frequency: "WEEKLY",
    operator_model_info: models,
    query_count: 2,
    answer_count: 33,
    brand_visibility: { brand: { visibility_score: 54.5, visibility_score_change: 4, n: 33 } },
    content_authority: { client: { score: 44.4, score_change: 0, n: 33 } },
    has_optimization: false,
    stop_reason: null,
    brand: { name: "Northwind", aliases: ["Northwind Flow"], domains: ["northwind.example"] },
    competitors: [{ id: crypto.randomUUID(), name: "Fabrikam", aliases: [], domains: [] }],
    queries: [
      { ...query, id: firstQuery, text: "What is the best desk chair for a small office?" },
      { ...query, id: secondQuery, text: "Is Northwind any good?", branded: true },
      { ...query, id: crypto.randomUUID(), text: "Old query", retired: "2026-11-10T09:00:00Z" },
    ],
    operator_models: models.map(({ id }) => id),
    repeats: 2,
    country: "DE",
    language: "en",
    ...fields,
  };
}

export function runOf(fields: Partial<RunProgress> = {}): RunProgress {
  return {
    id: "0198a3b2-7c1d-7e00-8a55-0000000000e1",
    status: "DONE",
    created: "2026-11-20T09:00:00Z",
    finished: "2026-11-20T09:04:00Z",
    answers_total: 12,
    answers_ok: 10,
    answers_refused: 1,
    answers_failed: 1,
    credits_used: 55,
    models: models.map((model, index) => ({
      ...model,
      total: 4,
      ok: index === 2 ? 2 : 4,
      refused: index === 2 ? 1 : 0,
      failed: index === 2 ? 1 : 0,
      problem: null,
    })),
    ...fields,
  };
}

export function pageOfRuns(results: RunProgress[]) {
  return { count: results.length, next: null, previous: null, results };
}

function cellOf(operator_model: string, fields: Partial<MatrixCell>): MatrixCell {
  return {
    operator_model,
    n: 11,
    mentions: 6,
    visibility: 54.545,
    interval: { low: 28.01, high: 78.73 },
    average_position: 1.667,
    cited: 4,
    refused: 0,
    failed: 0,
    last_answer_id: answerId,
    ...fields,
  };
}

const nothing = { n: 0, mentions: 0, visibility: null, interval: null, average_position: null, cited: 0 };

const matrix: Answer<typeof getCampaignMatrix> = {
  models,
  queries: [
    {
      id: firstQuery,
      text: "What is the best desk chair for a small office?",
      branded: false,
      cells: [
        cellOf("chatgpt", {}),
        cellOf("claude", {
          mentions: 0,
          visibility: 0,
          interval: { low: 0, high: 25.88 },
          average_position: null,
          cited: 0,
        }),
        cellOf("gemini", { ...nothing, refused: 2, failed: 1 }),
      ],
    },
    {
      id: secondQuery,
      text: "Is Northwind any good?",
      branded: true,
      cells: [
        cellOf("chatgpt", {
          mentions: 11,
          visibility: 100,
          interval: { low: 74.12, high: 100 },
          average_position: 1,
        }),
        cellOf("claude", { mentions: 9, visibility: 81.8, interval: { low: 52.3, high: 94.9 } }),
      ],
    },
  ],
};

const estimate: CampaignEstimate = {
  answers_first_run: 12,
  credits_first_run: 60,
  first_month: { answers: 360, credits: 1800, cost_eur: 90 },
  subsequent_months: { answers: 48, credits: 240, cost_eur: 12 },
  detectable_change_points: null,
  margin_points: null,
};

function competitorOf(name: string, status: Competitor["status"], id: string): Competitor {
  return { id, name, aliases: [], domains: [], status, seen_in_answers: 7 };
}

export const suggested = competitorOf("Contoso", "suggested", "0198a3b2-7c1d-7e00-8a55-0000000000f1");
export const another = competitorOf("Fabrikam Inc", "suggested", "0198a3b2-7c1d-7e00-8a55-0000000000f2");
export const accepted = competitorOf("Fabrikam", "accepted", "0198a3b2-7c1d-7e00-8a55-0000000000f3");

/** Answers the calls of the page about the known campaign. */
export async function knowCampaign(page: Page, details = detailsOf()): Promise<void> {
  await page.route(campaignCall, (route) => route.fulfill({ json: details }));
  await page.route(`${organic}/estimate/`, (route) => route.fulfill({ json: estimate }));
  await page.route(`${organic}/${campaignId}/matrix/**`, (route) => route.fulfill({ json: matrix }));
  await page.route(runsCall, (route) => route.fulfill({ json: pageOfRuns([runOf()]) }));
  await page.route(competitorsCall, (route) => route.fulfill({ json: [suggested, another, accepted] }));
}
