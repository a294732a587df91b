import { and, desc, eq, gte, inArray, isNotNull, isNull, lt, or, type SQL, sql } from "drizzle-orm";
import { inOrderOf, type LongPage, listNewest } from "#platform/text-search/long-list.sql.ts";
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

/** In which workspaces users themselves did something that is logged, by the day in UTC. */
export function listActedIn(
  { db }: Tools,
  { from, before }: { readonly from: Date; readonly before: Date },
): Promise<{ readonly day: string; readonly workspace_id: string }[]> {
  const { at, actor_id, impersonator_id, workspace_id } = audit_log;
  const day = sql<string>`to_char(${at} at time zone 'UTC', 'YYYY-MM-DD')`;
  return db
    .selectDistinct({ day, workspace_id: sql<string>`${workspace_id}` })
    .from(audit_log)
    .where(
      and(
        gte(at, from),
        lt(at, before),
        isNotNull(actor_id),
        isNull(impersonator_id),
        isNotNull(workspace_id),
      ),
    );
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

/** One page of the log, the newest first. */
export async function pageOfAudit(
  tools: Tools,
  { limit, offset, ...filter }: AuditFilter,
): Promise<LongPage<AuditEntry>> {
  const ways = waysTo(filter);
  const isSearched = Object.values(filter).some((value) => value !== undefined);
  const page = await listNewest(tools, { ways, isSearched, limit, offset });
  if (page.rows.length === 0) return { ...page, rows: [] };
  const rows = await tools.db
    .select()
    .from(audit_log)
    .where(inArray(audit_log.id, [...page.rows]));
  return { ...page, rows: inOrderOf(page.rows, rows) };
}

/** Each by its own index. */
function waysTo({ workspaceId, userId, about }: Omit<AuditFilter, "limit" | "offset">): SQL[] {
  const all = sql`select id, at as created from ${audit_log}`;
  if (about) {
    return [
      sql`${all} where subject_id = ${about.subjectId}`,
      sql`${all} where workspace_id = any(${sql.param([...about.workspaceIds])}::uuid[])`,
    ];
  }
  const ofWorkspace = workspaceId === undefined ? sql`true` : sql`workspace_id = ${workspaceId}`;
  if (userId === undefined) return [workspaceId === undefined ? all : sql`${all} where ${ofWorkspace}`];
  return [
    sql`${all} where ${ofWorkspace} and actor_id = ${userId}`,
    sql`${all} where ${ofWorkspace} and impersonator_id = ${userId}`,
    sql`${all} where ${ofWorkspace} and subject_id = ${userId}`,
  ];
}

function matching({ workspaceId, userId }: Omit<AuditFilter, "limit" | "offset">): SQL | undefined {
  return and(
    workspaceId === undefined ? undefined : eq(audit_log.workspace_id, workspaceId),
    userId === undefined
      ? undefined
      : or(
          eq(audit_log.actor_id, userId),
          eq(audit_log.impersonator_id, userId),
          eq(audit_log.subject_id, userId),
        ),
  );
}
