import { z } from "zod";
import { day } from "../base/dates.ts";
import { endpoint, superusers } from "../base/endpoint.ts";
import { fieldErrors } from "../base/field-errors.ts";
import { count, id, instant, text } from "../base/fields.ts";
import { pageOf, paging } from "../base/paging.ts";
import { workspacePath } from "../workspaces/workspaces.ts";
import { adCampaign, cents, countries, key, languages, reads, writes } from "./ads-fields.ts";
import { adCampaignStatuses, adChannels, adErrors, adLimits, creativeStates } from "./ads-words.ts";

const campaignPath = workspacePath.extend({ campaignId: id });

const money = (least: number, most: number) =>
  z.number().int(fieldErrors.invalid).min(least, fieldErrors.invalid).max(most, fieldErrors.invalid);

const campaignFields = {
  name: text(adLimits.campaignName.max).refine(
    (name) => name.length >= adLimits.campaignName.min,
    adErrors.campaignName,
  ),
  budget_cents: money(adLimits.budgetMin, adLimits.budgetMax),
  daily_cents: money(adLimits.budgetMin, adLimits.budgetMax),
  price_cents_per_1000: money(adLimits.priceMin, adLimits.priceMax),
  starts: day,
  ends: day.nullable(),
  topics: z.array(text(adLimits.topicCharacters)).min(1, adErrors.topicsNone).max(adLimits.topics),
  countries,
  languages,
  category: z.number().int(),
  query_campaign_id: id.nullable().default(null),
} as const;

type Budgets = Readonly<Partial<Record<"budget_cents" | "daily_cents" | "starts" | "ends", unknown>>>;

/** Also of what is left out, by what stands: the server asks it again. */
export function adCampaignFaults({ budget_cents, daily_cents, starts, ends }: Budgets): {
  readonly field: "daily_cents" | "ends";
  readonly fault: string;
}[] {
  const dailyIsMore =
    typeof budget_cents === "number" && typeof daily_cents === "number" && daily_cents > budget_cents;
  const endsBefore = typeof starts === "string" && typeof ends === "string" && ends < starts;
  return [
    ...(dailyIsMore ? [{ field: "daily_cents", fault: adErrors.dailyAboveBudget } as const] : []),
    ...(endsBefore ? [{ field: "ends", fault: adErrors.endsBeforeStart } as const] : []),
  ];
}

function check(fields: Budgets, context: z.RefinementCtx): void {
  for (const { field, fault } of adCampaignFaults(fields))
    context.addIssue({ code: "custom", message: fault, path: [field] });
}

export const listAdCampaigns = endpoint({
  ...reads,
  path: "/projects/:projectId/ads/campaigns/",
  summary: "The workspace's ad campaigns with what they spent, newest first",
  query: z.object({
    ...paging,
    channel: z.enum(adChannels).optional(),
    status: z.enum(adCampaignStatuses).optional(),
  }),
  answer: pageOf(adCampaign),
});

/** Decisions on a campaign's creatives, and by whom. */
export const adReview = z.object({
  creative_id: id,
  title: z.string(),
  version: count,
  state: z.enum(creativeStates),
  reason: z.string().nullable(),
  /** Empty for a deleted account, and for the maker of an assistant. */
  by: z.string(),
  at: instant,
});
export type AdReview = z.output<typeof adReview>;

export const getAdCampaign = endpoint({
  ...reads,
  path: "/projects/:projectId/ads/campaigns/:campaignId/",
  summary: "One ad campaign, with the log of its reviews",
  params: campaignPath,
  answer: adCampaign.extend({ reviews: z.array(adReview) }),
});
export type AdCampaignDetails = z.output<typeof getAdCampaign.answer>;

export const createAdCampaign = endpoint({
  ...writes,
  path: "/projects/:projectId/ads/campaigns/",
  summary: "Begin an ad campaign as a draft: nothing is shown and nothing is spent",
  repeatable: "once",
  body: z.object({ ...campaignFields, ...key, channel: z.enum(adChannels) }).superRefine(check),
  answer: adCampaign,
  status: 201,
});

export const updateAdCampaign = endpoint({
  ...superusers,
  method: "PATCH",
  path: "/projects/:projectId/ads/campaigns/:campaignId/",
  summary:
    "Change an ad campaign. In ChatGPT an increase of a budget of more than half is taken only with the new amount typed again",
  params: campaignPath,
  body: z
    .object({
      ...z.object(campaignFields).partial().shape,
      query_campaign_id: id.nullable().optional(),
      /** Part of the daily budget, in cents, as a person typed it. */
      typed_cents: cents.optional(),
    })
    .superRefine(check),
  answer: adCampaign,
});

export const duplicateAdCampaign = endpoint({
  ...writes,
  path: "/projects/:projectId/ads/campaigns/:campaignId/duplicate/",
  summary: "Copy an ad campaign with its creatives as drafts",
  repeatable: "once",
  params: campaignPath,
  body: z.object(key),
  answer: adCampaign,
  status: 201,
});

export const submitAdCampaign = endpoint({
  ...writes,
  path: "/projects/:projectId/ads/campaigns/:campaignId/submit/",
  summary: "Hand a campaign's creatives over to review",
  params: campaignPath,
  answer: adCampaign,
});

export const withdrawAdCampaign = endpoint({
  ...writes,
  path: "/projects/:projectId/ads/campaigns/:campaignId/withdraw/",
  summary: "Take a campaign back from review, as a draft",
  params: campaignPath,
  answer: adCampaign,
});

export const activateAdCampaign = endpoint({
  ...writes,
  path: "/projects/:projectId/ads/campaigns/:campaignId/activate/",
  summary:
    "Let a campaign run: money, dates and limits are sent as they were shown, so that nobody starts what has changed meanwhile",
  params: campaignPath,
  body: z.object({ budget_cents: cents, daily_cents: cents, starts: day, ends: day.nullable() }),
  answer: adCampaign,
});

export const pauseAdCampaign = endpoint({
  ...writes,
  path: "/projects/:projectId/ads/campaigns/:campaignId/pause/",
  summary: "Stop showing a campaign's ads until it is activated again",
  params: campaignPath,
  answer: adCampaign,
});

export const archiveAdCampaign = endpoint({
  ...writes,
  path: "/projects/:projectId/ads/campaigns/:campaignId/archive/",
  summary: "Put a campaign away for good",
  params: campaignPath,
  answer: adCampaign,
});

export const estimateAdCampaign = endpoint({
  ...writes,
  right: "read",
  path: "/projects/:projectId/ads/estimate/",
  summary:
    "Pages of the network that are about some topics, and how often agents read them in the last 28 days; no forecast",
  repeatable: "reads",
  body: z.object({
    topics: campaignFields.topics,
    countries,
    languages,
    category: campaignFields.category,
    query_campaign_id: campaignFields.query_campaign_id,
  }),
  answer: z.object({
    /** Websites of the network that show passages, and those of them that were looked through: the largest ones. */
    websites: count,
    looked_through: count,
    /** Publishers among them that have pages about the topics. */
    publishers: count,
    pages: count,
    agent_reads: count,
    proven_reads: count,
    /** The pages that fit best. */
    examples: z.array(z.object({ url: z.string(), score: z.number(), sentence: z.string() })),
  }),
});
export type AdEstimate = z.output<typeof estimateAdCampaign.answer>;

/** The account of an assistant's ads. Its key is never shown. */
export const adAccount = z.object({
  /** Null until one is connected. */
  account: z
    .object({
      name: z.string(),
      currency: z.string(),
      time_zone: z.string(),
      /** End of the key, its last four characters. */
      key_ends: z.string(),
      last_sync: instant.nullable(),
      /** Why the last sync failed; null where it did not. */
      fault: z.string().nullable(),
    })
    .nullable(),
  /** The most that a day may cost, in cents; null where none is set, and nothing can be activated. */
  ceiling_cents: cents.nullable(),
  /** Part of the ceiling that the installation sets for all. */
  installation_ceiling_cents: cents.nullable(),
  own_ceiling_cents: cents.nullable(),
});
export type AdAccount = z.output<typeof adAccount>;

export const getAdAccount = endpoint({
  ...reads,
  path: "/projects/:projectId/ads/account/",
  summary: "The workspace's account of ChatGPT ads, and the most that a day may cost",
  answer: adAccount,
});

export const connectAdAccount = endpoint({
  ...writes,
  path: "/projects/:projectId/ads/account/",
  summary: "Connect an account of ChatGPT ads by its key, which is tried first and kept sealed",
  body: z.object({ api_key: z.string().trim().min(1, fieldErrors.blank).max(500) }),
  answer: adAccount,
});

export const disconnectAdAccount = endpoint({
  ...superusers,
  method: "DELETE",
  path: "/projects/:projectId/ads/account/",
  summary: "Pause the campaigns in ChatGPT and forget the key",
  params: workspacePath,
  answer: adAccount,
});

export const changeAdCeiling = endpoint({
  ...superusers,
  method: "PATCH",
  path: "/projects/:projectId/ads/account/",
  summary:
    "Set the most that a day of ads in ChatGPT may cost; null takes it away, and nothing can be activated",
  params: workspacePath,
  body: z.object({ own_ceiling_cents: money(adLimits.budgetMin, adLimits.budgetMax).nullable() }),
  answer: adAccount,
});

export const suggestContextHints = endpoint({
  ...reads,
  path: "/projects/:projectId/ads/context-hints/",
  summary: "Queries whose answers name competitors and not the brand, as context hints to choose from",
  answer: z.array(
    z.object({ hint: z.string(), query_id: id, campaign_id: id, n: count, competitors: count }),
  ),
});
