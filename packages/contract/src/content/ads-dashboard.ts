import { z } from "zod";
import { checkRange, dateRange, day } from "../base/dates.ts";
import { endpoint } from "../base/endpoint.ts";
import { fieldErrors } from "../base/field-errors.ts";
import { count, id, instant } from "../base/fields.ts";
import { listFormat } from "../base/list-format.ts";
import { pageOf, paging } from "../base/paging.ts";
import { adCampaign, adFigures, cents, reads } from "./ads-fields.ts";
import { adAttentionKinds, adChannels } from "./ads-words.ts";
import { answerShare } from "./opportunities.ts";

const ranged = z.object(dateRange).superRefine(checkRange);

export const getAdsDashboard = endpoint({
  ...reads,
  path: "/projects/:projectId/ads/dashboard/",
  summary: "What a workspace's ads cost and did in a range of days, and what needs attention",
  query: ranged,
  answer: z.object({
    currency: z.string(),
    totals: adFigures.extend({
      /** Null without clicks. */
      cost_per_click_cents: z.number().nullable(),
      /** Earnings of the workspace's own website as a publisher; null where it is none. */
      earnings_cents: cents.nullable(),
    }),
    days: z.array(adFigures.extend({ day })),
    campaigns: z.array(
      adCampaign
        .pick({ id: true, name: true, channel: true, status: true, currency: true, budget_cents: true })
        .extend({
          figures: adFigures,
          spent_cents: cents,
          /** Share of the budget that is spent, and of the time what is gone, in per cent; null without an end. */
          spent_share: z.number(),
          time_share: z.number().nullable(),
        }),
    ),
    attention: z.array(
      z.object({
        kind: z.enum(adAttentionKinds),
        words: z.string(),
        campaign_id: id.nullable(),
        creative_id: id.nullable(),
        publisher_id: id.nullable(),
      }),
    ),
    /** When figures of each channel were last brought up to date; null where it has none. */
    as_of: z.array(z.object({ channel: z.enum(adChannels), at: instant.nullable() })),
    /** Whether the workspace has a campaign, or is a publisher. */
    is_begun: z.boolean(),
  }),
});
export type AdsDashboard = z.output<typeof getAdsDashboard.answer>;

export const besideOrganic = z.object({
  query_id: id,
  campaign_id: id,
  /** As it was asked last. */
  query: z.string(),
  /** Share of the answers that tell whether they showed ads; null where none does: it does not apply. */
  ad_seen: answerShare.nullable(),
  named: answerShare,
  cited: answerShare,
});
export type BesideOrganic = z.output<typeof besideOrganic>;

export const listPaidBesideOrganic = endpoint({
  ...reads,
  path: "/projects/:projectId/ads/beside-organic/",
  summary: "How often the answers to each query showed an ad, named the brand and cited it; most ads first",
  query: z.object({ ...paging, ...dateRange }).superRefine(checkRange),
  answer: pageOf(besideOrganic),
});

/** Entry of the books: nothing is charged or paid out by itself. */
export const adEntry = z.object({
  day,
  campaign_id: id,
  campaign_name: z.string(),
  advertiser: z.string(),
  publisher: z.string(),
  placement: z.string(),
  reads: count,
  /** Null in books of before proven reads were told apart. */
  proven_reads: count.nullable(),
  billable_reads: count,
  spend_cents: cents,
  earnings_cents: cents,
});

const statementOf = {
  /** yyyy-MM; the month that runs unless told. */
  month: z
    .string()
    .regex(/^\d{4}-(0[1-9]|1[0-2])$/, fieldErrors.invalid)
    .optional(),
  side: z.enum(["advertiser", "publisher"]).default("advertiser"),
};

export const getAdStatement = endpoint({
  ...reads,
  path: "/projects/:projectId/ads/statements/",
  summary: "A month's entries of a workspace as an advertiser or as a publisher, as JSON, CSV or NDJSON",
  query: z.object({ ...paging, ...statementOf, format: listFormat }),
  item: adEntry,
  answer: pageOf(adEntry).extend({
    currency: z.string(),
    /** Sums of the whole month, not only of the page. */
    spend_cents: cents,
    earnings_cents: cents,
  }),
});

export const getAdStatementPdf = endpoint({
  ...reads,
  path: "/projects/:projectId/ads/statements/pdf/",
  summary: "A month's statement as PDF, its days summed by campaign, the other side and placement",
  query: z.object(statementOf),
  status: 200,
});
