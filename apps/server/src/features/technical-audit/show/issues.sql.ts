import type { AuditEvidence } from "@citelens/contract/content/audit-fields";
import type { CheckId, Severity } from "@citelens/contract/content/audit-words";
import { and, asc, count, desc, eq, ilike } from "drizzle-orm";
import type { Place } from "#platform/place.ts";
import { withinWorkspace } from "#platform/postgres.ts";
import type { Tools } from "#platform/tools.ts";
import { audit_findings, audit_urls } from "../store/technical-audit.tables.ts";

interface IssueListQuery {
  readonly auditId: string;
  readonly checkId: CheckId;
  readonly search: string | undefined;
  readonly limit: number;
  readonly offset: number;
}

export interface FindingRow {
  readonly hash: string;
  readonly part: string;
  readonly url: string | null;
  readonly severity: Severity;
  readonly is_half: boolean;
  readonly first_seen: Date;
  readonly ignored: string | null;
  readonly ai_visits: number | null;
  readonly citations: number | null;
  readonly evidence: readonly AuditEvidence[];
}

const page = and(
  eq(audit_urls.workspace_id, audit_findings.workspace_id),
  eq(audit_urls.audit_id, audit_findings.audit_id),
  eq(audit_urls.hash, audit_findings.hash),
);

/** Findings that fail a check, by use. */
export function listFindingRows(
  tools: Tools,
  place: Place,
  { auditId, checkId, search, limit, offset }: IssueListQuery,
): Promise<{ readonly count: number; readonly rows: FindingRow[] }> {
  const where = and(
    eq(audit_findings.workspace_id, place.workspaceId),
    eq(audit_findings.audit_id, auditId),
    eq(audit_findings.check_id, checkId),
    search ? ilike(audit_urls.url, `%${search.replace(/[\\%_]/g, "\\$&")}%`) : undefined,
  );
  return withinWorkspace(tools, place, async (db) => {
    const [counted] = await db
      .select({ count: count() })
      .from(audit_findings)
      .leftJoin(audit_urls, page)
      .where(where);
    const rows = await db
      .select({
        hash: audit_findings.hash,
        part: audit_findings.part,
        url: audit_urls.url,
        severity: audit_findings.severity,
        is_half: audit_findings.is_half,
        first_seen: audit_findings.first_seen,
        ignored: audit_findings.ignored,
        ai_visits: audit_urls.ai_visits,
        citations: audit_urls.citations,
        evidence: audit_findings.evidence,
      })
      .from(audit_findings)
      .leftJoin(audit_urls, page)
      .where(where)
      .orderBy(desc(audit_findings.cost), asc(audit_findings.hash), asc(audit_findings.part))
      .limit(limit)
      .offset(offset);
    return { count: counted?.count ?? 0, rows };
  });
}

/** Everything that an audit found of one page. */
export function listFindingsOf(
  tools: Tools,
  place: Place,
  { auditId, hash }: { readonly auditId: string; readonly hash: string },
): Promise<(Omit<FindingRow, "url" | "ai_visits" | "citations"> & { readonly check_id: CheckId })[]> {
  return withinWorkspace(tools, place, (db) =>
    db
      .select({
        check_id: audit_findings.check_id,
        hash: audit_findings.hash,
        part: audit_findings.part,
        severity: audit_findings.severity,
        is_half: audit_findings.is_half,
        first_seen: audit_findings.first_seen,
        ignored: audit_findings.ignored,
        evidence: audit_findings.evidence,
      })
      .from(audit_findings)
      .where(
        and(
          eq(audit_findings.workspace_id, place.workspaceId),
          eq(audit_findings.audit_id, auditId),
          eq(audit_findings.hash, hash),
        ),
      )
      .orderBy(desc(audit_findings.cost), asc(audit_findings.check_id), asc(audit_findings.part)),
  );
}

/** All findings of an audit with their addresses, by check and cost. */
export function listAllFindings(
  tools: Tools,
  place: Place,
  { auditId, limit, offset }: { readonly auditId: string; readonly limit: number; readonly offset: number },
): Promise<(FindingRow & { readonly check_id: CheckId })[]> {
  return withinWorkspace(tools, place, (db) =>
    db
      .select({
        check_id: audit_findings.check_id,
        hash: audit_findings.hash,
        part: audit_findings.part,
        url: audit_urls.url,
        severity: audit_findings.severity,
        is_half: audit_findings.is_half,
        first_seen: audit_findings.first_seen,
        ignored: audit_findings.ignored,
        ai_visits: audit_urls.ai_visits,
        citations: audit_urls.citations,
        evidence: audit_findings.evidence,
      })
      .from(audit_findings)
      .leftJoin(audit_urls, page)
      .where(and(eq(audit_findings.workspace_id, place.workspaceId), eq(audit_findings.audit_id, auditId)))
      .orderBy(
        asc(audit_findings.check_id),
        desc(audit_findings.cost),
        asc(audit_findings.hash),
        asc(audit_findings.part),
      )
      .limit(limit)
      .offset(offset),
  );
}
