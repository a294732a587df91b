import { z } from "zod";
import { day } from "../base/dates.ts";
import { endpoint, superuserReads } from "../base/endpoint.ts";
import { count, instant } from "../base/fields.ts";
import { billingModes } from "../billing/pricing.ts";

/** Superuser operations on what the whole installation does. Days are in UTC; demo workspaces count nowhere. */

/** The days that the overview shows, today included. */
export const overviewDays = 30;

/** Events of one day, so far if it is today. */
export const serviceDay = z.object({
  day,
  sign_ups: count,
  /** Organizations in whose workspaces an agent's visit was stored, a model answered or a member did something that is logged. */
  active_organizations: count,
  /** Stored visits of agents, but for those that were found spoofed. */
  visits: count,
  /** Answers that models gave to questions of campaigns. */
  answers: count,
  /** Calls of AI providers of any purpose, and those that gave nothing. */
  calls: count,
  failed: count,
  cost_usd: z.number(),
  /** Credits that were charged for these calls. */
  credits_charged: count,
  /** Credits that were bought or came with a paid plan, less those that went back. */
  credits_sold: count,
  /** Credits that were used, whatever for. */
  credits_used: count,
  /** Income of active subscriptions in a month, net, when the day was last looked at; null where nobody looked or nothing is sold. */
  recurring_cents: count.nullable(),
});
export type ServiceDay = z.output<typeof serviceDay>;

/** Funnel of those who signed up in these days: how many have come how far since. */
export const signUpFunnel = z.object({
  signed_up: count,
  onboarded: count,
  first_visit: count,
  first_campaign: count,
  paid: count,
});
export type SignUpFunnel = z.output<typeof signUpFunnel>;

export const attentionKinds = [
  "failed_jobs",
  "failed_items",
  "unstored_answers",
  "wrong_counts",
  "models_paused",
  "spending",
  "disk",
  "visits_set_aside",
  "instances_gone",
  "refusals",
  "failed_mails",
] as const;

/** Something that somebody should look at. */
export const attentionItem = z.object({
  kind: z.enum(attentionKinds),
  /** How many there are; of refusals, those of today. */
  count,
  /** Subject of the matter, such as the newest job, the paused models or the organization; empty where nothing names it. */
  subject: z.string(),
  /** Used of a spending limit, or free on the disk; null of all else. */
  percent: z.number().nullable(),
});
export type AttentionItem = z.output<typeof attentionItem>;

export const overview = z.object({
  today: day,
  /** When the sums were last made; null before the first time. */
  as_of: instant.nullable(),
  /** The days of which there are sums, in order. */
  days: z.array(serviceDay),
  funnel: signUpFunnel,
  billing: z.enum(billingModes),
  /** The configured rate, not a current one. */
  usd_per_euro: z.number(),
  /** Jobs that are due and not begun. */
  waiting_jobs: count,
  attention: z.array(attentionItem),
});
export type Overview = z.output<typeof overview>;

export const getOverview = endpoint({
  ...superuserReads,
  path: "/admin/overview/",
  summary: "The installation by days, its sign-ups, and what needs attention",
  answer: overview,
});

/** Server-sent events: one named `overview` with Overview immediately, and whenever it has changed. */
export const watchOverview = endpoint({
  ...superuserReads,
  path: "/admin/overview/stream/",
  summary: "Watch the overview, as server-sent events",
  status: 200,
});
