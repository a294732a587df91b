import type { AuditEvidence } from "@citelens/contract/content/audit-fields";
import type { CheckId } from "@citelens/contract/content/audit-words";
import { and, desc, eq, gte, isNull, or } from "drizzle-orm";
import type { Place } from "#platform/place.ts";
import { withinWorkspace } from "#platform/postgres.ts";
import type { Tools } from "#platform/tools.ts";
import { audit_findings, audit_urls, audits } from "../technical-audit.tables.ts";

export interface FoundBlocker {
  readonly check_id: CheckId;
  /** Null where it is about the whole site. */
  readonly url: string | null;
  readonly evidence: readonly AuditEvidence[];
}

/** The newest audit of the site that was done since a moment, whose findings are kept. */
export async function findNewestDone(tools: Tools, place: Place, since: Date): Promise<string | undefined> {
  const [row] = await withinWorkspace(tools, place, (db) =>
    db
      .select({ id: audits.id })
      .from(audits)
      .where(
        and(
          eq(audits.workspace_id, place.workspaceId),
          eq(audits.scope, "SITE"),
          eq(audits.status, "DONE"),
          eq(audits.is_whole, true),
          gte(audits.created, since),
        ),
      )
      .orderBy(desc(audits.created), desc(audits.id))
      .limit(1),
  );
  return row?.id;
}

/** What failed wholly as a blocker and is not ignored, and cited pages that are gone; at most so many, the worst first. */
export function listGraveFindings(
  tools: Tools,
  place: Place,
  { auditId, limit }: { readonly auditId: string; readonly limit: number },
): Promise<FoundBlocker[]> {
  return withinWorkspace(tools, place, (db) =>
    db
      .select({ check_id: audit_findings.check_id, url: audit_urls.url, evidence: audit_findings.evidence })
      .from(audit_findings)
      .leftJoin(
        audit_urls,
        and(
          eq(audit_urls.workspace_id, audit_findings.workspace_id),
          eq(audit_urls.audit_id, audit_findings.audit_id),
          eq(audit_urls.hash, audit_findings.hash),
        ),
      )
      .where(
        and(
          eq(audit_findings.workspace_id, place.workspaceId),
          eq(audit_findings.audit_id, auditId),
          isNull(audit_findings.ignored),
          or(
            and(eq(audit_findings.severity, "blocker"), eq(audit_findings.is_half, false)),
            eq(audit_findings.check_id, "cited-dead"),
          ),
        ),
      )
      .orderBy(desc(audit_findings.cost), audit_findings.check_id, audit_findings.hash, audit_findings.part)
      .limit(limit),
  );
}
