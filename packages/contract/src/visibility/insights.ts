import { z } from "zod";
import { day } from "../base/dates.ts";
import { endpoint } from "../base/endpoint.ts";
import { count, id, instant } from "../base/fields.ts";
import { listFormat } from "../base/list-format.ts";
import { workspaceReads } from "../workspaces/workspaces.ts";
import { sentimentBases, sentimentLabels, sourceKinds } from "./answers.ts";
import { figureRow, headline } from "./figure-row.ts";
import { annotationKinds, evidenceGrades, incomparableReasons, insightLimits } from "./insight-constants.ts";
import {
  checkDates,
  insightFilter,
  interval,
  limit,
  pairedPoints,
  rate,
  savedInsightQuery,
  verdict,
} from "./insight-fields.ts";

/** A brand on a day with answers; other days are gaps. */
export const brandDay = z.object({
  date: day,
  /** Answers of the day that name it. */
  mentions: count,
  answers: count,
  /** Visibility score of the day, in per cent of its answers. */
  percentage: z.number(),
  /** The share of the day's mentions of all brands; null when none was named. */
  share_of_voice: rate,
  /** Mentions of all brands that day. */
  total_mentions: count,
  is_brand: z.boolean(),
  /** Interval of the client's days alone. */
  interval,
});
export type BrandDay = z.output<typeof brandDay>;

const mentionsOfPeriod = z.object({
  start_date: day,
  end_date: day,
  brand_mentions: count,
  /** Visibility score, in per cent; null without answers, never 0. */
  mention_percentage: rate,
  total_answers: count,
  share_of_voice: rate,
  /** By brand name: the client's first, then competitors by visibility. */
  daily_data_by_entity: z.record(z.string(), z.array(brandDay)),
});

/** A brand on a day, of the period or of the one before it. */
export const savedBrandDay = z.object({
  brand: z.string(),
  period: z.enum(["now", "before"]),
  ...brandDay.shape,
});
export type SavedBrandDay = z.output<typeof savedBrandDay>;

export const getBrandMentions = endpoint({
  ...workspaceReads,
  path: "/projects/:projectId/brand-mentions/",
  tool: { name: "get_visibility", title: "Get the visibility by day", untrusted: [] },
  summary: "How often answers name the brand and its competitors, by day",
  query: savedInsightQuery,
  answer: mentionsOfPeriod.extend({
    n: count,
    interval,
    previous: mentionsOfPeriod,
  }),
  item: savedBrandDay,
});
export type BrandMentions = z.output<typeof getBrandMentions.answer>;

export const promptRow = z.object({
  query_id: id,
  /** The latest answer that is an example of the prompt's performance. */
  answer_id: id,
  query_text: z.string(),
  branded: z.boolean(),
  created: instant,
  operator_display_name: z.string(),
  operator_favicon: z.string().nullable(),
  /** The brand's mean position where it is named. */
  mention_position: rate,
  /** The mean position of its own site among the cited ones, where it is cited. */
  source_position: rate,
  answer_preview: z.string(),
  n: count,
  mentions: count,
  /** In per cent of the answers. */
  mention_rate: z.number(),
  interval,
  owned_citations: count,
  owned_citation_rate: z.number(),
});
export type PromptRow = z.output<typeof promptRow>;

export const savedPrompt = z.object({
  performance: z.enum(["most_performing", "promising", "underperforming"]),
  ...promptRow.shape,
});

export const getPerformancePrompts = endpoint({
  ...workspaceReads,
  path: "/projects/:projectId/performance-prompts/",
  tool: {
    name: "list_prompts",
    title: "List prompts by performance",
    untrusted: ["most_performing", "promising", "underperforming"].map((list) => `${list}.*.answer_preview`),
  },
  summary: "Queries by performance: most performing, promising, underperforming",
  query: z
    .object({ ...insightFilter, format: listFormat, limit: limit(insightLimits.promptsShown) })
    .superRefine(checkDates),
  answer: z.object({
    most_performing: z.array(promptRow),
    promising: z.array(promptRow),
    underperforming: z.array(promptRow),
    total_queries: count,
    /** The full counts, also when the lists are shorter. */
    counts: z.object({ most_performing: count, promising: count, underperforming: count }),
  }),
  item: savedPrompt,
});
export type PerformancePrompts = z.output<typeof getPerformancePrompts.answer>;

export const rankedBrand = z.object({
  rank: count,
  brand_id: id,
  brand_name: z.string(),
  /** The icon of its site, served through this server; null where no site of it is known. */
  favicon: z.string().nullable(),
  visibility_score: rate,
  previous_visibility_score: rate,
  average_position: rate,
  is_client_brand: z.boolean(),
  mentions: count,
  previous_mentions: count,
  share_of_voice: rate,
  n: count,
  interval,
  /** Percentage points since the period before. */
  change_points: rate,
  paired_points: pairedPoints,
  verdict,
});
export type RankedBrand = z.output<typeof rankedBrand>;

export const getIndustryRanking = endpoint({
  ...workspaceReads,
  path: "/projects/:projectId/industry-ranking/",
  tool: { name: "get_ranking", title: "Get the ranking of brands", untrusted: [] },
  summary: "The most visible brands, and the client's own row with its true rank",
  query: z
    .object({ ...insightFilter, limit: limit(insightLimits.rankingShown), format: listFormat })
    .superRefine(checkDates),
  answer: z.object({ rankings: z.array(rankedBrand), total_brands: count, n: count, previous_n: count }),
  item: rankedBrand,
});
export type IndustryRanking = z.output<typeof getIndustryRanking.answer>;

export const influentialSource = z.object({
  rank: count,
  domain: z.string(),
  /** The site's icon, served through this server. */
  favicon: z.string(),
  kind: z.enum(sourceKinds),
  is_client_domain: z.boolean(),
  /** Answers that cite it, each once. */
  use_count: count,
  previous_use_count: count,
  /** The mean position of its first citation among the cited domains. */
  avg_position: rate,
  /** In per cent of the answers that cite any source. */
  usage_percentage: rate,
  interval,
  paired_points: pairedPoints,
  verdict,
});
export type InfluentialSource = z.output<typeof influentialSource>;

export const savedSource = influentialSource.extend({
  /** Answers that cite any source: the usage is in per cent of them. */
  n: count,
});

export const getInfluentialSources = endpoint({
  ...workspaceReads,
  path: "/projects/:projectId/influential-sources/",
  summary: "The sites that most answers cite",
  query: z
    .object({ ...insightFilter, format: listFormat, limit: limit(insightLimits.sourcesShown) })
    .superRefine(checkDates),
  /** `n` counts answers that cite any source. */
  answer: z.object({
    sources: z.array(influentialSource),
    total_domains: count,
    n: count,
    previous_n: count,
  }),
  item: savedSource,
});
export type InfluentialSources = z.output<typeof getInfluentialSources.answer>;

export const aiChannel = z.object({
  operator_model_id: z.string(),
  operator_name: z.string(),
  display_name: z.string(),
  favicon: z.string().nullable(),
  /** Answers that name the client. */
  mentions: count,
  previous_mentions: count,
  /** Answers that cite a page of the client. */
  owned_content_used: count,
  previous_owned_content_used: count,
  n: count,
  previous_n: count,
  visibility_score: rate,
  previous_visibility_score: rate,
  average_position: rate,
  interval,
  paired_points: pairedPoints,
  verdict,
});
export type AiChannel = z.output<typeof aiChannel>;

export const getAiChannels = endpoint({
  ...workspaceReads,
  path: "/projects/:projectId/ai-operator-models/",
  tool: { name: "get_channels", title: "Get the figures by AI model", untrusted: [] },
  summary: "The figures by AI model",
  query: z
    .object({ ...insightFilter, format: listFormat, limit: limit(insightLimits.channelsShown) })
    .superRefine(checkDates),
  answer: z.object({ channels: z.array(aiChannel), total_channels: count }),
  item: aiChannel,
});
export type AiChannels = z.output<typeof getAiChannels.answer>;

const bySentiment = z.record(z.enum(sentimentLabels), z.number());
export const brandSentiment = z.object({
  total_mentions: count,
  sentiment_counts: bySentiment,
  /** In per cent of its mentions; all 0 when it is never named. */
  sentiment_percentages: bySentiment,
  /** The label with the highest percentage; null when it is never named. */
  overall: z.enum(sentimentLabels).nullable(),
  is_brand: z.boolean(),
});
export type BrandSentiment = z.output<typeof brandSentiment>;

export const savedSentiment = z.object({ brand: z.string(), ...brandSentiment.shape });

export const getSentimentAnalysis = endpoint({
  ...workspaceReads,
  path: "/projects/:projectId/sentiment-analysis/",
  tool: { name: "get_sentiment", title: "Get the sentiment of answers", untrusted: [] },
  summary: "The sentiment of answers about the brand and its competitors",
  query: savedInsightQuery,
  answer: z.object({
    summary: z.object({
      total_mentions: count,
      total_answers: count,
      /** ESTIMATED from words, JUDGED by a model, some of each, or NONE where nothing is known; its evidence grade is "estimated" unless it is JUDGED. */
      basis: z.enum(["ESTIMATED", "JUDGED", "MIXED", "NONE"]),
    }),
    brands: z.record(z.string(), brandSentiment),
  }),
  item: savedSentiment,
});
export type SentimentAnalysis = z.output<typeof getSentimentAnalysis.answer>;

export const negativeAnswer = z.object({
  answer_id: id,
  query_id: id,
  query_text: z.string(),
  created: instant,
  operator_display_name: z.string(),
  operator_favicon: z.string().nullable(),
  /** From 0 to 1. */
  worst_sentiment_score: z.number(),
  /** The brand of the most negative mention. */
  primary_brand: z.string(),
  is_client_brand: z.boolean(),
  negative_mention_count: count,
  answer_preview: z.string(),
  has_specific_negative_sentence: z.boolean(),
  negative_sentence: z.string().nullable(),
  /** Basis of that brand's sentiment. */
  basis: z.enum(sentimentBases),
  /** How many answers make this remark about the brand, and on how many days. */
  said_in_answers: count,
  said_on_days: count,
});
export type NegativeAnswer = z.output<typeof negativeAnswer>;

export const listNegativeAnswers = endpoint({
  ...workspaceReads,
  path: "/projects/:projectId/negative-sentiment-answers/",
  tool: {
    name: "list_negative_answers",
    title: "List negative answers",
    untrusted: ["answers.*.answer_preview", "answers.*.negative_sentence"],
  },
  summary: "The most negative answers, one for each remark, those about the client first",
  query: z
    .object({
      ...insightFilter,
      format: listFormat,
      limit: z.coerce
        .number()
        .int()
        .min(1)
        .max(insightLimits.negativeAnswersMax)
        .default(insightLimits.negativeAnswersMax),
    })
    .superRefine(checkDates),
  answer: z.object({
    answers: z.array(negativeAnswer),
    /** The full count with a negative mention, also when the list is shorter. */
    total_count: count,
    /** Number of remarks; what many answers say in the same words is one remark. */
    remark_count: count,
    /** Whether days were requested; otherwise all answers count. */
    filtered_by_date: z.boolean(),
  }),
  item: negativeAnswer,
});
export type NegativeAnswers = z.output<typeof listNegativeAnswers.answer>;

export const getInsightSummary = endpoint({
  ...workspaceReads,
  path: "/projects/:projectId/insights/summary/",
  tool: { name: "get_summary", title: "Get the headline figures", untrusted: [] },
  summary: "The headline figures with their evidence",
  query: savedInsightQuery,
  answer: z.object({
    start_date: day,
    end_date: day,
    previous_start_date: day,
    previous_end_date: day,
    time_zone: z.string(),
    total_answers: count,
    previous_total_answers: count,
    brand_mentions: count,
    previous_brand_mentions: count,
    /** Answers that say that they do not know the client: counted as answers, and not as mentions. */
    unknown_to_model: count,
    previous_unknown_to_model: count,
    visibility: headline,
    share_of_voice: headline,
    average_position: headline,
    content_authority: headline,
    queries: count,
    models: count,
    /** Mean number of answers per query and model. */
    runs: z.number(),
    evidence_grade: z.enum(evidenceGrades),
    /** Scope of the verdicts: of the prompts and models with answers, those that the period before shares. */
    compared: z.object({
      prompts: count,
      of_prompts: count,
      models: count,
      of_models: count,
      /** Why not all are shared. */
      changes: z.array(z.enum(incomparableReasons)),
    }),
    /** Why no verdict is given; empty where one is. */
    incomparable: z.array(z.enum(incomparableReasons)),
    /** Local-index answers are excluded: they count only in campaigns that ask nothing else. */
    local_answers_left_out: z.boolean(),
    /** Whether only the local index was asked. */
    is_local_only: z.boolean(),
  }),
  item: figureRow,
});
export type InsightSummary = z.output<typeof getInsightSummary.answer>;

export const annotation = z.object({
  date: day,
  kind: z.enum(annotationKinds),
  /** A short description. */
  label: z.string(),
  campaign_id: id.nullable(),
});
export type Annotation = z.output<typeof annotation>;

export const listInsightAnnotations = endpoint({
  ...workspaceReads,
  path: "/projects/:projectId/insights/annotations/",
  tool: { name: "get_annotations", title: "Get the changes that explain a chart", untrusted: [] },
  summary: "Changes to campaigns, models and the analysis, for the annotations of charts",
  query: savedInsightQuery,
  answer: z.object({ annotations: z.array(annotation) }),
  item: annotation,
});
