import { runningStatuses } from "@citelens/contract/content/audit-words";
import { and, eq, inArray, lt, sql } from "drizzle-orm";
import type { NamesWorkspace, Place } from "#platform/place.ts";
import { withinWorkspace } from "#platform/postgres.ts";
import { isTryable } from "#platform/sweeps/failed-items.sql.ts";
import type { Tools } from "#platform/tools.ts";
import { type AuditRow, type AuditStep, endedAs } from "../store/audits.sql.ts";
import { audits } from "../store/technical-audit.tables.ts";

export interface StalledAudit
  extends NamesWorkspace,
    Pick<AuditRow, "id" | "attempts" | "attempted_at" | "finished_at"> {
  readonly status: AuditStep;
}

/** The sweep that lets them go on, or end. */
export const stalledAudits = "technical-audit.continue-stalled";

/** Audits of all workspaces at which nobody has worked for long, though they are not over; those that wait longest first. */
export async function listStalled(
  tools: Tools,
  { before, limit }: { readonly before: Date; readonly limit: number },
): Promise<StalledAudit[]> {
  const { workspace_id: workspaceId, id, status, attempts, attempted_at, finished_at } = audits;
  const rows = await tools.db
    .select({ workspaceId, id, status, attempts, attempted_at, finished_at })
    .from(audits)
    .where(
      and(
        inArray(status, [...runningStatuses]),
        lt(audits.beaten_at, before),
        isTryable(tools, stalledAudits, id),
      ),
    )
    .orderBy(audits.beaten_at)
    .limit(limit);
  return rows.map((row) => ({ ...row, status: row.status as AuditStep })); // as the statement asks
}

interface StalledQuery {
  readonly auditId: string;
  readonly before: Date;
}

const stalled = (place: Place, { auditId, before }: StalledQuery) =>
  and(
    eq(audits.workspace_id, place.workspaceId),
    eq(audits.id, auditId),
    inArray(audits.status, [...runningStatuses]),
    lt(audits.beaten_at, before),
  );

/** Notes that work at it was enqueued again, for one caller alone. */
export async function touchStalled(tools: Tools, place: Place, which: StalledQuery): Promise<boolean> {
  const touched = await withinWorkspace(tools, place, (db) =>
    db
      .update(audits)
      .set({ beaten_at: tools.now() })
      .where(and(eq(audits.workspace_id, place.workspaceId), stalled(place, which)))
      .returning({ id: audits.id }),
  );
  return touched.length > 0;
}

/** Ends what cannot go on, for one caller alone: as failed, or as it was done before. What was seen of the site is said first. */
export async function endStalled(
  tools: Tools,
  place: Place,
  { seen, ...which }: StalledQuery & { readonly seen: string },
): Promise<AuditRow | undefined> {
  const isFirst = sql`${audits.finished_at} is null`;
  const [row] = await withinWorkspace(tools, place, (db) =>
    db
      .update(audits)
      .set({
        ...endedAs(tools, "FAILED"),
        failure: sql`case when ${isFirst} then coalesce(${audits.failure}, 'INTERNAL') end`,
        failure_seen: sql`case when ${isFirst} then coalesce(${audits.failure_seen}, ${seen}) end`,
      })
      .where(and(eq(audits.workspace_id, place.workspaceId), stalled(place, which)))
      .returning(),
  );
  return row;
}
