import { z } from "zod";

/** Expected cost of judging sentiment, in US dollars, if each answer of an AI model names a brand. */
const judgingEstimate = z.object({
  /** The model that judges, provider/model; null where none is configured, and sentiment is estimated from words. */
  judge: z.string().nullable(),
  /** For which the figures are: the judge, or else the configured model that could be it. Without any there are none. */
  model: z.string().nullable(),
  usd_first_run: z.number().nullable(),
  usd_first_month: z.number().nullable(),
  usd_later_month: z.number().nullable(),
});
export type JudgingEstimate = z.output<typeof judgingEstimate>;

const monthEstimate = z.object({
  answers: z.number().int(),
  credits: z.number().int(),
  cost_eur: z.number(),
  /** As `cost_usd_first_run`, for the month. */
  cost_usd: z.number().nullable(),
});

export const campaignEstimate = z.object({
  answers_first_run: z.number().int(),
  credits_first_run: z.number().int(),
  /**
   * Expected charge of AI providers to the installation for the first run, in US dollars, judging included; null unless the caller pays
   * them: a superuser, or anyone where credits are counted without a limit.
   */
  cost_usd_first_run: z.number().nullable(),
  /** Whether it has models that no price list knows, which makes it an upper bound; false where the costs are null. */
  cost_is_guessed: z.boolean(),
  /** The part of these costs that a judge has or would have; null where `cost_usd_first_run` is. */
  judging: judgingEstimate.nullable(),
  first_month: monthEstimate,
  subsequent_months: monthEstimate,
  /** The change of visibility, in points, that a month of answers shows four times out of five. */
  detectable_change_points: z.number().nullable(),
  /**
   * How this workspace's answers varied between its last two months, which the plan is made with: variances of rates from 0
   * to 1. Null while fewer than ten queries were asked in both; then answers are taken to be as those of a known brand.
   */
  variation: z
    .object({
      /** Variance of an answer around the rate of its query and model. */
      within: z.number(),
      /** Variance of a query's change beyond what chance explains. */
      drift: z.number(),
      /** The queries that this was learnt from. */
      queries: z.number().int(),
    })
    .nullable(),
  /** Half the width of the 95 % interval of one run, in points. */
  margin_points: z.number().nullable(),
});
export type CampaignEstimate = z.output<typeof campaignEstimate>;
