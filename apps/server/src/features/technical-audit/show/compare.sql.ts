import type { CheckId, Severity } from "@citelens/contract/content/audit-words";
import { sql } from "drizzle-orm";
import type { Place } from "#platform/place.ts";
import { withinWorkspace } from "#platform/postgres.ts";
import type { Tools } from "#platform/tools.ts";
import { issueSums, openRank, ordered, type SummedAudit } from "../store/issue-sums.sql.ts";
import { audit_urls } from "../store/technical-audit.tables.ts";

interface AuditPair {
  readonly before: string;
  readonly after: string;
}

export interface ComparedCheck {
  readonly check_id: CheckId;
  readonly severity: Severity;
  readonly is_half: boolean;
  readonly pages_before: number;
  readonly pages_after: number;
}

/** Findings that failed each check then and now, where either audit failed it; what is ignored does not count. */
export async function compareChecks(
  tools: Tools,
  place: Place,
  { before, after }: { readonly before: SummedAudit; readonly after: SummedAudit },
): Promise<ComparedCheck[]> {
  const { rows } = await withinWorkspace(tools, place, (db) =>
    db.execute<{ [K in keyof ComparedCheck]: ComparedCheck[K] }>(sql`
      with old as (select *, ${openRank} as worst from (${issueSums(place, before)}) as sums where open > 0),
        now as (select *, ${openRank} as worst from (${issueSums(place, after)}) as sums where open > 0)
      select check_id, (${ordered})[least(old.worst, now.worst) / 2] as severity,
        least(old.worst, now.worst) % 2 = 1 as is_half,
        coalesce(old.open, 0) as pages_before, coalesce(now.open, 0) as pages_after
      from old full join now using (check_id)
      order by coalesce(old.open_cost, 0) + coalesce(now.open_cost, 0) desc, check_id`),
  );
  return rows;
}

/** Addresses that one audit read and the other did not. */
export async function listOnlyIn(
  tools: Tools,
  place: Place,
  { auditId, besides, limit }: { readonly auditId: string; readonly besides: string; readonly limit: number },
): Promise<string[]> {
  const { rows } = await withinWorkspace(tools, place, (db) =>
    db.execute<{ url: string }>(sql`
      select page.url from ${audit_urls} as page
      left join ${audit_urls} as other on other.workspace_id = ${place.workspaceId}
        and other.audit_id = ${besides} and other.hash = page.hash and other.state = 'DONE'
      where page.workspace_id = ${place.workspaceId} and page.audit_id = ${auditId} and page.state = 'DONE'
        and other.hash is null
      order by page.citations desc, page.url limit ${limit}`),
  );
  return rows.map(({ url }) => url);
}

export interface ChangedField {
  readonly url: string;
  readonly field: string;
  readonly before: string | null;
  readonly after: string | null;
}

/** Pages that both audits read and that say otherwise now. */
export async function listChanged(
  tools: Tools,
  place: Place,
  { before, after, limit }: AuditPair & { readonly limit: number },
): Promise<ChangedField[]> {
  const { rows } = await withinWorkspace(tools, place, (db) =>
    db.execute<{ [K in keyof ChangedField]: ChangedField[K] }>(sql`
      select page.url, field.name as field, field.before, field.after
      from ${audit_urls} as page
      join ${audit_urls} as old on old.workspace_id = ${place.workspaceId} and old.audit_id = ${before}
        and old.hash = page.hash and old.state = 'DONE'
      cross join lateral (values
        ('status', old.status::text, page.status::text),
        ('title', old.title, page.title),
        ('description', old.description, page.description),
        ('canonical', old.canonical, page.canonical)) as field(name, before, after)
      where page.workspace_id = ${place.workspaceId} and page.audit_id = ${after} and page.state = 'DONE'
        and field.before is distinct from field.after
      order by page.citations desc, page.url, field.name limit ${limit}`),
  );
  return rows;
}
