import { z } from "zod";
import { day, rangeFault } from "../base/dates.ts";
import { isDay } from "../base/days.ts";
import { endpoint } from "../base/endpoint.ts";
import { pageOf, paging } from "../base/paging.ts";
import { workspacePath } from "../workspaces/workspaces.ts";

const count = z.number().int();

/** By what a referral is known, the strongest first. */
export const evidences = ["referrer", "utm", "in_app"] as const;
export type Evidence = (typeof evidences)[number];

/** A query parameter that may be repeated. */
function many<Value extends string>(item: z.ZodType<Value, string>) {
  return z
    .union([z.string(), z.array(z.string())])
    .transform((value) => [value].flat())
    .pipe(z.array(item).max(100))
    .optional();
}

/** Which referrals are meant. Days are the workspace's own, both ends included. */
const referralFilter = {
  from_date: day,
  to_date: day,
  /** Names of assistants. */
  assistant: many(z.string().max(100)),
  evidence: many(z.enum(evidences)),
  /** The whole path of a landing page. */
  path: many(z.string().max(2048)),
  /** With the figures of the equally long period just before. */
  compare: z.enum(["off", "previous"]).default("off"),
};

const formats = z.enum(["json", "csv"]).default("json");

type Dates = { readonly from_date: unknown; readonly to_date: unknown };

function checkRange({ from_date, to_date }: Dates, context: z.RefinementCtx): void {
  if (typeof from_date !== "string" || typeof to_date !== "string") return;
  if (!isDay(from_date) || !isDay(to_date)) return;
  const fault = rangeFault(from_date, to_date);
  if (fault) context.addIssue({ code: "custom", message: fault, path: ["to_date"] });
}

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
  method: "GET",
  path: "/projects/:projectId/referrals/",
  caller: "user",
  summary: "How many people AI assistants sent, by the day, and their share of all people's visits",
  params: workspacePath,
  query: z.object(referralFilter).superRefine(checkRange),
  answer: referralSummary,
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
  method: "GET",
  path: "/projects/:projectId/referrals/assistants/",
  caller: "user",
  summary: "The assistants that sent people, the most referrals first",
  params: workspacePath,
  query: z.object({ ...referralFilter, format: formats }).superRefine(checkRange),
  answer: z.object({ results: z.array(referringAssistant) }),
  csv: true,
});

export const referralPageOrders = ["-referrals", "referrals", "path", "-path"] as const;
export type ReferralPageOrder = (typeof referralPageOrders)[number];

export const landingPage = z.object({
  path: z.string(),
  referrals: count,
  /** In the equally long period just before; null unless asked for. */
  previous: count.nullable(),
  /** Those that sent people here, the most referrals first. */
  assistants: z.array(z.object({ assistant: z.string(), referrals: count })),
});
export type LandingPage = z.output<typeof landingPage>;

export const listLandingPages = endpoint({
  method: "GET",
  path: "/projects/:projectId/referrals/pages/",
  caller: "user",
  summary: "The pages on which people arrived from assistants",
  params: workspacePath,
  query: z
    .object({
      ...referralFilter,
      ...paging,
      order_by: z.enum(referralPageOrders).default("-referrals"),
      format: formats,
    })
    .superRefine(checkRange),
  answer: pageOf(landingPage),
  csv: true,
});
export type LandingPageList = z.output<typeof listLandingPages.answer>;
