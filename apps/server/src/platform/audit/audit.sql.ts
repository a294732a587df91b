import { and, desc, eq, inArray, or, type SQL } from "drizzle-orm";
import type { Tools } from "#platform/tools.ts";
import { audit_log } from "./audit.tables.ts";

export type AuditEntry = typeof audit_log.$inferSelect;

export interface AuditFilter {
  readonly workspaceId?: string;
  /** Actions of this user, as actor or as impersonator, and actions upon them. */
  readonly userId?: string;
  /** Actions upon this subject, or in one of these workspaces. */
  readonly about?: { readonly subjectId: string; readonly workspaceIds: readonly string[] };
  readonly limit: number;
  readonly offset: number;
}

export async function insertAuditEntry({ db }: Tools, entry: AuditEntry): Promise<void> {
  await db.insert(audit_log).values(entry);
}

/** Newest first. */
export function listAudit({ db }: Tools, { limit, offset, ...filter }: AuditFilter): Promise<AuditEntry[]> {
  return db
    .select()
    .from(audit_log)
    .where(matching(filter))
    .orderBy(desc(audit_log.at), desc(audit_log.id))
    .limit(limit)
    .offset(offset);
}

export function countAudit({ db }: Tools, filter: Omit<AuditFilter, "limit" | "offset">): Promise<number> {
  return db.$count(audit_log, matching(filter));
}

function matching({ workspaceId, userId, about }: Omit<AuditFilter, "limit" | "offset">): SQL | undefined {
  return and(
    workspaceId === undefined ? undefined : eq(audit_log.workspace_id, workspaceId),
    userId === undefined
      ? undefined
      : or(
          eq(audit_log.actor_id, userId),
          eq(audit_log.impersonator_id, userId),
          eq(audit_log.subject_id, userId),
        ),
    about &&
      or(eq(audit_log.subject_id, about.subjectId), inArray(audit_log.workspace_id, [...about.workspaceIds])),
  );
}
