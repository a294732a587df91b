import { z } from "zod";
import { cardFigure } from "../base/card-figure.ts";
import { checkRange, dateRange } from "../base/dates.ts";
import { endpoint } from "../base/endpoint.ts";
import { count, many } from "../base/fields.ts";
import { listFormat } from "../base/list-format.ts";
import { pageOf, paging } from "../base/paging.ts";
import { workspaceReads } from "../workspaces/workspaces.ts";

/** By what a referral is known, the strongest first. */
export const evidences = ["referrer", "utm", "in_app"] as const;
export type Evidence = (typeof evidences)[number];

/** Filter of referrals. Days are the workspace's own, both ends included. */
const referralFilter = {
  ...dateRange,
  /** Names of assistants. */
  assistant: many(z.string().max(100)),
  evidence: many(z.enum(evidences)),
  /** The whole path of a landing page. */
  path: many(z.string().max(2048)),
  /** With the figures of the equally long period just before. */
  compare: z.enum(["off", "previous"]).default("off"),
};

const sums = z.object({
  referrals: count,
  /** Different assistants. */
  assistants: count,
  /** Different landing pages. */
  pages: count,
  /** Page views of all people whom servers or tracker.js saw, those of referrals among them; no filter narrows them. */
  people: count,
  /** Referrals among them, in per cent; null where nobody came. */
  share: z.number().nullable(),
});
export type ReferralSums = z.output<typeof sums>;

export const referralSummary = sums.extend({
  /** The same of the equally long period just before; null unless asked for. */
  previous: sums.nullable(),
  /** The days of the range, yyyy-MM-dd. */
  days: z.array(z.string()),
  /** Referrals by the day: the seven assistants with the most, and the others as one with an empty name. */
  series: z.array(z.object({ assistant: z.string(), referrals: count, values: z.array(count) })),
});
export type ReferralSummary = z.output<typeof referralSummary>;

export const getReferrals = endpoint({
  ...workspaceReads,
  path: "/projects/:projectId/referrals/",
  tool: { name: "get_referrals", title: "Get the visits that AI assistants sent", untrusted: [] },
  summary: "How many people AI assistants sent, by the day, and their share of all people's visits",
  query: z.object({ ...referralFilter, format: listFormat }).superRefine(checkRange),
  answer: referralSummary,
  item: cardFigure,
});

export const referringAssistant = z.object({
  assistant: z.string(),
  operator: z.string(),
  referrals: count,
  /** In the equally long period just before; null unless asked for. */
  previous: count.nullable(),
  /** Different landing pages. */
  pages: count,
  evidence: z.object({ referrer: count, utm: count, in_app: count }),
  /** Referrals on each day of the range, in order. */
  trend: z.array(count),
});
export type ReferringAssistant = z.output<typeof referringAssistant>;

export const listReferringAssistants = endpoint({
  ...workspaceReads,
  path: "/projects/:projectId/referrals/assistants/",
  summary: "The assistants that sent people, the most referrals first",
  query: z.object({ ...referralFilter, format: listFormat }).superRefine(checkRange),
  answer: z.object({ results: z.array(referringAssistant) }),
  item: referringAssistant,
});

export const referralPageOrders = ["-referrals", "referrals", "path", "-path"] as const;
export type ReferralPageOrder = (typeof referralPageOrders)[number];

export const landingPage = z.object({
  path: z.string(),
  referrals: count,
  /** In the equally long period just before; null unless asked for. */
  previous: count.nullable(),
  /** Assistants that sent people here, the most referrals first. */
  assistants: z.array(z.object({ assistant: z.string(), referrals: count })),
});
export type LandingPage = z.output<typeof landingPage>;

export const listLandingPages = endpoint({
  ...workspaceReads,
  path: "/projects/:projectId/referrals/pages/",
  summary: "The pages on which people arrived from assistants",
  query: z
    .object({
      ...referralFilter,
      ...paging,
      order_by: z.enum(referralPageOrders).default("-referrals"),
      format: listFormat,
    })
    .superRefine(checkRange),
  answer: pageOf(landingPage),
  item: landingPage,
});
export type LandingPageList = z.output<typeof listLandingPages.answer>;

export const crawlRatio = z.object({
  operator: z.string(),
  /** Visits of the operator's agents that feed AI, search engines' among them, without those that were found spoofed. */
  crawls: count,
  /** People whom its assistants sent. */
  referrals: count,
  /** Visits for each person sent; null where nobody was. */
  ratio: z.number().nullable(),
});
export type CrawlRatio = z.output<typeof crawlRatio>;

export const listCrawlRatios = endpoint({
  ...workspaceReads,
  path: "/projects/:projectId/referrals/crawl-ratios/",
  summary: "How many pages each operator's agents read for AI for each person that its assistants send",
  query: z.object({ ...dateRange, format: listFormat }).superRefine(checkRange),
  answer: z.object({
    /** The most visits first. */
    results: z.array(crawlRatio),
  }),
  item: crawlRatio,
});
