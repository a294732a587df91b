import type { listCampaigns } from "@citelens/contract/campaigns";
import type { Answer } from "@citelens/contract/endpoint";
import type {
  Annotation,
  BrandDay,
  BrandMentions,
  IndustryRanking,
  InsightSummary,
  RankedBrand,
} from "@citelens/contract/insights";
import type { Workspace } from "@citelens/contract/workspaces";
import type { Page } from "@playwright/test";
import { campaignOf } from "../campaigns/campaign-fixtures.ts";
import { cardAnswers, cardCalls, emptyAnswers } from "./insight-card-fixtures.ts";

export const campaignId = "0198a5f0-7d2e-7c11-9a3e-5b1f0c9d2e77";

/** The calls of the Overview, besides those of its smaller cards. */
export const overviewCalls = {
  summary: "**/api/v1/projects/*/insights/summary/?*",
  mentions: "**/api/v1/projects/*/brand-mentions/?*",
  ranking: "**/api/v1/projects/*/industry-ranking/?*",
  annotations: "**/api/v1/projects/*/insights/annotations/?*",
} as const;

export function overviewAddress({ id }: Workspace, search = ""): string {
  return `/workspaces/${id}/insight/dashboard${search}`;
}

/** From 21 October to 20 November 2026, the last month of the day on which these tests are. */
const days = Array.from({ length: 31 }, (_, at) => dayAt("2026-10-21", at));
const daysBefore = Array.from({ length: 31 }, (_, at) => dayAt("2026-09-20", at));

const brands = [
  { name: "Northwind", score: 54 },
  { name: "Contoso", score: 50 },
  { name: "Fabrikam", score: 42 },
  { name: "Adventure Works", score: 34 },
  { name: "Tailspin", score: 26 },
  { name: "Litware", score: 18 },
  { name: "Proseware", score: 9 },
] as const;

/** A line that moves a little from day to day; the 9th and 10th day are without answers. */
function brandDays(dates: readonly string[], at: number, score: number): BrandDay[] {
  return dates.flatMap((date, day) => {
    if (day === 8 || day === 9) return [];
    const percentage = Math.max(0, score + 7 * Math.sin(day / 4 + at) + 3 * Math.cos(day * 1.7 + at));
    return {
      date,
      mentions: Math.round(percentage * 0.4),
      answers: 40,
      percentage,
      share_of_voice: percentage / 2.4,
      total_mentions: 93,
      is_brand: at === 0,
      interval: { low: Math.max(0, percentage - 13), high: percentage + 13 },
    };
  });
}

function dataOf(dates: readonly string[], shift: number): BrandMentions["daily_data_by_entity"] {
  return Object.fromEntries(
    brands.map(({ name, score }, at) => [name, brandDays(dates, at, score + (at === 0 ? shift : 0))]),
  );
}

const mentions: BrandMentions = {
  start_date: "2026-10-21",
  end_date: "2026-11-20",
  brand_mentions: 640,
  mention_percentage: 53.9,
  total_answers: 1160,
  share_of_voice: 24.1,
  daily_data_by_entity: dataOf(days, 0),
  n: 1160,
  interval: { low: 51, high: 56.8 },
  previous: {
    start_date: "2026-09-20",
    end_date: "2026-10-20",
    brand_mentions: 560,
    mention_percentage: 48.3,
    total_answers: 1160,
    share_of_voice: 26.4,
    daily_data_by_entity: dataOf(daysBefore, -8),
  },
};

function rankedOf(at: number, fields: Partial<RankedBrand> = {}): RankedBrand {
  const { name, score } = brands[at] ?? brands[0];
  return {
    rank: at + 1,
    brand_id: `0198a3b2-7c1d-7e00-8a55-${String(31 + at).padStart(12, "0")}`,
    brand_name: name,
    visibility_score: score,
    previous_visibility_score: score - 2,
    average_position: 1.4 + at / 4,
    is_client_brand: at === 0,
    mentions: score * 11,
    previous_mentions: score * 10,
    share_of_voice: score / 2.4,
    n: 1160,
    interval: { low: score - 3, high: score + 3 },
    change_points: 2 - at,
    verdict: at === 0 ? "moved" : "within_noise",
    ...fields,
  };
}

/** The client's own brand stands outside the first five, with its true rank. */
const ranking: IndustryRanking = {
  rankings: [
    ...[1, 2, 3, 4, 5].map((at) => rankedOf(at, { rank: at })),
    rankedOf(0, {
      rank: 8,
      visibility_score: 12.5,
      interval: { low: 10.6, high: 14.5 },
      change_points: -4.2,
    }),
  ],
  total_brands: 12,
  n: 1160,
  previous_n: 1160,
};

const figure = { change_percent: 0, n: 1160, previous_n: 1160, interval: null, verdict: null } as const;

const summary: InsightSummary = {
  start_date: "2026-10-21",
  end_date: "2026-11-20",
  previous_start_date: "2026-09-20",
  previous_end_date: "2026-10-20",
  time_zone: "UTC",
  total_answers: 1160,
  previous_total_answers: 1100,
  brand_mentions: 625,
  previous_brand_mentions: 531,
  visibility: {
    ...figure,
    value: 53.88,
    previous: 48.27,
    change_points: 5.61,
    interval: { low: 51, high: 56.74 },
    verdict: "moved",
    topic_interval: { low: 44.1, high: 63.4 },
    paired: { points: 5.2, interval: { low: 1.1, high: 9.3 }, p_value: 0.012, pairs: 60, prompts: 20 },
  },
  share_of_voice: {
    ...figure,
    value: 24.1,
    previous: 26.4,
    change_points: -2.3,
    n: 2590,
    interval: { low: 22.5, high: 25.8 },
    verdict: "within_noise",
  },
  average_position: {
    ...figure,
    value: 1.67,
    previous: 1.92,
    change_points: -0.25,
    n: 625,
    verdict: "moved",
  },
  content_authority: { ...figure, value: 44.4, previous: 41.8, change_points: 2.6, n: 902 },
  queries: 20,
  models: 3,
  runs: 19.3,
  evidence_grade: "exploratory",
  incomparable: [],
  local_answers_left_out: true,
  is_local_only: false,
};

const annotations: { readonly annotations: readonly Annotation[] } = {
  annotations: [
    {
      date: "2026-11-03",
      kind: "campaign_launched",
      label: "Autumn campaign launched",
      campaign_id: campaignId,
    },
    { date: "2026-11-12", kind: "model_changed", label: "ChatGPT: a new model answers", campaign_id: null },
  ],
};

/** A workspace without any answer in the period. */
const emptyFigure = { ...figure, value: null, previous: null, change_points: null, n: 0, previous_n: 0 };
const emptySummary: InsightSummary = {
  ...summary,
  total_answers: 0,
  previous_total_answers: 0,
  brand_mentions: 0,
  previous_brand_mentions: 0,
  visibility: { ...emptyFigure, topic_interval: null, paired: null },
  share_of_voice: emptyFigure,
  average_position: emptyFigure,
  content_authority: emptyFigure,
  queries: 0,
  models: 0,
  runs: 0,
  incomparable: ["no_previous_answers"],
  local_answers_left_out: false,
};

const emptyMentions: BrandMentions = {
  ...mentions,
  n: 0,
  total_answers: 0,
  interval: null,
  mention_percentage: null,
  share_of_voice: null,
  daily_data_by_entity: { Northwind: [] },
  previous: { ...mentions.previous, daily_data_by_entity: { Northwind: [] } },
};

type Answers = Readonly<Record<keyof typeof overviewCalls, unknown>>;

const overviewAnswers: Answers = { summary, mentions, ranking, annotations };

export const emptyOverview: Answers = {
  summary: emptySummary,
  mentions: emptyMentions,
  ranking: { rankings: [], total_brands: 0, n: 0, previous_n: 0 } satisfies IndustryRanking,
  annotations: { annotations: [] },
};

/** Says which campaigns there are. */
export async function knowCampaigns(page: Page, names: readonly string[]): Promise<void> {
  const results = names.map((name, at) => campaignOf({ name, ...(at === 0 && { id: campaignId }) }));
  const campaigns: Answer<typeof listCampaigns> = {
    count: results.length,
    next: null,
    previous: null,
    results,
  };
  await page.route("**/api/v1/projects/*/campaigns/organic/?*", (route) =>
    route.fulfill({ json: campaigns }),
  );
}

/** Answers every call of the Overview. */
export async function knowOverview(page: Page, answers = overviewAnswers): Promise<void> {
  await knowCampaigns(page, ["Autumn", "Spring", "Winter"]);
  const isEmpty = answers === emptyOverview;
  for (const [name, json] of Object.entries(isEmpty ? emptyAnswers : cardAnswers)) {
    const call = Object.entries(cardCalls).find(([one]) => one === name)?.[1];
    if (call) await page.route(call, (route) => route.fulfill({ json }));
  }
  for (const [name, json] of Object.entries(answers)) {
    const call = Object.entries(overviewCalls).find(([one]) => one === name)?.[1];
    if (call) await page.route(call, (route) => route.fulfill({ json }));
  }
}

function dayAt(first: string, days: number): string {
  return new Date(Date.parse(`${first}T00:00:00Z`) + days * 86_400_000).toISOString().slice(0, 10);
}
