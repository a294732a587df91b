import {
  and,
  asc,
  desc,
  eq,
  exists,
  inArray,
  isNotNull,
  isNull,
  lt,
  lte,
  notExists,
  notInArray,
  or,
  sql,
} from "drizzle-orm";
import { changeHeld, isLeaseOver, type LeasedRow } from "#platform/leases/lease.sql.ts";
import { type Lease, leaseOf } from "#platform/leases/while-leased.ts";
import type { Place } from "#platform/place.ts";
import type { Db } from "#platform/postgres.ts";
import { isTryable } from "#platform/sweeps/failed-items.sql.ts";
import { inOrderOf, type LongPage, listNewest } from "#platform/text-search/long-list.sql.ts";
import type { Tools } from "#platform/tools.ts";
import { workspaces } from "../store/workspaces.tables.ts";
import { deletions } from "./deletions.tables.ts";

/** Kinds of deletion without rows of their own to be removed: their workspaces have them. */
const wholes: DeletionRow["kind"][] = ["ACCOUNT", "ORGANIZATION"];

export type DeletionRow = typeof deletions.$inferSelect;

/** The sweep that removes what was deleted. */
export const removals = "workspaces.remove-deleted";

export async function insertDeletion({ db }: Tools, row: typeof deletions.$inferInsert): Promise<void> {
  await db.insert(deletions).values(row);
}

/** Deletions whose rows are to be removed now and nobody is removing, what waits longest first; and what is to be looked at once more. */
export function listDue(
  tools: Tools,
  { checkBefore, limit }: { readonly checkBefore: Date; readonly limit: number },
): Promise<DeletionRow[]> {
  return tools.db
    .select()
    .from(deletions)
    .where(
      and(
        or(
          and(isNull(deletions.finished_at), lte(deletions.not_before, tools.now())),
          and(
            isNotNull(deletions.finished_at),
            isNull(deletions.checked_at),
            lt(deletions.finished_at, checkBefore),
          ),
        ),
        notInArray(deletions.kind, wholes),
        isLeaseOver(deletions.lease_until, { now: tools.now() }),
        isTryable(tools, removals, deletions.id),
      ),
    )
    .orderBy(asc(deletions.asked_at), asc(deletions.id))
    .limit(limit);
}

function leasedRow(id: string): LeasedRow<typeof deletions> {
  return { table: deletions, where: eq(deletions.id, id) };
}

/** The lease of a deletion; of one that is done there is none. */
export function leaseOfDeletion(tools: Tools, id: string): Lease<DeletionRow> {
  return leaseOf(tools, leasedRow(id), {
    what: { deletion: id },
    where: isNull(deletions.checked_at),
    changes: { begun_at: sql`coalesce(begun_at, ${tools.now()})` },
  });
}

export type Changes = Partial<Pick<DeletionRow, "removed" | "position" | "finished_at" | "checked_at">>;

/** False when the worker has lost it to another one, who believed it dead: then what it did with it must not count. */
export function changeTaken(
  tools: Tools,
  { id, fence, changes }: Pick<DeletionRow, "id" | "fence"> & { readonly changes: Changes },
): Promise<boolean> {
  return changeHeld(tools, leasedRow(id), { fence, changes });
}

/** Ends the deletions of accounts and organizations of which no workspace is left to be removed. */
export async function finishWholes({ db, now }: Tools): Promise<void> {
  await db
    .update(deletions)
    .set({ finished_at: now(), checked_at: now() })
    .where(
      and(
        inArray(deletions.kind, wholes),
        isNull(deletions.finished_at),
        sql`not exists (select from ${deletions} as part
          where part.part_of = ${deletions.id} and part.finished_at is null)`,
        notExists(workspacesLeft(db)),
      ),
    );
}

/** Deletions of organizations that have a workspace that is not hidden yet. */
export function listUnfinishedOrganizations(tools: Tools, sweep: string): Promise<DeletionRow[]> {
  return tools.db
    .select()
    .from(deletions)
    .where(
      and(
        eq(deletions.kind, "ORGANIZATION"),
        isNull(deletions.finished_at),
        exists(workspacesLeft(tools.db)),
        isTryable(tools, sweep, deletions.subject_id),
      ),
    )
    .orderBy(asc(deletions.asked_at), asc(deletions.id))
    .limit(organizationsAtOnce);
}

const organizationsAtOnce = 100;

/** Workspaces of the organization that a deletion is about. */
function workspacesLeft(db: Db) {
  return db
    .select({ id: workspaces.id })
    .from(workspaces)
    .where(and(eq(workspaces.organization_id, deletions.subject_id), isNull(workspaces.deleted_at)));
}

/** Forgets receipts that are older. */
export async function forgetFinished({ db }: Tools, before: Date): Promise<void> {
  await db.delete(deletions).where(and(isNotNull(deletions.checked_at), lt(deletions.finished_at, before)));
}

/** The newest first; of those that are over or not, every page can be read as well. */
export async function listDeletionRows(
  tools: Tools,
  {
    limit,
    offset,
    isOpen,
  }: { readonly limit: number; readonly offset: number; readonly isOpen?: boolean | undefined },
): Promise<LongPage<DeletionRow>> {
  const all = sql`select id, asked_at as created from ${deletions}`;
  const way =
    isOpen === undefined ? all : sql`${all} where finished_at is ${isOpen ? sql`null` : sql`not null`}`;
  const page = await listNewest(tools, { ways: [way], isSearched: false, limit, offset });
  if (page.rows.length === 0) return { ...page, rows: [] };
  const rows = await tools.db
    .select()
    .from(deletions)
    .where(inArray(deletions.id, [...page.rows]));
  return { ...page, rows: inOrderOf(page.rows, rows) };
}

/** The newest deletion of a workspace itself, which outlives it. */
export async function findDeletionRow(
  { db }: Tools,
  { workspaceId }: Place,
): Promise<DeletionRow | undefined> {
  const [row] = await db
    .select()
    .from(deletions)
    .where(and(eq(deletions.workspace_id, workspaceId), eq(deletions.kind, "WORKSPACE")))
    .orderBy(desc(deletions.asked_at))
    .limit(1);
  return row;
}
