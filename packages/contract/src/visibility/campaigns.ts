import { z } from "zod";
import { endpoint } from "../base/endpoint.ts";
import { fieldErrors } from "../base/field-errors.ts";
import { id, instant, text } from "../base/fields.ts";
import { listFormat, savedQuery } from "../base/list-format.ts";
import { pageOf, paging } from "../base/paging.ts";
import { workspacePath } from "../workspaces/workspaces.ts";
import { nameSetting, nameSettingsGiven } from "./brand-names.ts";
import { campaignLimits, campaignStatuses, campaignTypes, frequencies } from "./campaign-constants.ts";
import { campaignEstimate } from "./campaign-estimate.ts";
import { brandGiven, competitorGiven, country, domain, language, queryGiven } from "./campaign-given.ts";
import { figureRow } from "./figure-row.ts";

const organic = "/projects/:projectId/campaigns/organic/";
export const campaignPath = workspacePath.extend({ campaignId: id });

const members = { caller: "user", namesError: true } as const;

/** A brand with its names and its own sites. */
export const namedBrand = z.object({
  name: z.string(),
  aliases: z.array(z.string()),
  domains: z.array(z.string()),
  /** Settings of the names whose settings are not the defaults. */
  name_settings: z.array(nameSetting),
});
export type NamedBrand = z.output<typeof namedBrand>;

/** The parts of a campaign; all are optional while it is a draft. */
const campaignGiven = z.object({
  name: z.string().trim().max(campaignLimits.nameCharacters).optional(),
  campaign_type: z.enum(campaignTypes).optional(),
  brand: brandGiven.optional(),
  competitors: z.array(competitorGiven).max(campaignLimits.competitors).optional(),
  queries: z.array(queryGiven).max(campaignLimits.queries, fieldErrors.queriesMax).optional(),
  operator_models: z.array(z.string().max(100)).max(campaignLimits.operatorModels).optional(),
  frequency: z.enum(frequencies, fieldErrors.frequency).optional(),
  repeats: z.number().int().min(1).max(campaignLimits.repeatsMax).optional(),
  country: country.nullable().optional(),
  language: language.optional(),
});
export type CampaignGiven = z.output<typeof campaignGiven>;

export const campaignQuery = z.object({
  id,
  text: z.string(),
  country: z.string().nullable(),
  language: z.string().nullable(),
  priority: z.number().int(),
  branded: z.boolean(),
  /** When it was retired: it is no longer asked, but its answers stay. */
  retired: instant.nullable(),
});
export type CampaignQuery = z.output<typeof campaignQuery>;

/** An AI model as campaign lists show it. */
export const modelShown = z.object({
  id: z.string(),
  display_name: z.string(),
  operator_name: z.string(),
  operator_favicon: z.string().nullable(),
});

const score = z.number().nullable();

export const campaign = z.object({
  id,
  name: z.string(),
  status: z.enum(campaignStatuses),
  campaign_type: z.enum(campaignTypes),
  /** The icon of the brand's first site, served through this server; null where no site of it is known. */
  campaign_favicon: z.string().nullable(),
  created: instant,
  /** When its newest run started, by schedule or manually. */
  last_run: instant.nullable(),
  /** Only while it is active. */
  next_run: instant.nullable(),
  /** Effect of activating it now; null unless it is paused, stopped or archived. */
  on_activate: z
    .object({
      /** An overdue run starts immediately, for at most so many credits. */
      runs_now: z.boolean(),
      credits: z.number().int(),
      /** Otherwise the next scheduled run; null for a campaign that runs once. */
      next_run: instant.nullable(),
    })
    .nullable(),
  frequency: z.enum(frequencies),
  operator_model_info: z.array(modelShown),
  query_count: z.number().int(),
  answer_count: z.number().int(),
  /**
   * Scores from 0 to 100 of unbranded queries in the last month, as the Overview counts it; null without answers. Changes in
   * per cent against the days before.
   */
  brand_visibility: z.object({
    brand: z.object({ visibility_score: score, visibility_score_change: z.number(), n: z.number().int() }),
  }),
  content_authority: z.object({
    client: z.object({ score, score_change: z.number(), n: z.number().int() }),
  }),
  has_optimization: z.boolean(),
  /** Why it was stopped automatically, a run did not start, or which models hardly answered the newest, in sentences. */
  stop_reason: z.string().nullable(),
});
export type Campaign = z.output<typeof campaign>;

export const campaignDetails = campaign.extend({
  brand: namedBrand,
  competitors: z.array(namedBrand.extend({ id })),
  queries: z.array(campaignQuery),
  operator_models: z.array(z.string()),
  repeats: z.number().int(),
  country: z.string().nullable(),
  language: z.string(),
});
export type CampaignDetails = z.output<typeof campaignDetails>;

export const campaignOrders = [
  "created",
  "-created",
  "name",
  "-name",
  "status",
  "-status",
  "query_count",
  "-query_count",
  "answer_count",
  "-answer_count",
] as const;

export const listCampaigns = endpoint({
  ...members,
  scope: "read",
  method: "GET",
  path: organic,
  tool: { name: "list_campaigns", title: "List campaigns", untrusted: [] },
  summary: "The workspace's campaigns",
  params: workspacePath,
  query: z.object({
    ...paging,
    ordering: z.enum(campaignOrders).default("-created"),
    status: z.enum(campaignStatuses).optional(),
    exclude_status: z.enum(campaignStatuses).optional(),
    campaign_type: z.enum(campaignTypes).optional(),
    format: listFormat,
  }),
  answer: pageOf(campaign),
  item: campaign,
});

export const createCampaign = endpoint({
  ...members,
  scope: "write",
  method: "POST",
  path: organic,
  tool: { name: "create_campaign_draft", title: "Create a campaign as a draft", untrusted: [] },
  summary: "Create a campaign as a draft; every part may come later",
  params: workspacePath,
  body: campaignGiven,
  answer: campaignDetails,
  status: 201,
});

export const getCampaign = endpoint({
  ...members,
  scope: "read",
  method: "GET",
  path: `${organic}:campaignId/`,
  tool: { name: "get_campaign", title: "Get a campaign", untrusted: [] },
  summary: "One campaign with all its parts",
  params: campaignPath,
  answer: campaignDetails,
});

export const updateCampaign = endpoint({
  ...members,
  scope: "write",
  method: "PATCH",
  path: `${organic}:campaignId/`,
  tool: { name: "update_campaign", title: "Change a campaign", untrusted: [] },
  summary:
    "Change a draft, or of a launched campaign its name, frequency, competitors, queries and its brand's other names",
  params: campaignPath,
  body: campaignGiven,
  answer: campaignDetails,
});

export const deleteCampaign = endpoint({
  ...members,
  scope: "write",
  method: "DELETE",
  path: `${organic}:campaignId/`,
  summary: "Delete a campaign with its answers",
  params: campaignPath,
});

const transition = {
  ...members,
  scope: "write",
  method: "POST",
  params: campaignPath,
  answer: campaign,
} as const;

export const pauseCampaign = endpoint({
  ...transition,
  path: `${organic}:campaignId/pause/`,
  summary: "Pause an active campaign",
});

export const activateCampaign = endpoint({
  ...transition,
  scope: "spend",
  path: `${organic}:campaignId/activate/`,
  summary: "Reactivate a paused, stopped or archived campaign; an overdue run starts immediately",
});

export const archiveCampaign = endpoint({
  ...transition,
  path: `${organic}:campaignId/archive/`,
  summary: "Archive a campaign; it is no longer asked",
});

export const duplicateCampaign = endpoint({
  ...transition,
  path: `${organic}:campaignId/duplicate/`,
  summary: "Duplicate a campaign as a draft",
  status: 201,
});

export const estimateCampaign = endpoint({
  ...members,
  scope: "read",
  method: "POST",
  path: `${organic}estimate/`,
  tool: { name: "estimate_campaign", title: "Estimate a campaign", untrusted: [] },
  summary: "Estimate what a campaign asks and costs, without saving it",
  repeatable: "reads",
  params: workspacePath,
  body: campaignGiven,
  answer: campaignEstimate,
});

export const launchCampaign = endpoint({
  ...transition,
  scope: "spend",
  path: `${organic}:campaignId/launch/`,
  tool: { name: "launch_campaign", title: "Launch a campaign", untrusted: [] },
  summary: "Launch a draft: its first run starts immediately",
});

export const runCampaign = endpoint({
  ...transition,
  scope: "spend",
  path: `${organic}:campaignId/run/`,
  tool: { name: "run_campaign", title: "Run a campaign now", untrusted: [] },
  summary: "Start a run of an active campaign now",
});

export const getCampaignStats = endpoint({
  ...members,
  scope: "read",
  method: "GET",
  path: "/projects/:projectId/campaigns/global-stats/",
  summary: "The workspace's campaigns in numbers",
  params: workspacePath,
  query: savedQuery,
  answer: z.object({
    total_campaigns: z.number().int(),
    /** How many campaigns were made in the last 30 days. */
    new_campaigns_change: z.number().int(),
    active_campaigns: z.number().int(),
    total_queries: z.number().int(),
    total_conversations: z.number().int(),
    avg_brand_visibility: score,
    brand_visibility_change: z.number(),
  }),
  item: figureRow,
});

export const runningCampaign = z.object({
  id,
  name: z.string(),
  answers_done: z.number().int(),
  answers_total: z.number().int(),
});

export const listRunningCampaigns = endpoint({
  ...members,
  scope: "read",
  method: "GET",
  path: "/projects/:projectId/campaigns/running/",
  summary: "The campaigns with a run in progress",
  params: workspacePath,
  query: savedQuery,
  answer: z.object({ running_campaigns: z.array(runningCampaign) }),
  item: runningCampaign,
});

export const suggestQueries = endpoint({
  ...members,
  scope: "write",
  method: "POST",
  path: "/projects/:projectId/campaigns/query-suggestions/",
  summary: "Suggest queries, based on the brand context and the site",
  params: workspacePath,
  body: z.object({
    campaign_type: z.enum(campaignTypes).default("BRAND"),
    brand: brandGiven.optional(),
    topics: z.array(text(100)).max(20).default([]),
    count: z.number().int().min(1).max(campaignLimits.suggestionsMax).default(10),
  }),
  answer: z.object({
    queries: z.array(z.object({ text: z.string(), branded: z.boolean(), reason: z.string() })),
  }),
});

export const competitor = namedBrand.extend({
  id,
  status: z.enum(["suggested", "accepted", "ignored"]),
  /** In how many answers it was found before a user decided about it. */
  seen_in_answers: z.number().int(),
});
export type Competitor = z.output<typeof competitor>;

export const listCompetitors = endpoint({
  ...members,
  scope: "read",
  method: "GET",
  path: "/projects/:projectId/competitors/",
  summary: "The competitors that were named by people or found in answers",
  params: workspacePath,
  query: z.object({ status: z.enum(["suggested", "accepted", "ignored"]).optional(), format: listFormat }),
  answer: z.array(competitor),
  item: competitor,
});

export const updateCompetitor = endpoint({
  ...members,
  scope: "write",
  method: "PATCH",
  path: "/projects/:projectId/competitors/:competitorId/",
  tool: {
    name: "set_competitor",
    title: "Accept, ignore or merge a competitor",
    untrusted: ["name", "aliases.*", "domains.*", "name_settings.*.name"],
  },
  summary: "Accept or ignore a competitor, name its aliases and sites, or merge it into another",
  params: workspacePath.extend({ competitorId: id }),
  body: z.object({
    status: z.enum(["accepted", "ignored"]).optional(),
    merge_into: id.optional(),
    aliases: z.array(text(100)).max(campaignLimits.aliases).optional(),
    domains: z.array(domain).max(campaignLimits.domains).optional(),
    name_settings: nameSettingsGiven.optional(),
  }),
  answer: competitor,
});
