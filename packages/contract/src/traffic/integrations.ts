import { z } from "zod";
import { endpoint } from "../base/endpoint.ts";
import { instant } from "../base/fields.ts";
import { workspaceReads, workspaceWrites } from "../workspaces/workspaces.ts";

/** How often an integration may be checked, and a test visit be sent, for a workspace. */
export const integrationChecksPerMinute = 20;

export const integrationErrors = {
  noKey: "Create an API key first: reports are taken with a key alone.",
} as const;

/** How it is known that a half is connected. */
export const knownBy = ["nonce_seen", "visit_in_24h", "tag_found", "page_view_in_24h"] as const;
export type KnownBy = (typeof knownBy)[number];

/** Faults seen where a half is not connected. */
export const integrationFaults = [
  /** Nobody answered; `reason` says why. */
  "unreachable",
  /** The site answered with an error; `status` says which. */
  "error_status",
  "no_page",
  /** The page was answered, and its request was not reported. */
  "not_reported",
  "no_tag",
  "tag_of_other_workspace",
  /** tracker.js without an id, or an id without tracker.js. */
  "tag_incomplete",
] as const;
export type IntegrationFault = (typeof integrationFaults)[number];

export const nextSteps = [
  "create_key",
  "mend_site",
  "report_visits",
  "add_tag",
  "change_tag_id",
  "complete_tag",
] as const;
export type NextStep = (typeof nextSteps)[number];

export const integrationHalf = z.object({
  /** Null where it is not connected. */
  known_by: z.enum(knownBy).nullable(),
  /** When servers, or tracker.js, last reported anything before the check; null where they never did. */
  last_seen: instant.nullable(),
  /** Null where it is connected. */
  fault: z.enum(integrationFaults).nullable(),
  next_step: z.enum(nextSteps).nullable(),
});
export type IntegrationHalf = z.output<typeof integrationHalf>;

export const integrationCheck = z.object({
  frontend: z.boolean(),
  backend: z.boolean(),
  checked_at: instant,
  /** The page that was asked for, or where it led to. */
  url: z.string(),
  /** Status of its answer; null where nobody answered. */
  status: z.number().int().nullable(),
  /** Why nobody answered, for people. */
  reason: z.string().nullable(),
  /** The id of another workspace in the page's tag. */
  other_project: z.string().nullable(),
  frontend_details: integrationHalf,
  backend_details: integrationHalf,
});
export type IntegrationCheck = z.output<typeof integrationCheck>;

export const testVisit = z.object({
  received_at: instant,
  /** Test visits are received and filtered, so that they are in no figure. */
  outcome: z.literal("filtered"),
  reason: z.literal("own_agent"),
  seconds: z.number(),
});
export type TestVisit = z.output<typeof testVisit>;

export const checkIntegration = endpoint({
  ...workspaceReads,
  path: "/projects/:projectId/integration/check/",
  summary: "Whether the site's pages carry the script tag, and whether its server reports visits",
  answer: integrationCheck,
});

export const sendTestVisit = endpoint({
  ...workspaceWrites,
  path: "/projects/:projectId/integration/test-visit/",
  summary: "Report a visit of our own test agent with the workspace's first active key; it is never counted",
  answer: testVisit,
});
