import { z } from "zod";
import { agency, agencyFields, brandColours, brandPreview } from "../accounts/agencies.ts";
import { day } from "../base/dates.ts";
import { endpoint, superuserReads, superusers } from "../base/endpoint.ts";
import { fieldErrors } from "../base/field-errors.ts";
import { id, instant, text } from "../base/fields.ts";
import { listFormat } from "../base/list-format.ts";
import { longPageOf, paging, searched } from "../base/paging.ts";
import { credits } from "../billing/credits.ts";
import { identitySource } from "../traffic/identity-sources.ts";
import { instance } from "./instances.ts";
import { actionBody, actionFields } from "./superuser-action.ts";
import { unstoredAnswer } from "./unstored-answers.ts";

/** Superuser operations; refused for everyone else, and while impersonating. */

export const adminUser = z.object({
  id,
  email: z.string(),
  first_name: z.string(),
  last_name: z.string(),
  is_superuser: z.boolean(),
  company_type: z.number().int().nullable(),
  onboarding_complete: z.boolean(),
  email_verified: z.boolean(),
  created: instant,
});
export type AdminUser = z.output<typeof adminUser>;

export const listUsers = endpoint({
  ...superuserReads,
  path: "/admin/users/",
  summary: "Accounts by name or e-mail, newest first",
  query: searched,
  answer: longPageOf(adminUser),
});

export const impersonate = endpoint({
  ...superusers,
  method: "POST",
  right: "impersonate",
  path: "/admin/users/:userId/impersonate/",
  summary: "A link that opens the product as this user, once, within 60 seconds",
  repeatable: "session",
  params: z.object({ userId: id }),
  answer: z.object({ url: z.string() }),
});

export const adminOrganization = z.object({
  id,
  owner_email: z.string(),
  owner_name: z.string(),
  workspaces: z.number().int(),
  credits,
  agency: agency.nullable(),
  created: instant,
});
export type AdminOrganization = z.output<typeof adminOrganization>;

export const listOrganizations = endpoint({
  ...superuserReads,
  path: "/admin/organizations/",
  summary: "Organizations by their owner's name or e-mail, newest first",
  query: searched,
  answer: longPageOf(adminOrganization),
});

export const creditGrantMax = 1_000_000;

export const grantCredits = endpoint({
  ...superusers,
  method: "POST",
  right: "billing",
  path: "/admin/organizations/:organizationId/credits/",
  summary: "Grant credits, or take back unused granted ones; the same key grants only once",
  repeatable: "once",
  params: z.object({ organizationId: id }),
  body: z.object({
    amount: z
      .number()
      .int()
      .min(-creditGrantMax)
      .max(creditGrantMax)
      .refine((value) => value !== 0, fieldErrors.invalid),
    reason: text(500),
    /** An idempotency key of the caller, so that a double click or a lost response does not grant twice. */
    key: text(100),
  }),
  answer: credits,
});

export const adminWorkspace = z.object({
  id,
  name: z.string(),
  url: z.string(),
  owner_email: z.string(),
  members: z.number().int(),
  is_active: z.boolean(),
  created: instant,
});
export type AdminWorkspace = z.output<typeof adminWorkspace>;

export const listAllWorkspaces = endpoint({
  ...superuserReads,
  path: "/admin/workspaces/",
  summary: "Workspaces by name, address or owner's e-mail, newest first",
  query: searched,
  answer: longPageOf(adminWorkspace),
});

export const adminAgency = agency.extend({
  organization_id: id,
  owner_email: z.string(),
  /** Shown whatever the organization's plan is. */
  granted: z.boolean(),
  /** Whether its workspaces show it: its plan or a grant allows it, and its owner wants it. */
  is_applied: z.boolean(),
  /** Whether the host's DNS said that it is the agency's. */
  is_host_shown: z.boolean(),
});
export type AdminAgency = z.output<typeof adminAgency>;

export const listAgencies = endpoint({
  ...superuserReads,
  path: "/admin/agencies/",
  summary: "The agencies with white label",
  query: searched,
  answer: longPageOf(adminAgency),
});

export const createAgency = endpoint({
  ...superusers,
  method: "POST",
  path: "/admin/agencies/",
  summary: "Make an organization an agency, whose brand its workspaces show",
  repeatable: "once",
  body: z.object({ organization_id: id, ...agencyFields, ...actionFields }),
  answer: adminAgency,
  status: 201,
});

const agencyPath = z.object({ agencyId: id });

export const updateAgency = endpoint({
  ...superusers,
  method: "PATCH",
  path: "/admin/agencies/:agencyId/",
  summary: "Change an agency's brand",
  params: agencyPath,
  body: z
    .object({ ...agencyFields, granted: z.boolean() })
    .partial()
    .extend(actionFields),
  answer: adminAgency,
});

export const deleteAgency = endpoint({
  ...superusers,
  method: "DELETE",
  path: "/admin/agencies/:agencyId/",
  summary: "Remove the agency; its workspaces show the product's own brand again",
  params: agencyPath,
  body: actionBody,
});

export const previewAgency = endpoint({
  ...superusers,
  method: "POST",
  right: "read",
  path: "/admin/agencies/preview/",
  summary: "Preview the colours in both themes, with their contrast",
  repeatable: "reads",
  body: brandColours,
  answer: brandPreview,
});

/** KEPT: there was no mail server, so it was not sent. */
export const mailStatuses = ["QUEUED", "SENT", "FAILED", "KEPT"] as const;

export const outboxMail = z.object({
  id,
  kind: z.string(),
  recipient: z.string(),
  subject: z.string(),
  status: z.enum(mailStatuses),
  attempts: z.number().int(),
  last_error: z.string().nullable(),
  created: instant,
  sent_at: instant.nullable(),
});
export type OutboxMail = z.output<typeof outboxMail>;

export const listMails = endpoint({
  ...superuserReads,
  path: "/admin/mails/",
  summary: "Mails by recipient, subject and status, newest first",
  query: searched.extend({ status: z.enum(mailStatuses).optional() }),
  answer: longPageOf(outboxMail),
});

export const getMail = endpoint({
  ...superuserReads,
  right: "impersonate", // its text may hold a link that opens an account
  path: "/admin/mails/:mailId/",
  summary: "One mail with its text, unless it was delivered",
  params: z.object({ mailId: id }),
  answer: outboxMail.extend({ html: z.string().nullable(), text: z.string().nullable() }),
});

export const sendMailAgain = endpoint({
  ...superusers,
  method: "POST",
  path: "/admin/mails/:mailId/send/",
  summary: "Send a mail that failed or was kept, while its text is stored; asked twice, it is sent once",
  repeatable: "once",
  params: z.object({ mailId: id }),
  /** The reason is noted in the audit log. */
  body: z.object({ reason: text(500) }),
  answer: z.object({
    /** Whether this very call queued it; not where it waits already, or was sent. */
    queued: z.boolean(),
    mail: outboxMail,
  }),
});

export const auditEntry = z.object({
  id,
  at: instant,
  action: z.string(),
  actor_id: id.nullable(),
  actor_email: z.string().nullable(),
  impersonator_id: id.nullable(),
  impersonator_email: z.string().nullable(),
  workspace_id: id.nullable(),
  subject_id: id.nullable(),
  details: z.record(z.string(), z.union([z.string(), z.number(), z.boolean(), z.null()])),
});
export type AuditEntry = z.output<typeof auditEntry>;

export const listAudit = endpoint({
  ...superuserReads,
  path: "/admin/audit/",
  summary: "The audit log, newest first, or what a filter finds of it as a file",
  query: z.object({
    ...paging,
    format: listFormat,
    action: z.string().max(100).optional(),
    /** User who acted, was acted as, or was acted upon. */
    user: id.optional(),
    /** The organization, or any of its workspaces. */
    organization: id.optional(),
    workspace: id.optional(),
    /** Days in UTC, both included. */
    from_date: day.optional(),
    to_date: day.optional(),
  }),
  answer: longPageOf(auditEntry),
  item: auditEntry,
});

const databaseHealth = z.object({ ok: z.boolean(), latency_ms: z.number(), embedded: z.boolean() });

/**
 * An item that a sweep over many tenants failed to process; it is retried automatically, with growing delays.
 */
export const failedItem = z.object({
  /** The sweep, such as billing.reconcile-orders. */
  sweep: z.string(),
  /** The id of the affected campaign, order or other item. */
  item: z.string(),
  failures: z.number().int(),
  error: z.string(),
  failed_at: instant,
  next_try: instant,
});
export type FailedItem = z.output<typeof failedItem>;

/**
 * A counter or sum that a nightly check found to be wrong; it is removed when a later check finds it right.
 */
export const wrongCount = z.object({
  /** The check, such as insights.check-sums. */
  check: z.string(),
  /** The workspace or organization. */
  scope: z.string(),
  /** The id of the affected item, such as a campaign. */
  subject: z.string(),
  what: z.string(),
  kept: z.number(),
  counted: z.number(),
  found_at: instant,
});
export type WrongCount = z.output<typeof wrongCount>;

export const health = z.object({
  version: z.string(),
  started: instant,
  postgres: databaseHealth,
  clickhouse: databaseHealth,
  /** All processes on the same databases: those that run, then those that are gone, for a day. */
  instances: z.array(instance),
  /** How many jobs failed for good and are kept. */
  failed_jobs: z.number().int(),
  /** The failed items of sweeps, newest first; the sweeps continue without them. */
  failed_items: z.array(failedItem),
  /** Answers that could not be stored, newest first. */
  unstored_answers: z.array(unstoredAnswer),
  wrong_counts: z.array(wrongCount),
  /** Lists and keys by which agents are recognised, those that fail first. */
  identity_sources: z.array(identitySource),
  /** How e-mails are sent: by a server, or not at all (they stay in the outbox). */
  mail: z.enum(["smtp", "outbox"]),
  /** The AI model for suggestions, if one is configured. */
  writer: z.string().nullable(),
  billing: z.object({
    mode: credits.shape.billing,
    /** Meaning of that for the operator of the installation, in a sentence. */
    meaning: z.string(),
    /** Whether everyone who signs up can spend the operator's money. */
    is_risk: z.boolean(),
  }),
  disk: z.object({ free_bytes: z.number(), total_bytes: z.number() }).nullable(),
});
export type Health = z.output<typeof health>;

export const getHealth = endpoint({
  ...superuserReads,
  path: "/admin/health/",
  summary: "The health of databases, mail and AI model, and what failed",
  answer: health,
});
