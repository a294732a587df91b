import { z } from "zod";
import { endpoint, superusers } from "../base/endpoint.ts";
import { count, id, instant, text } from "../base/fields.ts";
import { pageOf, paging, searched } from "../base/paging.ts";
import { workspacePath } from "../workspaces/workspaces.ts";
import { adCreative, creativeContent, key, reads, writes } from "./ads-fields.ts";
import { adOwners, adPlaces, creativeFaults, creativeStates } from "./ads-words.ts";
import { answerShare } from "./opportunities.ts";

const creativePath = workspacePath.extend({ creativeId: id });
const faults = z.array(
  z.object({
    fault: z.enum(Object.keys(creativeFaults) as [keyof typeof creativeFaults]),
    field: z.enum(["title", "body"]),
    /** The words that are meant. */
    words: z.string(),
  }),
);

export const listAdCreatives = endpoint({
  ...reads,
  path: "/projects/:projectId/ads/creatives/",
  summary: "The workspace's creatives, the last changed first",
  query: z.object({ ...paging, campaign_id: id.optional(), state: z.enum(creativeStates).optional() }),
  answer: pageOf(adCreative),
});

export const createAdCreative = endpoint({
  ...writes,
  path: "/projects/:projectId/ads/creatives/",
  summary: "Write a creative for a campaign",
  repeatable: "once",
  body: z.object({ ...key, campaign_id: id, content: creativeContent }),
  answer: adCreative,
  status: 201,
});

export const updateAdCreative = endpoint({
  ...superusers,
  method: "PATCH",
  path: "/projects/:projectId/ads/creatives/:creativeId/",
  summary: "Change a creative: a new version, which is shown nowhere before it was reviewed",
  params: creativePath,
  body: z.object({
    content: creativeContent,
    /** The version that was changed, so that nobody overwrites somebody else's words. */
    version: count,
  }),
  answer: adCreative,
});

export const checkAdCreative = endpoint({
  ...writes,
  right: "read",
  path: "/projects/:projectId/ads/creatives/check/",
  summary: "What a review would refuse of a text at once",
  repeatable: "reads",
  body: z.object({ content: creativeContent }),
  answer: z.object({ faults }),
});

export const submitAdCreative = endpoint({
  ...writes,
  path: "/projects/:projectId/ads/creatives/:creativeId/submit/",
  summary: "Hand a creative over to review",
  params: creativePath,
  answer: adCreative,
});

export const archiveAdCreative = endpoint({
  ...writes,
  path: "/projects/:projectId/ads/creatives/:creativeId/archive/",
  summary: "Put a creative away for good; it is shown nowhere from now on",
  params: creativePath,
  answer: adCreative,
});

export const creativeVersion = z.object({
  version: count,
  content: creativeContent,
  state: z.enum(creativeStates),
  /** Author; empty for a deleted account. */
  author: z.string(),
  created: instant,
  reviewer: z.string().nullable(),
  reviewed_at: instant.nullable(),
  reason: z.string().nullable(),
});
export type CreativeVersion = z.output<typeof creativeVersion>;

export const listCreativeVersions = endpoint({
  ...reads,
  path: "/projects/:projectId/ads/creatives/:creativeId/versions/",
  summary: "Every version of a creative with what became of it, newest first",
  params: creativePath,
  answer: z.array(creativeVersion),
});

/** Creative in the queue of the whole installation: who reviews looks through one list. */
export const queuedCreative = adCreative
  .pick({ id: true, kind: true, version: true, content: true, label: true, as_text: true, as_html: true })
  .extend({
    workspace_id: id,
    workspace_name: z.string(),
    campaign_name: z.string(),
    author: z.string(),
    submitted: instant,
    /** Content that was shown before it, where something was. */
    approved_content: creativeContent.nullable(),
    faults,
  });
export type QueuedCreative = z.output<typeof queuedCreative>;

export const listReviewQueue = endpoint({
  ...reads,
  path: "/projects/:projectId/ads/reviews/",
  summary: "Creatives of all workspaces that wait for a review, the oldest first",
  query: z.object(paging),
  answer: pageOf(queuedCreative),
});

const reviewPath = workspacePath.extend({ creativeId: id });

export const approveAdCreative = endpoint({
  ...writes,
  path: "/projects/:projectId/ads/reviews/:creativeId/approve/",
  summary: "Approve one version of a creative: from now on it may be shown",
  params: reviewPath,
  body: z.object({ version: count }),
  answer: adCreative,
});

export const rejectAdCreative = endpoint({
  ...writes,
  path: "/projects/:projectId/ads/reviews/:creativeId/reject/",
  summary: "Reject one version of a creative, with the reason that its author reads",
  params: reviewPath,
  body: z.object({ version: count, reason: text(500) }),
  answer: adCreative,
});

/** An ad that was seen with collected answers, by query and model; it never counts as a mention or a citation. */
export const observedAd = z.object({
  /** As the page names who pays, or the host that it leads to. */
  advertiser: z.string(),
  title: z.string(),
  url: z.string().nullable(),
  place: z.enum(adPlaces),
  whose: z.enum(adOwners),
  campaign_id: id,
  query_id: id,
  query: z.string(),
  operator_model: z.string(),
  display_name: z.string(),
  /** Number of answers that showed it. */
  answers: count,
  first_seen: instant,
  last_seen: instant,
  /** The newest answer that showed it. */
  answer_id: id,
});
export type ObservedAd = z.output<typeof observedAd>;

/** How many answers of a model showed ads. */
export const modelWithAds = z.object({
  operator_model: z.string(),
  display_name: z.string(),
  /** Number of answers of all time. */
  answers: count,
  /** Share of the answers that tell whether they showed ads; null where none does: it does not apply. */
  with_ads: answerShare.nullable(),
});
export type ModelWithAds = z.output<typeof modelWithAds>;

export const listObservedAds = endpoint({
  ...reads,
  path: "/projects/:projectId/ads/observed/",
  summary: "Ads that were seen with the answers of the workspace's campaigns, the last seen first",
  query: searched,
  answer: pageOf(observedAd).extend({ models: z.array(modelWithAds) }),
});
