import { earlier, minuteMs } from "@citelens/contract/base/days";
import { and, asc, desc, eq, inArray, lt, sql } from "drizzle-orm";
import type { Member } from "#features/workspaces/lookup/public.ts";
import { changeHeld, isLeaseOver, type LeasedRow, letGo } from "#platform/leases/lease.sql.ts";
import { type Lease, leaseOf } from "#platform/leases/while-leased.ts";
import type { NamesWorkspace, Place } from "#platform/place.ts";
import { withinWorkspace } from "#platform/postgres.ts";
import type { Tools } from "#platform/tools.ts";
import { exports } from "./exports.tables.ts";

export type ExportRow = typeof exports.$inferSelect;
export type ListColumns = Pick<ExportRow, "operation" | "params" | "query" | "last_days" | "format">;

/** Adds one unless the workspace has as many; whoever adds one at the same time waits. */
export function insertExport(
  tools: Tools,
  member: Member,
  { keptMax, row }: { readonly keptMax: number; readonly row: ListColumns & Pick<ExportRow, "id"> },
): Promise<ExportRow | undefined> {
  return withinWorkspace(tools, member, async (db) => {
    const { workspaceId, userId } = member;
    await db.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`exports ${workspaceId}`}, 0))`);
    if ((await db.$count(exports, eq(exports.workspace_id, workspaceId))) >= keptMax) return undefined;
    const [made] = await db
      .insert(exports)
      .values({
        ...row,
        workspace_id: workspaceId,
        made_by: userId,
        status: "QUEUED",
        created_at: tools.now(),
      })
      .returning();
    return made;
  });
}

export function listExportRows(tools: Tools, place: Place): Promise<ExportRow[]> {
  return withinWorkspace(tools, place, (db) =>
    db
      .select()
      .from(exports)
      .where(eq(exports.workspace_id, place.workspaceId))
      .orderBy(desc(exports.created_at), desc(exports.id)),
  );
}

export async function findExportRow(tools: Tools, place: Place, id: string): Promise<ExportRow | undefined> {
  const [row] = await withinWorkspace(tools, place, (db) =>
    db
      .select()
      .from(exports)
      .where(and(eq(exports.workspace_id, place.workspaceId), eq(exports.id, id))),
  );
  return row;
}

/** Resolves to the one that was there. Whoever writes it finds it gone. */
export async function deleteExportRow(
  tools: Tools,
  place: Place,
  id: string,
): Promise<Pick<ExportRow, "id" | "sha256"> | undefined> {
  const [row] = await withinWorkspace(tools, place, (db) =>
    db
      .delete(exports)
      .where(and(eq(exports.workspace_id, place.workspaceId), eq(exports.id, id)))
      .returning({ id: exports.id, sha256: exports.sha256 }),
  );
  return row;
}

/** Bytes that the workspace's files take. */
export async function sumSizes(tools: Tools, place: Place): Promise<number> {
  const [row] = await withinWorkspace(tools, place, (db) =>
    db
      .select({ size: sql<number>`coalesce(sum(${exports.size}), 0)::float8` })
      .from(exports)
      .where(eq(exports.workspace_id, place.workspaceId)),
  );
  return row?.size ?? 0;
}

function leasedRow(place: Place, id: string): LeasedRow<typeof exports> {
  const isUnfinished = inArray(exports.status, ["QUEUED", "RUNNING"]);
  return {
    table: exports,
    where: and(eq(exports.workspace_id, place.workspaceId), eq(exports.id, id), isUnfinished),
    place,
  };
}

/** The lease of one that is not finished, whose holder also tells how many rows are written. */
export function leaseOfExport(
  tools: Tools,
  place: Place,
  { id, rowsSoFar }: { readonly id: string; readonly rowsSoFar: () => number },
): Lease<ExportRow> {
  const row = leasedRow(place, id);
  return {
    ...leaseOf(tools, row, { what: { export: id }, changes: { status: "RUNNING", rows: 0 } }),
    renew: ({ fence }, until) =>
      changeHeld(tools, row, { fence, changes: { lease_until: until, rows: rowsSoFar() } }),
  };
}

/** Ends one for its holder; false where it was removed meanwhile. */
export function finishExport(
  tools: Tools,
  place: Place,
  {
    id,
    fence,
    ...changes
  }: Pick<ExportRow, "id" | "fence" | "status" | "rows" | "expires_at"> & Partial<ExportRow>,
): Promise<boolean> {
  return changeHeld(tools, leasedRow(place, id), {
    fence,
    changes: { ...changes, finished_at: tools.now(), ...letGo(exports) },
  });
}

/** An export of whatever workspace, by its id, which a signed link names. */
export async function findExportOfLink(
  { db }: Tools,
  id: string,
): Promise<(NamesWorkspace & Pick<ExportRow, "made_by">) | undefined> {
  const [row] = await db
    .select({ workspaceId: exports.workspace_id, made_by: exports.made_by })
    .from(exports)
    .where(eq(exports.id, id));
  return row;
}

type NamedExport = NamesWorkspace & Pick<ExportRow, "id" | "sha256">;
const named = { workspaceId: exports.workspace_id, id: exports.id, sha256: exports.sha256 };

/** Exports whose time is over, of every workspace. */
export function listExpiredExports({ db, now }: Tools, limit: number): Promise<NamedExport[]> {
  return db.select(named).from(exports).where(lt(exports.expires_at, now())).limit(limit);
}

/** Exports that nobody works at although they have waited for a minute, of every workspace. */
export function listWaitingExports({ db, now }: Tools, limit: number): Promise<NamedExport[]> {
  return db
    .select(named)
    .from(exports)
    .where(
      and(
        inArray(exports.status, ["QUEUED", "RUNNING"]),
        lt(exports.created_at, earlier(now(), minuteMs)),
        isLeaseOver(exports.lease_until, { now: now() }),
      ),
    )
    .orderBy(asc(exports.created_at))
    .limit(limit);
}

/** The hashes of the files of those of these that are exports still, of whatever workspace. */
export async function findHashes(
  { db }: Tools,
  ids: readonly string[],
): Promise<ReadonlyMap<string, string | null>> {
  if (ids.length === 0) return new Map();
  const rows = await db
    .select({ id: exports.id, sha256: exports.sha256 })
    .from(exports)
    .where(inArray(exports.id, [...ids]));
  return new Map(rows.map(({ id, sha256 }) => [id, sha256]));
}
