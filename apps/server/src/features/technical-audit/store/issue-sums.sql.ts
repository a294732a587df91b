import type { AuditEvidence } from "@citelens/contract/content/audit-fields";
import type { AuditStatus, CheckId, Severity } from "@citelens/contract/content/audit-words";
import { type SQL, sql } from "drizzle-orm";
import type { Place } from "#platform/place.ts";
import { withinWorkspace } from "#platform/postgres.ts";
import { inTransaction, type Tools } from "#platform/tools.ts";
import { audit_findings, audit_issues } from "./technical-audit.tables.ts";

/** Sum of an audit's findings of one check. */
export interface IssueSum {
  readonly check_id: CheckId;
  readonly severity: Severity;
  /** Whether everything of that severity failed by half. */
  readonly is_half: boolean;
  readonly pages: number;
  /** Number of those that are not ignored. */
  readonly open: number;
  readonly cost: number;
  readonly since: Date;
  /** The reason for which all of it is ignored. */
  readonly ignored: string | null;
  readonly sample: readonly AuditEvidence[];
}

export interface SummedAudit {
  readonly id: string;
  readonly status: AuditStatus;
}

/** Severities, the worst first. */
export const ordered = sql`array['blocker', 'high', 'medium', 'low', 'info']`;

/** The worst first, and of each severity whole findings before halves. */
const rank = sql`2 * array_position(${ordered}, severity) + is_half::int`;

/** The same of a sum's findings that are not ignored. */
export const openRank = sql`2 * array_position(${ordered}, open_severity) + open_is_half::int`;

/** The sums of an audit as a query: kept ones once it is done, counted from its findings until then. */
export function issueSums(place: Place, { id, status }: SummedAudit): SQL {
  return status === "DONE"
    ? sql`select * from ${audit_issues} where workspace_id = ${place.workspaceId} and audit_id = ${id}`
    : countedSums(place, id);
}

function countedSums({ workspaceId }: Place, auditId: string): SQL {
  return sql`
    select ${workspaceId}::uuid as workspace_id, ${auditId}::uuid as audit_id, check_id, (${ordered})[worst / 2] as severity,
      worst % 2 = 1 as is_half, (${ordered})[open_worst / 2] as open_severity, open_worst % 2 = 1 as open_is_half, pages, open, cost, open_cost, since, ignored,
      coalesce((select jsonb_agg(one.proof) from (
        select finding.evidence -> 0 as proof from ${audit_findings} as finding
        where finding.workspace_id = ${workspaceId} and finding.audit_id = ${auditId} and finding.check_id = sums.check_id
        order by finding.cost desc, finding.hash, finding.part limit 3) as one), '[]'::jsonb) as sample
    from (
      select check_id, count(*)::int as pages, (count(*) filter (where ignored is null))::int as open,
        sum(cost)::float8 as cost, coalesce(sum(cost) filter (where ignored is null), 0)::float8 as open_cost,
        min(first_seen) as since, case when count(*) = count(ignored) then min(ignored) end as ignored,
        min(${rank}) as worst, min(${rank}) filter (where ignored is null) as open_worst
      from ${audit_findings} where workspace_id = ${workspaceId} and audit_id = ${auditId}
      group by check_id) as sums`;
}

/** Keeps the sums of what an audit has found. */
export function storeIssueSums(tools: Tools, place: Place, auditId: string): Promise<void> {
  return inTransaction(tools, (within) =>
    withinWorkspace(within, place, async (db) => {
      await db.execute(
        sql`delete from ${audit_issues} where workspace_id = ${place.workspaceId} and audit_id = ${auditId}`,
      );
      await db.execute(sql`
        insert into ${audit_issues} (workspace_id, audit_id, check_id, severity, is_half, open_severity, open_is_half, pages, open, cost,
          open_cost, since, ignored, sample)
        select workspace_id, audit_id, check_id, severity, is_half, open_severity, open_is_half, pages, open, cost, open_cost,
          since, ignored, sample
        from (${countedSums(place, auditId)}) as counted
        on conflict do nothing`); // who cancels and who finishes may do it at once
    }),
  );
}

/** Sums of an audit's findings, a row for each check, by what it costs. */
export async function listIssueSums(tools: Tools, place: Place, audit: SummedAudit): Promise<IssueSum[]> {
  const { rows } = await withinWorkspace(tools, place, (db) =>
    db.execute<{ [K in keyof IssueSum]: IssueSum[K] } & { since: string | Date }>(sql`
      select check_id, severity, is_half, pages, open, cost, since, ignored, sample from (${issueSums(place, audit)}) as issue
      order by cost desc, check_id`),
  );
  return rows.map((row) => ({ ...row, since: new Date(row.since) }));
}
