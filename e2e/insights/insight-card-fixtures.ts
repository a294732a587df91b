import type { InsightMatrix } from "@citelens/contract/insight-cards";
import type {
  AiChannels,
  InfluentialSources,
  NegativeAnswer,
  NegativeAnswers,
  PerformancePrompts,
  PromptRow,
  SentimentAnalysis,
} from "@citelens/contract/insights";

const id = (number: number) => `0198a3b2-7c1d-7e00-8a55-${String(number).padStart(12, "0")}`;
const noInterval = null;

export const cardIds = { query: id(21), answer: id(22), client: id(31), competitor: id(32) } as const;

/** The calls of the cards, by what each asks for. */
export const cardCalls = {
  sources: "**/api/v1/projects/*/influential-sources/?*",
  channels: "**/api/v1/projects/*/ai-operator-models/?*",
  prompts: "**/api/v1/projects/*/performance-prompts/?*",
  sentiment: "**/api/v1/projects/*/sentiment-analysis/?*",
  worst: "**/api/v1/projects/*/negative-sentiment-answers/?*",
  matrix: "**/api/v1/projects/*/insights/matrix/?*",
} as const;

export type CardCall = keyof typeof cardCalls;

function sourceOf(
  rank: number,
  domain: string,
  kind: InfluentialSources["sources"][number]["kind"],
  counts: readonly [now: number, before: number],
): InfluentialSources["sources"][number] {
  const [use_count, previous_use_count] = counts;
  const usage_percentage = (use_count / 360) * 100;
  return {
    rank,
    domain,
    favicon: `/api/v1/favicons/${domain}?s=unknown`,
    kind,
    is_client_domain: kind === "OWNED",
    use_count,
    previous_use_count,
    avg_position: 1 + rank / 5,
    usage_percentage,
    interval: { low: usage_percentage * 0.8, high: usage_percentage * 1.2 },
    verdict: rank === 1 ? "moved" : "within_noise",
  };
}

const sources: InfluentialSources = {
  sources: [
    sourceOf(1, "review.example", "REVIEW", [200, 160]),
    sourceOf(2, "northwind.example", "OWNED", [160, 150]),
    sourceOf(3, "the-very-long-name-of-a-news-site.example", "NEWS", [96, 120]),
    sourceOf(4, "wiki.example", "REFERENCE", [80, 0]),
    sourceOf(5, "beta.example", "COMPETITOR", [72, 72]),
    sourceOf(6, "forum.example", "SOCIAL", [60, 50]),
    sourceOf(7, "shop.example", "COMMERCE", [41, 40]),
    sourceOf(8, "blog.example", "OTHER", [33, 30]),
    sourceOf(9, "daily.example", "NEWS", [21, 20]),
    sourceOf(10, "video.example", "SOCIAL", [12, 14]),
  ],
  total_domains: 64,
  n: 360,
  previous_n: 340,
};

function channelOf(
  operator_model_id: string,
  display_name: string,
  fields: Partial<AiChannels["channels"][number]> = {},
): AiChannels["channels"][number] {
  return {
    operator_model_id,
    operator_name: `${display_name} Inc.`,
    display_name,
    favicon: null,
    mentions: 60,
    previous_mentions: 40,
    owned_content_used: 30,
    previous_owned_content_used: 40,
    n: 120,
    previous_n: 120,
    visibility_score: 50,
    previous_visibility_score: 33.33,
    average_position: 1.67,
    interval: { low: 41.2, high: 58.8 },
    verdict: "moved",
    ...fields,
  };
}

const channels: AiChannels = {
  channels: [
    channelOf("chatgpt", "ChatGPT"),
    channelOf("claude", "Claude", {
      mentions: 31,
      previous_mentions: 30,
      visibility_score: 25.83,
      previous_visibility_score: 25,
      interval: { low: 18.8, high: 34.3 },
      verdict: "within_noise",
    }),
    channelOf("perplexity", "Perplexity", {
      mentions: 8,
      previous_mentions: 0,
      n: 20,
      previous_n: 0,
      visibility_score: 40,
      previous_visibility_score: null,
      interval: { low: 21.9, high: 61.3 },
      verdict: "not_comparable",
      average_position: null,
    }),
    channelOf("gemini", "Gemini", {
      mentions: 0,
      previous_mentions: 0,
      owned_content_used: 0,
      previous_owned_content_used: 0,
      n: 0,
      visibility_score: null,
      previous_visibility_score: null,
      average_position: null,
      interval: noInterval,
      verdict: null,
    }),
  ],
  total_channels: 4,
};

function promptOf(number: number, fields: Partial<PromptRow> = {}): PromptRow {
  return {
    query_id: id(1000 + number),
    answer_id: id(2000 + number),
    query_text: `Which desk chair number ${number} suits a small office best?`,
    branded: false,
    created: "2026-11-19T09:30:00Z",
    operator_display_name: "ChatGPT",
    operator_favicon: null,
    mention_position: null,
    source_position: null,
    answer_preview:
      "For a small office three chairs stand out this year: Fabrikam One, Contoso Sit and the Litware Plus, all below 400 euros.",
    n: 12,
    mentions: 0,
    mention_rate: 0,
    interval: { low: 0, high: 24.3 },
    owned_citations: 0,
    owned_citation_rate: 0,
    ...fields,
  };
}

export const prompts: PerformancePrompts = {
  most_performing: [
    promptOf(0, {
      query_id: cardIds.query,
      answer_id: cardIds.answer,
      query_text: "Is Northwind any good?",
      branded: true,
      mention_position: 1.25,
      source_position: 2,
      n: 48,
      mentions: 44,
      mention_rate: 91.67,
      interval: { low: 80.4, high: 96.7 },
    }),
  ],
  promising: [],
  underperforming: Array.from({ length: 14 }, (_, number) => promptOf(number + 1)),
  total_queries: 15,
  counts: { most_performing: 1, promising: 0, underperforming: 14 },
};

const sentiment: SentimentAnalysis = {
  summary: { total_mentions: 246, total_answers: 360 },
  brands: {
    Beta: {
      total_mentions: 150,
      sentiment_counts: { POSITIVE: 30, NEGATIVE: 75, NEUTRAL: 45, UNKNOWN: 0 },
      sentiment_percentages: { POSITIVE: 20, NEGATIVE: 50, NEUTRAL: 30, UNKNOWN: 0 },
      overall: "NEGATIVE",
      is_brand: false,
    },
    Northwind: {
      total_mentions: 96,
      sentiment_counts: { POSITIVE: 48, NEGATIVE: 12, NEUTRAL: 32, UNKNOWN: 4 },
      sentiment_percentages: { POSITIVE: 50, NEGATIVE: 12.5, NEUTRAL: 33.33, UNKNOWN: 4.17 },
      overall: "POSITIVE",
      is_brand: true,
    },
  },
};

function worstOf(number: number, fields: Partial<NegativeAnswer> = {}): NegativeAnswer {
  return {
    answer_id: id(3000 + number),
    query_id: id(1000 + number),
    query_text: `Which desk chair number ${number} would you avoid?`,
    created: "2026-11-19T09:30:00Z",
    operator_display_name: "Claude",
    operator_favicon: null,
    worst_sentiment_score: 0.45,
    primary_brand: "Beta",
    is_client_brand: false,
    negative_mention_count: 1,
    answer_preview: "Beta's chairs are loud, and their service answers late.",
    has_specific_negative_sentence: false,
    negative_sentence: null,
    ...fields,
  };
}

const worst: NegativeAnswers = {
  answers: [
    worstOf(1, {
      query_id: cardIds.query,
      answer_id: cardIds.answer,
      worst_sentiment_score: 0.92,
      primary_brand: "Northwind",
      is_client_brand: true,
      negative_mention_count: 3,
      has_specific_negative_sentence: true,
      negative_sentence: "Northwind Flow creaks after a month and cannot be repaired.",
    }),
    worstOf(2, { worst_sentiment_score: 0.65 }),
    worstOf(3),
    worstOf(4, { worst_sentiment_score: 0.22 }),
    worstOf(5, { worst_sentiment_score: 0.1 }),
  ],
  total_count: 43,
  filtered_by_date: true,
};

const matrix: InsightMatrix = {
  n: 360,
  named_and_cited: 90,
  named_only: 96,
  cited_only: 54,
  absent: 120,
  previous: { n: 340, named_and_cited: 68, named_only: 102, cited_only: 51, absent: 119 },
};

/** What each card is answered where there is something to show. */
export const cardAnswers: Readonly<Record<CardCall, unknown>> = {
  sources,
  channels,
  prompts,
  sentiment,
  worst,
  matrix,
};

const noCounts = { POSITIVE: 0, NEGATIVE: 0, NEUTRAL: 0, UNKNOWN: 0 };

/** What each is answered where there is nothing. */
export const emptyAnswers: Readonly<Record<CardCall, unknown>> = {
  sources: { sources: [], total_domains: 0, n: 0, previous_n: 0 } satisfies InfluentialSources,
  channels: { channels: [], total_channels: 0 } satisfies AiChannels,
  prompts: {
    most_performing: [],
    promising: [],
    underperforming: [],
    total_queries: 0,
    counts: { most_performing: 0, promising: 0, underperforming: 0 },
  } satisfies PerformancePrompts,
  sentiment: {
    summary: { total_mentions: 0, total_answers: 0 },
    brands: {
      Northwind: {
        total_mentions: 0,
        sentiment_counts: noCounts,
        sentiment_percentages: noCounts,
        overall: null,
        is_brand: true,
      },
    },
  } satisfies SentimentAnalysis,
  worst: { answers: [], total_count: 0, filtered_by_date: true } satisfies NegativeAnswers,
  matrix: {
    n: 0,
    named_and_cited: 0,
    named_only: 0,
    cited_only: 0,
    absent: 0,
    previous: { n: 0, named_and_cited: 0, named_only: 0, cited_only: 0, absent: 0 },
  } satisfies InsightMatrix,
};
