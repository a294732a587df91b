import type {
  IndustryRanking,
  InfluentialSources,
  InsightSummary,
  RankedBrand,
} from "@citelens/contract/insights";
import { emptyOverview } from "./overview-fixtures.ts";

/** Two queries, two models, three runs, one answer failed: what the server tells of them, as its own tests know it. */
const rest = {
  change_points: null,
  change_percent: 0,
  previous: null,
  previous_n: 0,
  verdict: null,
} as const;

const summary: InsightSummary = {
  start_date: "2026-10-21",
  end_date: "2026-11-20",
  previous_start_date: "2026-09-20",
  previous_end_date: "2026-10-20",
  time_zone: "UTC",
  total_answers: 11,
  previous_total_answers: 0,
  brand_mentions: 6,
  previous_brand_mentions: 0,
  visibility: {
    ...rest,
    value: 54.55,
    n: 11,
    interval: { low: 28.01, high: 78.73 },
    topic_interval: null,
    paired: null,
  },
  share_of_voice: { ...rest, value: 35.29, n: 17, interval: { low: 17.31, high: 58.7 } },
  average_position: { ...rest, value: 1.667, n: 6, interval: null },
  content_authority: { ...rest, value: 44.44, n: 9, interval: { low: 18.88, high: 73.33 } },
  queries: 2,
  models: 2,
  runs: 2.8,
  evidence_grade: "exploratory",
  incomparable: ["no_previous_answers"],
  local_answers_left_out: false,
  is_local_only: false,
};

function brandOf(rank: number, name: string, figures: readonly [number, number, number]): RankedBrand {
  const [mentions, visibility_score, average_position] = figures;
  return {
    rank,
    brand_id: `0198a3b2-7c1d-7e00-8a55-00000000000${rank}`,
    brand_name: name,
    visibility_score,
    previous_visibility_score: null,
    average_position,
    is_client_brand: name === "Acme",
    mentions,
    previous_mentions: 0,
    share_of_voice: (100 * mentions) / 17,
    n: 11,
    interval: { low: visibility_score - 20, high: visibility_score + 20 },
    change_points: null,
    verdict: null,
  };
}

const ranking: IndustryRanking = {
  rankings: [
    brandOf(1, "Beta", [8, 72.73, 1.25]),
    brandOf(2, "Acme", [6, 54.55, 1.667]),
    brandOf(3, "Gamma", [3, 27.27, 1.667]),
  ],
  total_brands: 3,
  n: 11,
  previous_n: 0,
};

export const workedExample = { ...emptyOverview, summary, ranking };

export const workedSources: InfluentialSources = {
  sources: (
    [
      ["review.example", 5, 55.56, 1.4],
      ["acme.example", 4, 44.44, 1],
      ["beta.example", 2, 22.22, 1.5],
      ["wiki.example", 2, 22.22, 1.5],
    ] as const
  ).map(([domain, use_count, usage_percentage, avg_position], index) => ({
    rank: index + 1,
    domain,
    favicon: "/api/v1/favicons/none",
    kind: domain === "acme.example" ? "OWNED" : "OTHER",
    is_client_domain: domain === "acme.example",
    use_count,
    previous_use_count: 0,
    avg_position,
    usage_percentage,
    interval: { low: 10, high: 80 },
    verdict: null,
  })),
  total_domains: 4,
  n: 9,
  previous_n: 0,
};
