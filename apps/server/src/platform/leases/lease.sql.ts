import { later, minuteMs } from "@citelens/contract/base/days";
import { and, eq, type SQL, sql } from "drizzle-orm";
import type { PgColumn, PgTable, PgUpdateSetSource } from "drizzle-orm/pg-core";
import { newId } from "#platform/ids.ts";
import type { Place } from "#platform/place.ts";
import { type Db, withinWorkspace } from "#platform/postgres.ts";
import type { Tools } from "#platform/tools.ts";

/** The holder of all that is taken here. */
const processId = newId();

export type LeaseTable = PgTable & Readonly<Record<"lease_until" | "leased_by" | "fence", PgColumn>>;

/** One row of a table with leaseColumns(), in the states in which it can be held. */
export interface LeasedRow<Table extends LeaseTable> {
  readonly table: Table;
  readonly where: SQL | undefined;
  /** Where the row is a workspace's. */
  readonly place?: Place;
}

export type HeldRow<Table extends LeaseTable> = Table["$inferSelect"] & { readonly fence: number };
type LeaseTools = Pick<Tools, "db" | "now">;

interface LeaseTaking<Table extends LeaseTable> {
  readonly until: Date;
  /** Condition that has to be true beside, and changes that are noted with it. */
  readonly where?: SQL | undefined;
  readonly changes?: PgUpdateSetSource<Table>;
}

/** Half as long as a queue believes a worker alive that says nothing, or less: its work goes on with its job. */
export const leaseMs = 15_000;

/** Whether nobody holds this lease: there is none, it is over, or it ends later than a new one would, being of a clock that was ahead. */
export function isLeaseOver(
  leaseUntil: PgColumn | SQL,
  { now, until = later(now, leaseMs) }: { readonly now: Date; readonly until?: Date },
): SQL {
  const nextEnd = sql`${later(until, minuteMs)}::timestamptz`;
  return sql`(${leaseUntil} is null or ${leaseUntil} < ${now}::timestamptz or ${leaseUntil} > ${nextEnd})`;
}

/** The columns of a row that is made by its holder. */
export function heldFromStart(until: Date) {
  return { lease_until: until, leased_by: processId, fence: 1 };
}

/** Gives a row to this process alone until that time; none where somebody has it, or it is in no such state. */
export function takeLease<Table extends LeaseTable>(
  tools: LeaseTools,
  { where, ...row }: LeasedRow<Table>,
  { until, where: also, changes }: LeaseTaking<Table>,
): Promise<HeldRow<Table> | undefined> {
  const { lease_until, fence } = row.table;
  const isFree = isLeaseOver(lease_until, { now: tools.now(), until });
  const taken = { lease_until: until, leased_by: processId, fence: sql`${fence} + 1` };
  return changeRow(tools, { ...row, where: and(where, also, isFree) }, { ...changes, ...taken });
}

interface HeldChange<Table extends LeaseTable> {
  readonly fence: number;
  readonly changes?: PgUpdateSetSource<Table>;
}

/** Changes a row for the holder of that lease, and locks it; false where it is theirs no more. */
export async function changeHeld<Table extends LeaseTable>(
  tools: LeaseTools,
  row: LeasedRow<Table>,
  { fence, changes = {} }: HeldChange<Table>,
): Promise<boolean> {
  const changed = await inPlace(tools, row.place, (db) =>
    db
      .update(row.table)
      .set(setOf({ fence, ...changes }))
      .where(and(row.where, eq(row.table.fence, fence))),
  );
  return (changed.rowCount ?? 0) > 0;
}

/** Holds it until that time; false where it is theirs no more. */
export function renewLease<Table extends LeaseTable>(
  tools: LeaseTools,
  row: LeasedRow<Table>,
  { fence, until }: { readonly fence: number; readonly until: Date },
): Promise<boolean> {
  return changeHeld(tools, row, { fence, changes: setOf({ lease_until: until }) });
}

/** Changes it likewise; resolves to the row as it is then. */
export function changeHeldRow<Table extends LeaseTable>(
  tools: LeaseTools,
  { where, ...row }: LeasedRow<Table>,
  { fence, changes = {} }: HeldChange<Table>,
): Promise<HeldRow<Table> | undefined> {
  return changeRow(tools, { ...row, where: and(where, eq(row.table.fence, fence)) }, { fence, ...changes });
}

/** Changes that let a lease go: it is anybody's, and nothing that its holder still has under way changes the row. */
export function letGo({
  fence,
}: LeaseTable): Readonly<Record<keyof typeof free, null>> & { readonly fence: SQL } {
  return { ...free, fence: sql`${fence} + 1` };
}

const free = { lease_until: null, leased_by: null } as const;

async function changeRow<Table extends LeaseTable>(
  tools: LeaseTools,
  { table, where, place }: LeasedRow<Table>,
  changes: object,
): Promise<HeldRow<Table> | undefined> {
  const rows = await inPlace(tools, place, (db) =>
    db.update(table).set(setOf(changes)).where(where).returning(),
  );
  return (rows as HeldRow<Table>[])[0]; // the whole row, which Drizzle cannot tell of a table that is not named
}

function setOf<Table extends LeaseTable>(changes: object): PgUpdateSetSource<Table> {
  return changes as PgUpdateSetSource<Table>; // columns that every such table has, and the caller's own, which are checked there
}

function inPlace<T>(tools: LeaseTools, place: Place | undefined, run: (db: Db) => Promise<T>): Promise<T> {
  return place ? withinWorkspace(tools, place, run) : run(tools.db);
}
