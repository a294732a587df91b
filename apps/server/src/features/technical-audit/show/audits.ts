import type { ParsedInput } from "@citelens/contract/base/endpoint";
import { type Audit, audit } from "@citelens/contract/content/audit-fields";
import type { AuditScope } from "@citelens/contract/content/audit-words";
import type {
  AuditAccess,
  listAudits as listAuditsEndpoint,
} from "@citelens/contract/content/technical-audit";
import { findTrackingStart } from "#features/visits/reads/public.ts";
import type { Member } from "#features/workspaces/lookup/public.ts";
import { fileName } from "#platform/files/file-name.ts";
import { type ListPart, pageOrFile } from "#platform/files/page-or-file.ts";
import type { ListFile } from "#platform/list-file.ts";
import type { Page } from "#platform/paging.ts";
import { Refusal } from "#platform/refusal.ts";
import type { Tools } from "#platform/tools.ts";
import { type AuditRow, findAudit, findScoredBefore, listAuditRows } from "../store/audits.sql.ts";
import { shownAudit } from "./shown-audit.ts";

/** An audit of the member's workspace. */
async function requireAudit(tools: Tools, member: Member, auditId: string): Promise<AuditRow> {
  const row = await findAudit(tools, member, auditId);
  if (!row) throw new Refusal("NOT_FOUND");
  return row;
}

/** One whose pages and issues are still kept. */
export async function requireWhole(tools: Tools, member: Member, auditId: string): Promise<AuditRow> {
  const row = await requireAudit(tools, member, auditId);
  if (!row.is_whole) throw new Refusal("AUDIT_NOT_WHOLE");
  return row;
}

export async function getAudit(tools: Tools, member: Member, auditId: string): Promise<Audit> {
  return shownWithChange(tools, member, await requireAudit(tools, member, auditId));
}

async function shownWithChange(tools: Tools, member: Member, row: AuditRow): Promise<Audit> {
  const previous = row.score === null ? undefined : await findScoredBefore(tools, member, row);
  return shownAudit(row, previous);
}

type AuditListInput = Pick<ParsedInput<typeof listAuditsEndpoint>, "query"> & { readonly url: string };

export async function listAudits(
  tools: Tools,
  member: Member,
  { query, url }: AuditListInput,
): Promise<Page<Audit> | ListFile> {
  return pageOrFile({
    query,
    url,
    name: fileName("audits", {}, tools.now()),
    item: audit,
    read: (range) => auditsOf(tools, member, { scope: query.scope, ...range }),
  });
}

interface AuditRange {
  readonly scope: AuditScope;
  readonly limit: number;
  readonly offset: number;
}

/** Some of the audits, the newest first, each with what changed since the one before. */
export async function auditsOf(
  tools: Tools,
  member: Member,
  { limit, ...range }: AuditRange,
): Promise<ListPart<Audit>> {
  // One more than is shown: the last one is compared with it.
  const { count, rows } = await listAuditRows(tools, member, { ...range, limit: limit + 1 });
  const shown = rows.slice(0, limit).map((row, at) => {
    const before = rows.slice(at + 1).find(({ status, score }) => status === "DONE" && score !== null);
    return shownAudit(row, row.score === null ? undefined : before);
  });
  return { count, rows: shown };
}

export async function getAccess(tools: Tools, member: Member, auditId: string): Promise<AuditAccess> {
  const { access, site } = await requireWhole(tools, member, auditId);
  const since = await findTrackingStart(tools, member);
  return {
    agents: [...(access ?? [])],
    tracking_since: since?.toISOString() ?? null,
    probed: site?.unprobed != null,
  };
}
