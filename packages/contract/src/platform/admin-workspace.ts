import { z } from "zod";
import { endpoint, superuserReads, superusers } from "../base/endpoint.ts";
import { count, id, instant } from "../base/fields.ts";
import { longPageOf, pageOf, paging } from "../base/paging.ts";
import { trackingReport } from "../traffic/tracking-reports.ts";
import { campaignStatuses, campaignTypes, frequencies } from "../visibility/campaign-constants.ts";
import { operatorFailureKinds } from "../visibility/operators.ts";
import { auditEntry } from "./admin.ts";
import { organizationKey } from "./admin-organization.ts";
import { deletion } from "./deletions.ts";
import { actionBody } from "./superuser-action.ts";

/** A superuser's page of one workspace. */
const workspacePath = z.object({ workspaceId: id });
const oneWorkspaceReads = { ...superuserReads, params: workspacePath } as const;

export const workspaceDetails = z.object({
  id,
  /** Null once it was removed: then its receipt is all that is left. */
  workspace: z
    .object({
      name: z.string(),
      url: z.string(),
      organization_id: id,
      /** Empty for a deleted account. */
      owner_email: z.string(),
      /** A deleted one is hidden from its members, and what belongs to it is being removed. */
      state: z.enum(["active", "deactivated", "deleted"]),
      is_demo: z.boolean(),
      time_zone: z.string(),
      members: count,
      created: instant,
    })
    .nullable(),
  /** The sums of the insights, which are kept for each campaign. */
  sums: z.object({
    /** Number of campaigns that were asked. */
    campaigns: count,
    /** Number of them whose sums are being made again, or wait for it. */
    rebuilding: count,
  }),
  /** Campaigns whose stored answers are analysed again now, or wait for it. */
  analysis: z.array(
    z.object({
      campaign_id: id,
      done: count,
      /** Null until it was begun. */
      total: count.nullable(),
    }),
  ),
  /** Removal of the workspace: the progress, then the receipt; null for one that was not deleted. */
  deletion: deletion.nullable(),
});
export type WorkspaceDetails = z.output<typeof workspaceDetails>;

export const getWorkspaceDetails = endpoint({
  ...oneWorkspaceReads,
  path: "/admin/workspaces/:workspaceId/",
  summary: "One workspace: whose it is, how it stands, and what is being done to it",
  answer: workspaceDetails,
});

export const trackingCounter = trackingReport.omit({ day: true, count: true }).extend({
  /** The part of the key that its owners see; null for tracker.js. */
  prefix: z.string().nullable(),
  /** Count of the present day in UTC. */
  today: count,
  /** Count of seven days, the present one included. */
  week: count,
});
export type TrackingCounter = z.output<typeof trackingCounter>;

export const getTrackingCounters = endpoint({
  ...oneWorkspaceReads,
  path: "/admin/workspaces/:workspaceId/tracking/",
  summary: "What became of what each API key and tracker.js of a workspace reported, today and in seven days",
  answer: z.object({
    results: z.array(trackingCounter),
    /** When a server, and tracker.js, last reported anything; null where neither ever did. */
    last_visit_at: instant.nullable(),
    last_page_view_at: instant.nullable(),
  }),
});
export type TrackingCounters = z.output<typeof getTrackingCounters.answer>;

export const workspaceCampaign = z.object({
  id,
  name: z.string(),
  status: z.enum(campaignStatuses),
  campaign_type: z.enum(campaignTypes),
  frequency: z.enum(frequencies),
  /** Number of queries that are asked now. */
  queries: count,
  /** Number of answers that came, refusals included. */
  answers: count,
  created: instant,
  last_run_at: instant.nullable(),
  next_run_at: instant.nullable(),
  /** Why it stopped by itself, or what held its newest run back. */
  stop_reason: z.string().nullable(),
});
export type WorkspaceCampaign = z.output<typeof workspaceCampaign>;

export const listWorkspaceCampaigns = endpoint({
  ...oneWorkspaceReads,
  path: "/admin/workspaces/:workspaceId/campaigns/",
  summary: "A workspace's campaigns with their last runs, newest first; without their queries",
  query: z.object(paging),
  answer: pageOf(workspaceCampaign),
});

export const workspaceRun = z.object({
  id,
  campaign_id: id,
  campaign_name: z.string(),
  status: z.enum(["RUNNING", "DONE"]),
  created: instant,
  finished: instant.nullable(),
  /** Answers that were asked for, whatever came of them. */
  asked: count,
  ok: count,
  refused: count,
  failed: count,
  /** Why answers failed, the commonest first. */
  errors: z.array(
    z.object({ kind: z.enum(operatorFailureKinds).nullable(), words: z.string(), answers: count }),
  ),
});
export type WorkspaceRun = z.output<typeof workspaceRun>;

export const listWorkspaceRuns = endpoint({
  ...oneWorkspaceReads,
  path: "/admin/workspaces/:workspaceId/runs/",
  summary: "A workspace's runs with how many answers failed and why, newest first; without any text of them",
  query: z.object(paging),
  answer: pageOf(workspaceRun),
});

export const workspaceKey = organizationKey.omit({ workspace_id: true, workspace_name: true });
export type WorkspaceKey = z.output<typeof workspaceKey>;

export const listWorkspaceKeys = endpoint({
  ...oneWorkspaceReads,
  path: "/admin/workspaces/:workspaceId/keys/",
  summary: "A workspace's API keys, newest first; never the keys themselves",
  query: z.object(paging),
  answer: pageOf(workspaceKey),
});

export const listWorkspaceAudit = endpoint({
  ...oneWorkspaceReads,
  path: "/admin/workspaces/:workspaceId/audit/",
  summary: "What was done to a workspace and in it, newest first; of a deleted one too",
  query: z.object(paging),
  answer: longPageOf(auditEntry),
});

export const rebuildSums = endpoint({
  ...superusers,
  method: "POST",
  path: "/admin/workspaces/:workspaceId/sums/",
  summary:
    "Make the sums of a workspace's insights again from its stored answers; the old ones show until then",
  repeatable: "once",
  params: workspacePath,
  body: actionBody,
  answer: workspaceDetails,
});

export const analyseAgain = endpoint({
  ...superusers,
  method: "POST",
  path: "/admin/workspaces/:workspaceId/analysis/",
  summary: "Analyse a workspace's stored answers again; no model is asked",
  repeatable: "once",
  params: workspacePath,
  body: actionBody,
  answer: workspaceDetails,
});
