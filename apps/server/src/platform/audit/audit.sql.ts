import { and, getTableColumns, gte, inArray, isNotNull, isNull, lt, type SQL, sql } from "drizzle-orm";
import { inOrderOf, type LongPage, listNewest } from "#platform/text-search/long-list.sql.ts";
import type { Tools } from "#platform/tools.ts";
import { audit_log } from "./audit.tables.ts";

export type AuditEntry = Omit<typeof audit_log.$inferSelect, "stored_at">;

export interface AuditFilter {
  readonly workspaceId?: string;
  /** Actions of this user, as actor or as impersonator, and actions upon them. */
  readonly userId?: string;
  /** Actions upon this subject, or in one of these workspaces. */
  readonly about?: { readonly subjectId: string; readonly workspaceIds: readonly string[] };
  readonly action?: string;
  /** Actions that are left out. */
  readonly besides?: readonly string[];
  readonly from?: Date;
  readonly before?: Date;
}

interface Range {
  readonly limit: number;
  readonly offset: number;
}

const { stored_at: _, ...shown } = getTableColumns(audit_log);

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

/** One page of the log, the newest first. */
export async function pageOfAudit(
  tools: Tools,
  { limit, offset, ...filter }: AuditFilter & Range,
): Promise<LongPage<AuditEntry>> {
  const isSearched = Object.values(filter).some((value) => value !== undefined);
  const page = await listNewest(tools, { ways: waysTo(filter), isSearched, limit, offset });
  return { ...page, rows: await listByIds(tools, page.rows) };
}

/** The newest of what a filter finds that are older than a row of the log. */
export async function listAuditBefore(
  tools: Tools,
  filter: AuditFilter,
  { id, limit }: { readonly id: string | undefined; readonly limit: number },
): Promise<AuditEntry[]> {
  const older =
    id === undefined
      ? undefined
      : sql`(at, id) < (select last.at, last.id from ${audit_log} as last where last.id = ${id})`;
  const newest = sql`order by created desc, id desc limit ${limit}`;
  const each = waysTo(filter, older).map((way) => sql`(${way} ${newest})`);
  const { rows } = await tools.db.execute<{ id: string }>(
    sql`select id from (${sql.join(each, sql` union `)}) as found ${newest}`,
  );
  return listByIds(
    tools,
    rows.map((row) => row.id),
  );
}

/** The newest that concern a user. */
export function listAuditOf(tools: Tools, userId: string, limit: number): Promise<AuditEntry[]> {
  return listAuditBefore(tools, { userId }, { id: undefined, limit });
}

async function listByIds({ db }: Tools, ids: readonly string[]): Promise<AuditEntry[]> {
  if (ids.length === 0) return [];
  const rows = await db
    .select(shown)
    .from(audit_log)
    .where(inArray(audit_log.id, [...ids]));
  return inOrderOf(ids, rows);
}

/** Every action that was ever noted, by steps through their index. */
export async function listActions({ db }: Tools): Promise<string[]> {
  const { rows } = await db.execute<{ action: string }>(sql`
    with recursive known as (
      select min(action) as action from ${audit_log}
      union all
      select (select min(action) from ${audit_log} where action > known.action) from known where action is not null
    )
    select action from known where action is not null`);
  return rows.map(({ action }) => action);
}

/** Each by its own index. */
function waysTo(
  { workspaceId, userId, about, action, besides, from, before }: AuditFilter,
  older?: SQL,
): SQL[] {
  const bounds = [
    older,
    workspaceId === undefined ? undefined : sql`workspace_id = ${workspaceId}`,
    action === undefined ? undefined : sql`action = ${action}`,
    besides && sql`action <> all(${sql.param([...besides])}::text[])`,
    from && sql`at >= ${from.toISOString()}::timestamptz`,
    before && sql`at < ${before.toISOString()}::timestamptz`,
  ].filter((bound) => bound !== undefined);
  const way = (...found: readonly SQL[]): SQL => {
    const conditions = [...found, ...bounds];
    const where = conditions.length > 0 ? sql`where ${sql.join(conditions, sql` and `)}` : sql``;
    return sql`select id, at as created from ${audit_log} ${where}`;
  };
  const ofUser =
    userId === undefined
      ? undefined
      : sql`(actor_id = ${userId} or impersonator_id = ${userId} or subject_id = ${userId})`;
  if (about) {
    const also = ofUser ? [ofUser] : [];
    return [
      way(sql`subject_id = ${about.subjectId}`, ...also),
      way(sql`workspace_id = any(${sql.param([...about.workspaceIds])}::uuid[])`, ...also),
    ];
  }
  if (userId === undefined) return [way()];
  return [
    way(sql`actor_id = ${userId}`),
    way(sql`impersonator_id = ${userId}`),
    way(sql`subject_id = ${userId}`),
  ];
}
