import { runningStatuses } from "@citelens/contract/content/audit-words";
import { sql } from "drizzle-orm";
import type { Place } from "#platform/place.ts";
import { withinWorkspace } from "#platform/postgres.ts";
import type { Tools } from "#platform/tools.ts";
import { audit_urls, audits } from "../store/technical-audit.tables.ts";

/**
 * Leaves nothing ahead of an audit that is over: pages that were to be read again stay as they were read, and what was never read is
 * forgotten and still counted. Rows that a worker is still writing are passed over, so that nobody waits for anybody.
 */
export async function tidyAhead(tools: Tools, place: Place, auditId: string): Promise<void> {
  const { workspaceId } = place;
  const running = sql.param([...runningStatuses]);
  const ahead = sql`select url.hash from ${audit_urls} as url
    where url.workspace_id = ${workspaceId} and url.audit_id = ${auditId} and url.state = 'AHEAD' and exists (
      select from ${audits} as audit where audit.workspace_id = ${workspaceId} and audit.id = ${auditId}
        and not audit.status = any(${running}::text[]))
    for update of url skip locked`;
  await withinWorkspace(tools, place, (db) =>
    db.execute(sql`
      update ${audit_urls} set state = 'DONE'
      where workspace_id = ${workspaceId} and audit_id = ${auditId} and facts is not null and hash in (${ahead})`),
  );
  await countAgain(tools, place, auditId);
  await withinWorkspace(tools, place, (db) =>
    db.execute(sql`
      delete from ${audit_urls}
      where workspace_id = ${workspaceId} and audit_id = ${auditId} and facts is null and hash in (${ahead})`),
  );
}

/** Progress that was last told may be older than what was written since. */
async function countAgain(tools: Tools, place: Place, auditId: string): Promise<void> {
  const { workspaceId } = place;
  const running = sql.param([...runningStatuses]);
  await withinWorkspace(tools, place, (db) =>
    db.execute(sql`
      update ${audits} set read = counted.read, failed = counted.failed, known = greatest(${audits.known}, counted.known)
      from (
        select count(*)::int as known, (count(*) filter (where state = 'DONE'))::int as read,
          (count(*) filter (where state = 'DONE' and (status is null or status >= 400)))::int as failed
        from ${audit_urls} where workspace_id = ${workspaceId} and audit_id = ${auditId}
      ) as counted
      where ${audits.workspace_id} = ${workspaceId} and ${audits.id} = ${auditId} and ${audits.is_whole}
        and not ${audits.status} = any(${running}::text[])`),
  );
}
