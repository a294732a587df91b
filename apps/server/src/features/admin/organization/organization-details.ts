import type { OrganizationDetails } from "@citelens/contract/platform/admin-organization";
import { people } from "#features/accounts/people/public.ts";
import { type OrganizationBilling, organizationBilling } from "#features/billing/support/public.ts";
import { creditsOf } from "#features/credits/public.ts";
import { ledgerReport } from "#features/credits/report/public.ts";
import { organizationList } from "#features/organizations/public.ts";
import { workspaceList } from "#features/workspaces/list/public.ts";
import { Refusal } from "#platform/refusal.ts";
import type { Tools } from "#platform/tools.ts";
import { listNotes } from "./notes.sql.ts";

/** All that a superuser sees of an organization at once; its lists are asked for apart. */
export async function getOrganizationDetails(
  tools: Tools,
  organizationId: string,
): Promise<OrganizationDetails> {
  const [organization] = await organizationList.find(tools, [organizationId]);
  if (!organization) throw new Refusal("NOT_FOUND");

  const [owner] = await people.find(tools, [organization.owner_id]);
  const credits = await creditsOf(tools, organizationId);
  const [billing, lots, holds, counts, limits, notes] = await Promise.all([
    organizationBilling.get(tools, organizationId),
    ledgerReport.listLots(tools, organizationId),
    ledgerReport.listHolds(tools, organizationId),
    workspaceList.count(tools, [organizationId]),
    tools.planLimits.ofAll([organizationId]),
    shownNotes(tools, organizationId),
  ]);
  const now = limits.get(organizationId);
  if (!now) throw new Error("The limits of an organization are always known");

  return {
    id: organizationId,
    created: organization.created.toISOString(),
    owner: {
      id: organization.owner_id,
      email: owner?.email ?? "",
      name: owner ? `${owner.first_name} ${owner.last_name}` : "Deleted account",
      email_verified: owner?.email_verified ?? false,
      created: owner?.created.toISOString() ?? null,
    },
    plan: shownPlan(billing),
    credits,
    lots: lots.map(({ organization_id: _, created, expires_at, ...lot }) => ({
      ...lot,
      created: created.toISOString(),
      expires_at: expires_at?.toISOString() ?? null,
    })),
    holds: holds.map(({ organization_id: _, created, expires_at, ...hold }) => ({
      ...hold,
      created: created.toISOString(),
      expires_at: expires_at.toISOString(),
    })),
    limits: {
      now: {
        events_per_second: now.eventsPerSecond,
        requests_per_minute: now.requestsPerMinute,
        streams: now.streams,
        exports: now.exports,
        audit_pages: now.auditPages,
        workspaces: billing.workspacesMax,
      },
      overrides: overridesOf(billing),
    },
    retention_days: billing.retentionDays,
    features_off: organization.features_off,
    suspension: suspensionOf(organization),
    deletion: deletionOf(organization),
    deleted_at: organization.deleted_at?.toISOString() ?? null,
    workspaces: counts.get(organizationId) ?? 0,
    notes,
  };
}

function shownPlan({ account, plan, status }: OrganizationBilling): OrganizationDetails["plan"] {
  const { comp_plan, comp_reason, comp_since, comp_until } = account;
  return {
    id: plan.id,
    name: plan.name,
    status,
    interval: account.interval,
    period_end: account.period_end?.toISOString() ?? null,
    canceled_at: account.canceled_at?.toISOString() ?? null,
    extra_workspaces: account.extra_workspaces,
    comp:
      comp_plan && comp_since
        ? {
            plan: comp_plan,
            reason: comp_reason ?? "",
            since: comp_since.toISOString(),
            until: comp_until?.toISOString() ?? null,
          }
        : null,
  };
}

function overridesOf({ account }: OrganizationBilling): OrganizationDetails["limits"]["overrides"] {
  const stored = account.limit_overrides;
  return {
    events_per_second: stored.events_per_second ?? null,
    requests_per_minute: stored.requests_per_minute ?? null,
    streams: stored.streams ?? null,
    exports: stored.exports ?? null,
    audit_pages: stored.audit_pages ?? null,
    workspaces: stored.workspaces ?? null,
  };
}

type Organization = Awaited<ReturnType<typeof organizationList.find>>[number];

function suspensionOf(organization: Organization): OrganizationDetails["suspension"] {
  const { suspended_at: at, suspended_reason: reason, suspended_tracking: tracking } = organization;
  return at && { at: at.toISOString(), reason: reason ?? "", tracking: tracking ?? "keep" };
}

function deletionOf({ deletion_at, deletion_reason }: Organization): OrganizationDetails["deletion"] {
  return deletion_at && { at: deletion_at.toISOString(), reason: deletion_reason ?? "" };
}

async function shownNotes(tools: Tools, organizationId: string): Promise<OrganizationDetails["notes"]> {
  const notes = await listNotes(tools, organizationId);
  const authors = await people.find(tools, [...new Set(notes.flatMap(({ author_id }) => author_id ?? []))]);
  const emails = new Map(authors.map(({ id, email }) => [id, email]));
  return notes.map(({ id, text, created, author_id }) => ({
    id,
    text,
    at: created.toISOString(),
    author_email: emails.get(author_id ?? "") ?? null,
  }));
}
