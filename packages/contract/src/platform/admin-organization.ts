import { z } from "zod";
import { day } from "../base/dates.ts";
import { endpoint, superuserReads, superusers } from "../base/endpoint.ts";
import { count, id, instant, text } from "../base/fields.ts";
import { longPageOf, pageOf, paging } from "../base/paging.ts";
import { subscriptionStatuses } from "../billing/billing.ts";
import { credits } from "../billing/credits.ts";
import { boughtPlans, intervals } from "../billing/pricing.ts";
import { adminWorkspace, auditEntry } from "./admin.ts";
import { switchedFeatures } from "./feature-switches.ts";
import { actionBody, actionFields } from "./superuser-action.ts";
import { suspendedTracking } from "./suspended-tracking.ts";

/** A superuser's page of one organization. */
const organizationPath = z.object({ organizationId: id });
const organizationReads = { ...superuserReads, params: organizationPath } as const;

/** Limits of an organization beyond or below its plan; null where the plan, or the installation, says it. */
export const limitOverrides = z.object({
  events_per_second: z.number().int().min(0).max(100_000).nullable(),
  requests_per_minute: z.number().int().min(1).max(1_000_000).nullable(),
  streams: z.number().int().min(0).max(10_000).nullable(),
  exports: z.number().int().min(0).max(1_000).nullable(),
  audit_pages: z.number().int().min(1).max(1_000_000).nullable(),
  workspaces: z.number().int().min(0).max(100_000).nullable(),
});
export type LimitOverrides = z.output<typeof limitOverrides>;
export type LimitName = keyof LimitOverrides;

export const compedPlans = [...boughtPlans, "enterprise"] as const;
export type CompedPlan = (typeof compedPlans)[number];

export const suspension = z.object({
  at: instant,
  reason: z.string(),
  tracking: z.enum(suspendedTracking),
});

export const creditLot = z.object({
  id,
  kind: z.enum(["PLAN", "BOUGHT", "GRANTED"]),
  plan: z.string().nullable(),
  amount: count,
  /** Credits left of it, promised or not. */
  available: count,
  /** The part that is promised to work under way. */
  held: count,
  created: instant,
  expires_at: instant.nullable(),
});
export type CreditLot = z.output<typeof creditLot>;

export const creditHold = z.object({
  key: z.string(),
  workspace_id: id,
  amount: count,
  /** Credits of it that were neither used nor given back. */
  open: count,
  created: instant,
  expires_at: instant,
});
export type CreditHold = z.output<typeof creditHold>;

export const organizationNote = z.object({
  id,
  text: z.string(),
  at: instant,
  author_email: z.string().nullable(),
});
export type OrganizationNote = z.output<typeof organizationNote>;

export const organizationDetails = z.object({
  id,
  created: instant,
  owner: z.object({
    id,
    email: z.string(),
    name: z.string(),
    email_verified: z.boolean(),
    created: instant.nullable(),
  }),
  plan: z.object({
    /** Id of the plan that counts now: bought, given, or the demo. */
    id: z.string(),
    name: z.string(),
    status: z.enum(subscriptionStatuses),
    interval: z.enum(intervals),
    period_end: instant.nullable(),
    canceled_at: instant.nullable(),
    extra_workspaces: count,
    /** The plan that a superuser gave; null without one. */
    comp: z
      .object({ plan: z.enum(compedPlans), reason: z.string(), since: instant, until: instant.nullable() })
      .nullable(),
  }),
  credits,
  /** The latest hundred, without those of which nothing is left or promised. */
  lots: z.array(creditLot),
  holds: z.array(creditHold),
  limits: z.object({
    /** Limits that count now; null where there is no limit. */
    now: z.record(z.string(), count.nullable()),
    overrides: limitOverrides,
  }),
  /** How many days visits are kept at most. */
  retention_days: count,
  /** In which nothing new begins. */
  features_off: z.array(z.enum(switchedFeatures)),
  suspension: suspension.nullable(),
  /** When it is deleted, or was; null unless a superuser asked for it. */
  deletion: z.object({ at: instant, reason: z.string() }).nullable(),
  /** Time of deletion; payments and the ledger stay; nothing can be done to it. */
  deleted_at: instant.nullable(),
  workspaces: count,
  notes: z.array(organizationNote),
});
export type OrganizationDetails = z.output<typeof organizationDetails>;

export const getOrganizationDetails = endpoint({
  ...organizationReads,
  path: "/admin/organizations/:organizationId/",
  summary: "One organization: its plan, credits, limits and notes",
  answer: organizationDetails,
});

export const ledgerEntry = z.object({
  id,
  at: instant,
  kind: z.enum(["GRANT", "TAKE_BACK", "SPEND", "EXPIRE", "CHANGE"]),
  lot_kind: z.enum(["PLAN", "BOUGHT", "GRANTED"]),
  /** Added to what is available; below 0 it takes away. */
  amount: count,
  reason: z.string(),
  key: z.string(),
});
export type LedgerEntry = z.output<typeof ledgerEntry>;

export const listLedger = endpoint({
  ...organizationReads,
  path: "/admin/organizations/:organizationId/ledger/",
  summary: "Every change of an organization's credits, newest first",
  query: z.object(paging),
  answer: pageOf(ledgerEntry),
});

export const payment = z.object({
  id,
  kind: z.enum(["credits", "subscription", "workspace"]),
  credits: count.nullable(),
  plan: z.string().nullable(),
  interval: z.enum(intervals).nullable(),
  /** Without tax, in cents. */
  amount_cents: count,
  /** With tax, in cents; null until it was paid. */
  paid_cents: count.nullable(),
  currency: z.string(),
  created: instant,
  state: z.enum(["open", "paid", "closed"]),
  /** Credits or workspaces that went when money went back. */
  returned: count,
});
export type Payment = z.output<typeof payment>;

export const listPayments = endpoint({
  ...organizationReads,
  path: "/admin/organizations/:organizationId/payments/",
  summary: "What an organization ordered and paid, newest first",
  query: z.object(paging),
  answer: pageOf(payment),
});

export const listOrganizationWorkspaces = endpoint({
  ...organizationReads,
  path: "/admin/organizations/:organizationId/workspaces/",
  summary: "An organization's workspaces, newest first",
  query: z.object(paging),
  answer: pageOf(adminWorkspace),
});

export const organizationMember = z.object({
  id,
  email: z.string(),
  name: z.string(),
  /** In how many of the organization's workspaces, and in how many of them as an owner. */
  workspaces: count,
  owned: count,
});
export type OrganizationMember = z.output<typeof organizationMember>;

export const listOrganizationMembers = endpoint({
  ...organizationReads,
  path: "/admin/organizations/:organizationId/members/",
  summary: "Everyone who belongs to one of an organization's workspaces",
  query: z.object(paging),
  answer: pageOf(organizationMember),
});

export const organizationKey = z.object({
  id,
  workspace_id: id,
  workspace_name: z.string(),
  name: z.string(),
  /** The part of the key that its owners see. */
  prefix: z.string(),
  created: instant,
  revoked_at: instant.nullable(),
});
export type OrganizationKey = z.output<typeof organizationKey>;

export const listOrganizationKeys = endpoint({
  ...organizationReads,
  path: "/admin/organizations/:organizationId/keys/",
  summary: "The API keys of an organization's workspaces, newest first; never the keys themselves",
  query: z.object(paging),
  answer: pageOf(organizationKey),
});

export const listOrganizationAudit = endpoint({
  ...organizationReads,
  path: "/admin/organizations/:organizationId/audit/",
  summary: "What was done to an organization and in its workspaces, newest first",
  query: z.object(paging),
  answer: longPageOf(auditEntry),
});

export const addNote = endpoint({
  ...superusers,
  right: "read",
  method: "POST",
  path: "/admin/organizations/:organizationId/notes/",
  summary: "Add a note that only superusers see",
  repeatable: "once",
  params: organizationPath,
  body: z.object({ text: text(2_000, { lines: true }), key: actionFields.key }),
  answer: organizationDetails,
});

export const changeLimits = endpoint({
  ...superusers,
  method: "POST",
  path: "/admin/organizations/:organizationId/limits/",
  summary: "Change what an organization may do beyond or below its plan; null gives a limit back to the plan",
  repeatable: "once",
  params: organizationPath,
  body: limitOverrides.extend(actionFields),
  answer: organizationDetails,
});

export const compPlan = endpoint({
  ...superusers,
  right: "billing",
  method: "POST",
  path: "/admin/organizations/:organizationId/plan/",
  summary: "Give an organization a plan without payment, with its credits each month",
  repeatable: "once",
  params: organizationPath,
  body: z.object({
    ...actionFields,
    plan: z.enum(compedPlans),
    /** The last day of it (UTC); null until somebody ends it. */
    until: day.nullable(),
  }),
  answer: organizationDetails,
});

export const endPlan = endpoint({
  ...superusers,
  right: "billing",
  method: "POST",
  path: "/admin/organizations/:organizationId/plan/end/",
  summary: "End a plan: one that was given at once, a subscription with the period that is paid",
  repeatable: "once",
  params: organizationPath,
  body: actionBody,
  answer: organizationDetails,
});

export const suspendOrganization = endpoint({
  ...superusers,
  method: "POST",
  path: "/admin/organizations/:organizationId/suspend/",
  summary:
    "Close an organization's workspaces to their members, who are told the reason; nothing new runs in them",
  repeatable: "once",
  params: organizationPath,
  body: z.object({ ...actionFields, tracking: z.enum(suspendedTracking) }),
  answer: organizationDetails,
});

export const liftSuspension = endpoint({
  ...superusers,
  method: "POST",
  path: "/admin/organizations/:organizationId/lift/",
  summary: "Open the workspaces of a suspended organization again",
  repeatable: "once",
  params: organizationPath,
  body: actionBody,
  answer: organizationDetails,
});
