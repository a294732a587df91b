import type { AuditEvidence } from "@citelens/contract/content/audit-fields";
import type { CheckId } from "@citelens/contract/content/audit-words";
import { and, desc, eq, gte, inArray, isNotNull, isNull, or, sql } from "drizzle-orm";
import type { Place } from "#platform/place.ts";
import { withinWorkspace } from "#platform/postgres.ts";
import type { Tools } from "#platform/tools.ts";
import { audit_findings, audit_urls, audits } from "../store/technical-audit.tables.ts";

export interface FoundBlocker {
  readonly check_id: CheckId;
  /** Null where it is about the whole site. */
  readonly url: string | null;
  readonly evidence: readonly AuditEvidence[];
}

export interface NewestDone {
  readonly id: string;
  readonly finished_at: Date | null;
  readonly robots: string | null;
}

/** The newest audit of the site that was done since a moment, whose findings are kept. */
export async function findNewestDone(
  tools: Tools,
  place: Place,
  since: Date,
): Promise<NewestDone | undefined> {
  const [row] = await withinWorkspace(tools, place, (db) =>
    db
      .select({
        id: audits.id,
        finished_at: audits.finished_at,
        robots: sql<string | null>`${audits.site}->'robots'->>'text'`,
      })
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
  return row;
}

export interface RefusedPage {
  readonly url: string;
  readonly status: number | null;
  /** By what a challenge was known. */
  readonly challenge: string | null;
}

interface OfAudit {
  readonly auditId: string;
  readonly limit: number;
}

/** Pages that answered with a status of no page, or with a challenge in place of it. */
export function listRefused(tools: Tools, place: Place, { auditId, limit }: OfAudit): Promise<RefusedPage[]> {
  const { workspace_id, audit_id, url, facts } = audit_urls;
  const status = sql<number | null>`(${facts}->'fetch'->>'status')::int`;
  const challenge = sql<string | null>`${facts}->'fetch'->>'challenge'`;
  return withinWorkspace(tools, place, (db) =>
    db
      .select({ url, status, challenge })
      .from(audit_urls)
      .where(
        and(
          eq(workspace_id, place.workspaceId),
          eq(audit_id, auditId),
          or(gte(status, 400), isNotNull(challenge)),
        ),
      )
      .orderBy(url)
      .limit(limit),
  );
}

/** Addresses among these that answered with a page. */
export async function listThere(
  tools: Tools,
  place: Place,
  { auditId, urls }: { readonly auditId: string; readonly urls: readonly string[] },
): Promise<Set<string>> {
  if (urls.length === 0) return new Set();
  const rows = await withinWorkspace(tools, place, (db) =>
    db
      .select({ url: audit_urls.url })
      .from(audit_urls)
      .where(
        and(
          eq(audit_urls.workspace_id, place.workspaceId),
          eq(audit_urls.audit_id, auditId),
          inArray(audit_urls.url, [...urls]),
          sql`(${audit_urls.facts}->'fetch'->>'status')::int < 400`,
        ),
      ),
  );
  return new Set(rows.map(({ url }) => url));
}

/** Findings that failed wholly as a blocker and are not ignored, and cited pages that are gone; at most so many, the worst first. */
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
