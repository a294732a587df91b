import { z } from "zod";

/** Expected cost of judging sentiment, in US dollars, if each answer of an AI model names a brand. */
export const judgingEstimate = z.object({
  /** The model that judges, provider/model; null where none is configured, and sentiment is estimated from words. */
  judge: z.string().nullable(),
  /** For which the figures are: the judge, or else the configured model that could be it. Without any there are none. */
  model: z.string().nullable(),
  usd_first_run: z.number().nullable(),
  usd_first_month: z.number().nullable(),
  usd_later_month: z.number().nullable(),
});
export type JudgingEstimate = z.output<typeof judgingEstimate>;
