import { runningStatuses } from "@citelens/contract/content/audit-words";
import { and, desc, eq, inArray, isNotNull, lt, ne, or, type SQL, sql } from "drizzle-orm";
import type { PgUpdateSetSource } from "drizzle-orm/pg-core";
import { changeHeld, type LeasedRow, letGo, takeLease } from "#platform/leases/lease.sql.ts";
import type { Place } from "#platform/place.ts";
import { isUniqueViolation, withinWorkspace } from "#platform/postgres.ts";
import { Refusal } from "#platform/refusal.ts";
import type { Tools } from "#platform/tools.ts";
import { audits } from "./technical-audit.tables.ts";

export type AuditRow = typeof audits.$inferSelect;
export type NewAudit = typeof audits.$inferInsert;
export type AuditStep = (typeof runningStatuses)[number];

function ofPlace(place: Place, auditId: string): SQL | undefined {
  return and(eq(audits.workspace_id, place.workspaceId), eq(audits.id, auditId));
}

/** None where an audit of the site runs already, in whichever process it was begun. */
export async function insertAudit(
  tools: Tools,
  place: Place,
  audit: Omit<NewAudit, "workspace_id">,
): Promise<AuditRow | undefined> {
  const [row] = await withinWorkspace(tools, place, (db) =>
    db
      .insert(audits)
      .values({ ...audit, workspace_id: place.workspaceId })
      .onConflictDoNothing()
      .returning(),
  );
  return row;
}

export async function findAudit(tools: Tools, place: Place, auditId: string): Promise<AuditRow | undefined> {
  const [row] = await withinWorkspace(tools, place, (db) =>
    db.select().from(audits).where(ofPlace(place, auditId)),
  );
  return row;
}

interface AuditListQuery {
  readonly scope: AuditRow["scope"];
  readonly limit: number;
  readonly offset: number;
}

/** The newest first, and how many there are. */
export function listAuditRows(
  tools: Tools,
  place: Place,
  { scope, limit, offset }: AuditListQuery,
): Promise<{ readonly count: number; readonly rows: AuditRow[] }> {
  const where = and(eq(audits.workspace_id, place.workspaceId), eq(audits.scope, scope));
  return withinWorkspace(tools, place, async (db) => ({
    count: await db.$count(audits, where),
    rows: await db
      .select()
      .from(audits)
      .where(where)
      .orderBy(desc(audits.created), desc(audits.id))
      .limit(limit)
      .offset(offset),
  }));
}

/** The newest audit of a site with scores, begun before a moment. */
export async function findScoredBefore(
  tools: Tools,
  place: Place,
  { scope, created }: Pick<AuditRow, "scope" | "created">,
): Promise<AuditRow | undefined> {
  const [row] = await withinWorkspace(tools, place, (db) =>
    db
      .select()
      .from(audits)
      .where(
        and(
          eq(audits.workspace_id, place.workspaceId),
          eq(audits.scope, scope),
          eq(audits.status, "DONE"),
          lt(audits.created, created),
        ),
      )
      .orderBy(desc(audits.created), desc(audits.id))
      .limit(1),
  );
  return row;
}

export async function deleteAuditRow(tools: Tools, place: Place, auditId: string): Promise<boolean> {
  const gone = await withinWorkspace(tools, place, (db) =>
    db.delete(audits).where(ofPlace(place, auditId)).returning({ id: audits.id }),
  );
  return gone.length > 0;
}

/** Gives the work at an audit to one worker alone, until it is done or that time; none where it is not in that step, or taken. */
export async function leaseAudit(
  tools: Tools,
  place: Place,
  { auditId, step, until }: { readonly auditId: string; readonly step: AuditStep; readonly until: Date },
): Promise<AuditRow | undefined> {
  return takeLease(tools, leasedRow(place, auditId), {
    until,
    where: eq(audits.status, step),
    changes: {
      attempts: sql`${audits.attempts} + 1`,
      attempted_at: sql`case when ${audits.attempts} = 0 then ${tools.now()}::timestamptz else ${audits.attempted_at} end`,
    },
  });
}

function leasedRow(place: Place, auditId: string): LeasedRow<typeof audits> {
  const isRunning = inArray(audits.status, [...runningStatuses]);
  return { table: audits, place, where: and(ofPlace(place, auditId), isRunning) };
}

/** Lease of a worker, by its number. */
export type AuditLease = Pick<AuditRow, "id" | "fence">;
type Changes = Partial<Omit<AuditRow, "workspace_id" | "id" | "fence" | "scope" | "created">>;

interface LeasedChange {
  readonly leased: AuditLease;
  readonly changes: Changes;
  /** Whether the lease ends with it: nothing that its holder still has under way changes the audit after that. */
  readonly letsGo?: boolean;
}

/** Changes an audit for the one who holds its lease; false once somebody else does, or it was canceled or deleted. */
export async function changeLeased(
  tools: Tools,
  place: Place,
  { leased, changes, letsGo = false }: LeasedChange,
): Promise<boolean> {
  return changeHeld(tools, leasedRow(place, leased.id), {
    fence: leased.fence,
    changes: { ...changes, beaten_at: tools.now(), ...(letsGo && letGo(audits)) },
  });
}

/** Columns that end the work at an audit: one that was done before, and opened again, is done as it was. */
export function endedAs({ now }: Tools, status: "CANCELED" | "FAILED"): PgUpdateSetSource<typeof audits> {
  const isFirst = sql`${audits.finished_at} is null`;
  return {
    status: sql`case when ${isFirst} then ${status} else 'DONE' end`,
    failure: sql`case when ${isFirst} then ${audits.failure} end`,
    failure_seen: sql`case when ${isFirst} then ${audits.failure_seen} end`,
    finished_at: sql`coalesce(${audits.finished_at}, ${now()}::timestamptz)`,
    ...letGo(audits),
    current_url: null,
  };
}

/** Cancels what runs at this very moment; a worker sees it within a second. */
export async function cancelRunning(tools: Tools, place: Place, auditId: string): Promise<boolean> {
  const canceled = await withinWorkspace(tools, place, (db) =>
    db
      .update(audits)
      .set(endedAs(tools, "CANCELED"))
      .where(and(ofPlace(place, auditId), inArray(audits.status, [...runningStatuses])))
      .returning({ id: audits.id }),
  );
  return canceled.length > 0;
}

/** Lets a done audit go on from a step, unless one of the site runs; one being checked anew is taken back. */
export async function reopenAudit(
  tools: Tools,
  place: Place,
  { auditId, step }: { readonly auditId: string; readonly step: AuditStep },
): Promise<AuditRow | undefined> {
  const [row] = await withinWorkspace(tools, place, (db) =>
    db
      .update(audits)
      .set({ status: step, attempts: 0, ...letGo(audits) })
      .where(and(ofPlace(place, auditId), isDoneBefore, audits.is_whole))
      .returning(),
  );
  return row;
}

const isDoneBefore = or(
  eq(audits.status, "DONE"),
  and(eq(audits.status, "CHECKING"), isNotNull(audits.finished_at)),
);

/** Refuses what cannot be opened again because an audit of the site runs. */
export async function reopening<T>(run: () => Promise<T>): Promise<T> {
  try {
    return await run();
  } catch (error) {
    if (isUniqueViolation(error, "audits_running")) throw new Refusal("AUDIT_RUNNING");
    throw error;
  }
}

/** Audits of a scope beyond the newest ones that are still whole. */
export async function listOldWhole(
  tools: Tools,
  place: Place,
  { scope, wholeMax }: { readonly scope: AuditRow["scope"]; readonly wholeMax: number },
): Promise<string[]> {
  const rows = await withinWorkspace(tools, place, (db) =>
    db
      .select({ id: audits.id })
      .from(audits)
      .where(
        and(
          eq(audits.workspace_id, place.workspaceId),
          eq(audits.scope, scope),
          audits.is_whole,
          ne(audits.status, "QUEUED"),
          sql`${audits.finished_at} is not null`,
        ),
      )
      .orderBy(desc(audits.created), desc(audits.id))
      .offset(wholeMax),
  );
  return rows.map(({ id }) => id);
}

export async function markPartial(tools: Tools, place: Place, auditId: string): Promise<void> {
  await withinWorkspace(tools, place, (db) =>
    db.update(audits).set({ is_whole: false, site: null }).where(ofPlace(place, auditId)),
  );
}
