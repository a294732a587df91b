import { and, asc, desc, eq, sql } from "drizzle-orm";
import type { Place } from "#platform/place.ts";
import { withinWorkspace } from "#platform/postgres.ts";
import type { Tools } from "#platform/tools.ts";
import { audit_urls } from "../store/technical-audit.tables.ts";

/** Two pages that people read: the start page, and the most important one beside it that was answered with HTML. */
export async function findProbedPages(tools: Tools, place: Place, auditId: string): Promise<string[]> {
  const rows = await withinWorkspace(tools, place, (db) =>
    db
      .select({ url: audit_urls.url })
      .from(audit_urls)
      .where(
        and(
          eq(audit_urls.workspace_id, place.workspaceId),
          eq(audit_urls.audit_id, auditId),
          eq(audit_urls.state, "DONE"),
          eq(audit_urls.status, 200),
          sql`jsonb_typeof(${audit_urls.facts} -> 'html') = 'object'`,
        ),
      )
      .orderBy(asc(audit_urls.rank), desc(audit_urls.citations), asc(audit_urls.hash))
      .limit(2),
  );
  return rows.map(({ url }) => url);
}
