import type { AuditEvidence, SeverityCounts } from "@citelens/contract/content/audit-fields";
import type { CheckId, PageKind, Severity } from "@citelens/contract/content/audit-words";
import { and, eq, sql } from "drizzle-orm";
import type { Place } from "#platform/place.ts";
import { withinWorkspace } from "#platform/postgres.ts";
import { storableJson } from "#platform/requests/storable-text.ts";
import { inTransaction, type Tools } from "#platform/tools.ts";
import type { PageColumns } from "./page-columns.rules.ts";
import { audit_findings, audit_issues, audit_probes, audit_urls } from "./technical-audit.tables.ts";

export interface NewFinding {
  readonly check_id: CheckId;
  /** Empty for a check of the site. */
  readonly hash: string;
  readonly part: string;
  readonly severity: Severity;
  readonly is_half: boolean;
  readonly cost: number;
  readonly evidence: readonly AuditEvidence[];
  readonly first_seen: Date;
  readonly ignored: string | null;
}

export interface CheckedPage extends PageColumns {
  readonly hash: string;
  readonly kind: PageKind;
  readonly score: number | null;
  readonly counts: SeverityCounts;
  readonly depth: number | null;
  readonly links_in: number;
  readonly ai_visits: number;
  readonly citations: number;
}

interface CheckedPages {
  readonly auditId: string;
  readonly pages: readonly CheckedPage[];
  readonly findings: readonly NewFinding[];
}

/** Replaces what was found of these pages, all of it or nothing. */
export function storeChecked(
  tools: Tools,
  place: Place,
  { auditId, pages, findings }: CheckedPages,
): Promise<void> {
  const hashes = sql.param(pages.map(({ hash }) => hash));
  return inTransaction(tools, async (within) => {
    await withinWorkspace(within, place, (db) =>
      db.execute(sql`
        delete from ${audit_findings}
        where workspace_id = ${place.workspaceId} and audit_id = ${auditId} and hash = any(${hashes}::text[])`),
    );
    await insertFindings(within, place, { auditId, findings });
    await withinWorkspace(within, place, (db) =>
      db.execute(sql`
        update ${audit_urls} as page set kind = row.kind, title = row.title,
          description = row.description, canonical = row.canonical, score = row.score, counts = row.counts,
          words = row.words, depth = row.depth, links_in = row.links_in, first_byte_ms = row.first_byte_ms,
          html_bytes = row.html_bytes, ai_visits = row.ai_visits, citations = row.citations
        from jsonb_to_recordset(${storableJson(pages)}::jsonb) as row(hash text, kind text, title text,
          description text, canonical text, score real,
          counts jsonb, words int, depth smallint, links_in int, first_byte_ms int, html_bytes int, ai_visits int,
          citations int)
        where page.workspace_id = ${place.workspaceId} and page.audit_id = ${auditId} and page.hash = row.hash`),
    );
  });
}

/** Replaces what was found of the site as a whole. */
export function storeSiteFindings(
  tools: Tools,
  place: Place,
  { auditId, findings }: Omit<CheckedPages, "pages">,
): Promise<void> {
  return inTransaction(tools, async (within) => {
    await withinWorkspace(within, place, (db) =>
      db
        .delete(audit_findings)
        .where(
          and(
            eq(audit_findings.workspace_id, place.workspaceId),
            eq(audit_findings.audit_id, auditId),
            eq(audit_findings.hash, ""),
          ),
        ),
    );
    await insertFindings(within, place, { auditId, findings });
  });
}

/** Adds what was found; what is known of the same page stays as it is. */
async function insertFindings(
  tools: Tools,
  place: Place,
  { auditId, findings }: Omit<CheckedPages, "pages">,
): Promise<void> {
  await insertWritten(tools, place, { auditId, findings: storableJson(findings) });
}

/** The same of findings that are written out already, as a list in JSON. */
export async function insertWritten(
  tools: Tools,
  place: Place,
  { auditId, findings }: { readonly auditId: string; readonly findings: string },
): Promise<void> {
  if (findings === "[]") return;
  await withinWorkspace(tools, place, (db) =>
    db.execute(sql`
      insert into ${audit_findings}
        (workspace_id, audit_id, check_id, hash, part, severity, is_half, cost, evidence, first_seen, ignored)
      select ${place.workspaceId}, ${auditId}, check_id, hash, part, severity, is_half, cost, evidence, first_seen, ignored
      from jsonb_to_recordset(${findings}::jsonb) as row(check_id text, hash text, part text,
        severity text, is_half boolean, cost real, evidence jsonb, first_seen timestamptz, ignored text)
      on conflict do nothing`),
  );
}

/** When each finding of an audit was first seen, by its check, page and part, as findingKey() joins them. */
export async function listFirstSeen(
  tools: Tools,
  place: Place,
  auditId: string,
): Promise<ReadonlyMap<string, Date>> {
  const rows = await withinWorkspace(tools, place, (db) =>
    db
      .select({
        check_id: audit_findings.check_id,
        hash: audit_findings.hash,
        part: audit_findings.part,
        first_seen: audit_findings.first_seen,
      })
      .from(audit_findings)
      .where(and(eq(audit_findings.workspace_id, place.workspaceId), eq(audit_findings.audit_id, auditId))),
  );
  return new Map(rows.map((row) => [findingKey(row), row.first_seen]));
}

export function findingKey({ check_id, hash, part }: Pick<NewFinding, "check_id" | "hash" | "part">): string {
  return `${check_id} ${hash} ${part}`;
}

export type ProbeRow = Omit<typeof audit_probes.$inferSelect, "workspace_id" | "audit_id">;

export function listProbes(tools: Tools, place: Place, auditId: string): Promise<ProbeRow[]> {
  return withinWorkspace(tools, place, (db) =>
    db
      .select({
        token: audit_probes.token,
        outcome: audit_probes.outcome,
        status: audit_probes.status,
        seen: audit_probes.seen,
        at: audit_probes.at,
      })
      .from(audit_probes)
      .where(and(eq(audit_probes.workspace_id, place.workspaceId), eq(audit_probes.audit_id, auditId))),
  );
}

export async function storeProbes(
  tools: Tools,
  place: Place,
  { auditId, probes }: { readonly auditId: string; readonly probes: readonly ProbeRow[] },
): Promise<void> {
  if (probes.length === 0) return;
  const rows = probes.map((probe) => ({ ...probe, workspace_id: place.workspaceId, audit_id: auditId }));
  await withinWorkspace(tools, place, (db) => db.insert(audit_probes).values(rows).onConflictDoNothing());
}

/** Removes what an audit found, and keeps its scores and counts. */
export function thinAudit(tools: Tools, place: Place, auditId: string): Promise<void> {
  return withinWorkspace(tools, place, async (db) => {
    for (const table of [audit_findings, audit_issues, audit_probes, audit_urls])
      await db
        .delete(table)
        .where(and(eq(table.workspace_id, place.workspaceId), eq(table.audit_id, auditId)));
  });
}
