import { z } from "zod";
import { day } from "../base/dates.ts";
import { endpoint, superusers } from "../base/endpoint.ts";
import { count, id, instant, text, webUrl } from "../base/fields.ts";
import { pageOf, paging, searched } from "../base/paging.ts";
import { workspacePath } from "../workspaces/workspaces.ts";
import { cents, countries, reads, writes } from "./ads-fields.ts";
import { adErrors, adLimits, placementFormats, publisherStatuses } from "./ads-words.ts";

/** The website of a workspace, by the workspace's id; it may be another one than that whose page is open. */
const publisherPath = workspacePath.extend({ publisherId: id });
const placementPath = publisherPath.extend({ placementId: id });

const categories = z.array(z.number().int()).max(100);

export const adPublisher = z.object({
  /** Id of its workspace. */
  id,
  name: z.string(),
  url: z.string(),
  status: z.enum(publisherStatuses),
  /** Whether the network's switch that stops everything is thrown, and whether the owner's is. */
  is_stopped: z.boolean(),
  is_stopped_by_owner: z.boolean(),
  /** Ids of the list of industries; empty for all. */
  categories_allowed: categories,
  categories_blocked: categories,
  countries: z.array(z.string()),
  /** Part of what is spent on its pages that is its own, in per cent. */
  revenue_share: count,
  invited: instant,
  accepted: instant.nullable(),
  placements: count,
  /** Pages of its site that are known, and those of them that have a passage. */
  pages: count,
  filled_pages: count,
  /** Reads of the last 28 days. */
  agent_reads: count,
  proven_reads: count,
  billable_reads: count,
  by_operator: z.array(z.object({ operator: z.string(), reads: count, proven: count })),
  /** ISO 4217, capital letters. */
  currency: z.string(),
  earnings_cents: cents,
  last_read: instant.nullable(),
});
export type AdPublisher = z.output<typeof adPublisher>;

export const listAdPublishers = endpoint({
  ...reads,
  path: "/projects/:projectId/ads/publishers/",
  summary: "The websites of the Context Network",
  query: searched,
  answer: pageOf(adPublisher),
});

export const getAdPublisher = endpoint({
  ...reads,
  path: "/projects/:projectId/ads/publishers/:publisherId/",
  summary: "One website of the Context Network",
  params: publisherPath,
  answer: adPublisher,
});

const publisherFields = {
  categories_allowed: categories,
  categories_blocked: categories,
  countries,
  revenue_share: z.number().int().min(0).max(100),
} as const;

export const inviteAdPublisher = endpoint({
  ...writes,
  path: "/projects/:projectId/ads/publishers/",
  summary: "Invite the website of a workspace: its owner is mailed, and nothing is shown before they accept",
  body: z.object({ ...publisherFields, workspace_id: id }),
  answer: adPublisher,
  status: 201,
});

export const updateAdPublisher = endpoint({
  ...superusers,
  method: "PATCH",
  path: "/projects/:projectId/ads/publishers/:publisherId/",
  summary: "Change what a publisher shows, or pause it",
  params: publisherPath,
  body: z.object({
    ...z.object(publisherFields).partial().shape,
    status: z.enum(["ACTIVE", "PAUSED"]).optional(),
  }),
  answer: adPublisher,
});

export const stopAdPublisher = endpoint({
  ...writes,
  path: "/projects/:projectId/ads/publishers/:publisherId/stop/",
  summary: "Stop everything on a website, within 5 seconds",
  params: publisherPath,
  answer: adPublisher,
});

export const resumeAdPublisher = endpoint({
  ...writes,
  path: "/projects/:projectId/ads/publishers/:publisherId/resume/",
  summary: "Let passages be shown again on a website that was stopped",
  params: publisherPath,
  answer: adPublisher,
});

export const workspacesToInvite = endpoint({
  ...reads,
  path: "/projects/:projectId/ads/invitable/",
  summary: "Workspaces whose websites are not in the network, by their names and addresses",
  query: searched,
  answer: pageOf(z.object({ id, name: z.string(), url: z.string() })),
});

/** One slash at the front; a star stands for anything. */
const pathPattern = z
  .string()
  .trim()
  .max(300)
  .regex(/^\/[^\s?#]*$/, adErrors.pathPattern);

export const adPlacement = z.object({
  id,
  key: z.string(),
  name: z.string(),
  /** Empty for every page. */
  path_patterns: z.array(z.string()),
  max_words: count,
  format: z.enum(placementFormats),
  is_active: z.boolean(),
  created: instant,
  pages: count,
  filled_pages: count,
});
export type AdPlacement = z.output<typeof adPlacement>;

const placementFields = {
  name: text(100),
  path_patterns: z.array(pathPattern).max(adLimits.pathPatterns),
  max_words: z.number().int().min(10).max(adLimits.passageWords),
  format: z.enum(placementFormats),
} as const;

export const listAdPlacements = endpoint({
  ...reads,
  path: "/projects/:projectId/ads/publishers/:publisherId/placements/",
  summary: "Where passages stand on a website",
  params: publisherPath,
  answer: z.array(adPlacement),
});

export const createAdPlacement = endpoint({
  ...writes,
  path: "/projects/:projectId/ads/publishers/:publisherId/placements/",
  summary: "Make a placement; its key is what the website's code names",
  params: publisherPath,
  body: z.object({
    ...placementFields,
    placement: z.string().regex(/^[a-z0-9][a-z0-9-]{0,49}$/, adErrors.placementKey),
  }),
  answer: adPlacement,
  status: 201,
});

export const updateAdPlacement = endpoint({
  ...superusers,
  method: "PATCH",
  path: "/projects/:projectId/ads/publishers/:publisherId/placements/:placementId/",
  summary: "Change a placement, or switch it off",
  params: placementPath,
  body: z.object({ ...z.object(placementFields).partial().shape, is_active: z.boolean().optional() }),
  answer: adPlacement,
});

/** A page on which a creative may stand, and why. */
export const adMatch = z.object({
  placement_id: id,
  placement: z.string(),
  path: z.string(),
  creative_id: id,
  title: z.string(),
  advertiser: z.string(),
  /** How much of the topic the page holds, 0 to 1. */
  score: z.number(),
  /** Sentence of the page, that which fits best. */
  sentence: z.string(),
  since: instant,
  is_refused: z.boolean(),
});
export type AdMatch = z.output<typeof adMatch>;

export const listAdMatches = endpoint({
  ...reads,
  path: "/projects/:projectId/ads/publishers/:publisherId/matches/",
  summary: "Pages of a website with the creatives that may stand there, the best fit first",
  params: publisherPath,
  query: z.object({ ...paging, placement_id: id.optional() }),
  answer: pageOf(adMatch),
});

export const matchAdsAgain = endpoint({
  ...writes,
  path: "/projects/:projectId/ads/publishers/:publisherId/match/",
  summary: "Read the website again where that is due, and look for what fits its pages",
  params: publisherPath,
  status: 204,
});

export const previewAdPage = endpoint({
  ...reads,
  path: "/projects/:projectId/ads/publishers/:publisherId/preview/",
  summary: "What a page would show in this hour, with the match behind it",
  params: publisherPath,
  query: z.object({ page_url: webUrl, placement: z.string().max(50) }),
  answer: z.object({
    /** Null where nothing would be shown. */
    html: z.string().nullable(),
    match: adMatch.nullable(),
    /** Why nothing would be. */
    note: z.string().nullable(),
  }),
});
export type AdPagePreview = z.output<typeof previewAdPage.answer>;

export const checkAdPlacement = endpoint({
  ...writes,
  right: "read",
  path: "/projects/:projectId/ads/publishers/:publisherId/placements/:placementId/check/",
  summary: "Fetch a page twice, as a browser and as an agent, and compare the passages",
  repeatable: "reads",
  params: placementPath,
  body: z.object({ page_url: webUrl }),
  answer: z.object({
    outcome: z.enum(["SAME", "DIFFERENT", "MISSING", "UNREADABLE"]),
    fetched: z.array(
      z.object({
        as: z.enum(["BROWSER", "AGENT"]),
        status: count.nullable(),
        /** The passage's text; null where there is none. */
        passage: z.string().nullable(),
        /** Whether it has the label and its links are marked as sponsored. */
        is_labelled: z.boolean(),
        fault: z.string().nullable(),
      }),
    ),
  }),
});
export type AdPlacementCheck = z.output<typeof checkAdPlacement.answer>;

export const refuseAdCreative = endpoint({
  ...writes,
  path: "/projects/:projectId/ads/publishers/:publisherId/refusals/",
  summary: "Never show a creative on a website",
  params: publisherPath,
  body: z.object({ creative_id: id, reason: text(300) }),
  status: 204,
});

export const allowAdCreative = endpoint({
  ...superusers,
  method: "DELETE",
  path: "/projects/:projectId/ads/publishers/:publisherId/refusals/:creativeId/",
  summary: "Show a creative again that a website refused",
  params: publisherPath.extend({ creativeId: id }),
  status: 204,
});

export const adRefusal = z.object({
  creative_id: id,
  title: z.string(),
  advertiser: z.string(),
  reason: z.string(),
  at: instant,
});
export type AdRefusal = z.output<typeof adRefusal>;

export const listAdRefusals = endpoint({
  ...reads,
  path: "/projects/:projectId/ads/publishers/:publisherId/refusals/",
  summary: "Creatives that a website refuses",
  params: publisherPath,
  answer: z.array(adRefusal),
});

/** The page that a publisher's owner has of it, by the secret address in their mail. */
const ownerPath = z.object({ token: z.string().max(100) });

export const publisherTerms = z.object({
  name: z.string(),
  url: z.string(),
  status: z.enum(publisherStatuses),
  /** By the network, and by the owner: each is lifted by whoever threw it. */
  is_stopped: z.boolean(),
  is_stopped_by_owner: z.boolean(),
  categories_allowed: categories,
  categories_blocked: categories,
  revenue_share: count,
  /** Creatives that may stand on its pages now, and what it refuses. */
  creatives: z.array(
    z.object({
      creative_id: id,
      advertiser: z.string(),
      title: z.string(),
      text: z.string(),
      target_url: z.string(),
      pages: count,
      is_refused: z.boolean(),
    }),
  ),
  agent_reads: count,
  proven_reads: count,
  billable_reads: count,
  /** ISO 4217, capital letters. */
  currency: z.string(),
  earnings_cents: cents,
  since: day,
});
export type PublisherTerms = z.output<typeof publisherTerms>;

export const getPublisherTerms = endpoint({
  method: "GET",
  caller: "anyone",
  path: "/ads/publisher/:token/",
  summary: "What a website's owner was invited to, and what is shown on it",
  params: ownerPath,
  answer: publisherTerms,
});

export const decideAsPublisher = endpoint({
  method: "POST",
  caller: "anyone",
  path: "/ads/publisher/:token/",
  summary: "Accept, decline, stop, resume, choose categories or refuse a creative, as a website's owner",
  repeatable: "anonymous",
  /** For stopping alone, which nobody may be kept from. */
  worksReadOnly: true,
  params: ownerPath,
  body: z.discriminatedUnion("act", [
    z.object({ act: z.literal("accept") }),
    z.object({ act: z.literal("decline") }),
    z.object({ act: z.literal("stop") }),
    z.object({ act: z.literal("resume") }),
    z.object({ act: z.literal("categories"), allowed: categories, blocked: categories }),
    z.object({ act: z.literal("refuse"), creative_id: id, reason: text(300) }),
    z.object({ act: z.literal("allow"), creative_id: id }),
  ]),
  answer: publisherTerms,
});
