import type { Audit } from "@citelens/contract/content/audit-fields";
import type { AuditStart } from "@citelens/contract/content/technical-audit";
import { expectFeature } from "#features/organizations/features/public.ts";
import { findWorkspaceSettings, type Member } from "#features/workspaces/lookup/public.ts";
import { audit as noteInLog } from "#platform/audit/audit.ts";
import { newId } from "#platform/ids.ts";
import { type Limit, openLimit } from "#platform/limits/open-limit.ts";
import type { Place } from "#platform/place.ts";
import { Refusal } from "#platform/refusal.ts";
import { inTransaction, type Tools } from "#platform/tools.ts";
import { enqueueStep } from "./audit-steps.ts";
import { tidy } from "./ending/tidy-ended.ts";
import { refuseFastWithoutLeave, refuseTooManyPages } from "./settings-allowed.ts";
import { shownAudit } from "./show/shown-audit.ts";
import {
  type AuditRow,
  cancelRunning,
  deleteAuditRow,
  findAudit,
  insertAudit,
  type NewAudit,
} from "./store/audits.sql.ts";

/** Lets an audit begin: of the whole site, of which one runs at a time, or of one page of any site. */
export async function startAudit(
  tools: Tools,
  member: Member,
  { body, pageAudits }: { readonly body: AuditStart; readonly pageAudits: Limit },
): Promise<Audit> {
  const { url: pageUrl, ...settings } = body;
  if (settings.ignore_robots && member.role !== "OWNER") throw new Refusal("FORBIDDEN");
  refuseFastWithoutLeave(settings);
  await refuseTooManyPages(tools, member, settings.pages_max);
  const site = await findWorkspaceSettings(tools, member.workspaceId);
  if (!site) throw new Refusal("NOT_FOUND");

  if (pageUrl !== undefined) await pageAudits.take(member.workspaceId);
  const row = await inTransaction(tools, async (within) => {
    await expectFeature(within, member.organizationId, "technical_audit");
    const begun = await insertWithWork(within, member, {
      ...newAudit(settings),
      scope: pageUrl === undefined ? "SITE" : "PAGE",
      url: pageUrl ?? new URL("/", site.url).href,
      begun_by: member.userId,
    });
    if (!begun) throw new Refusal("AUDIT_RUNNING");
    // A click that begins nothing takes nothing of the day.
    if (pageUrl === undefined) await takeOfDay(openLimit(within, "siteAudits"), member.organizationId);
    if (settings.may_test || settings.ignore_robots) await noteTicks(within, member, begun);
    return begun;
  });
  return shownAudit(row, undefined);
}

type AuditRunSettings = Omit<AuditStart, "url">;

/** The columns of an audit that is about to begin. */
export function newAudit(
  settings: AuditRunSettings,
): Omit<NewAudit, "workspace_id" | "id" | "scope" | "url" | "begun_by" | "created" | "beaten_at" | "status"> {
  return {
    ...settings,
    include_paths: [...settings.include_paths],
    exclude_paths: [...settings.exclude_paths],
  };
}

/** The row and its first job, both or neither; none where an audit of the site runs already. */
export function insertWithWork(
  tools: Tools,
  place: Place,
  audit: Omit<NewAudit, "workspace_id" | "id" | "created" | "beaten_at" | "status">,
): Promise<AuditRow | undefined> {
  return inTransaction(tools, async (within) => {
    const row = await insertAudit(within, place, {
      ...audit,
      id: newId(),
      created: within.now(),
      beaten_at: within.now(),
      status: "QUEUED",
    });
    if (row) await enqueueStep(within, place, { id: row.id, step: "QUEUED" });
    return row;
  });
}

/** One that was done before, and is checked again, is done as it was. */
export async function cancelAudit(tools: Tools, member: Member, auditId: string): Promise<Audit> {
  const row = await inTransaction(tools, async (within) => {
    if (!(await cancelRunning(within, member, auditId))) return undefined;
    await tidy(within, member, auditId);
    return findAudit(within, member, auditId);
  });
  if (row) return shownAudit(row, undefined);
  throw new Refusal((await findAudit(tools, member, auditId)) ? "AUDIT_NOT_RUNNING" : "NOT_FOUND");
}

/** A worker that is at it learns within a second that there is nothing to work at. */
export async function deleteAudit(tools: Tools, member: Member, auditId: string): Promise<void> {
  if (!(await deleteAuditRow(tools, member, auditId))) throw new Refusal("NOT_FOUND");
}

async function takeOfDay(limit: Limit, organizationId: string): Promise<void> {
  try {
    await limit.take(organizationId);
  } catch (error) {
    if (!(error instanceof Refusal) || error.code !== "TOO_MANY_REQUESTS") throw error;
    const { retryAfterSeconds } = error;
    throw new Refusal("AUDITS_TODAY", retryAfterSeconds === undefined ? {} : { retryAfterSeconds });
  }
}

/** Notes who said that we may test a site, or pass over its robots.txt. */
function noteTicks(
  tools: Tools,
  member: Member,
  { id, url, may_test, ignore_robots }: AuditRow,
): Promise<void> {
  return noteInLog(tools, member, {
    action: "audit.permitted",
    workspaceId: member.workspaceId,
    subjectId: id,
    details: { url, may_test, ignore_robots },
  });
}
