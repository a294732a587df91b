import { and, eq, lt, sql } from "drizzle-orm";
import type { Place } from "#platform/place.ts";
import { withinWorkspace } from "#platform/postgres.ts";
import type { Tools } from "#platform/tools.ts";
import { demos } from "./demo.tables.ts";

export type DemoRow = typeof demos.$inferSelect;

/** The demo that a user asked for; organizations have one owner, and only owners ask. */
export async function findDemoBy({ db }: Tools, userId: string): Promise<DemoRow | undefined> {
  const [row] = await db.select().from(demos).where(eq(demos.user_id, userId));
  return row;
}

/** Holds the organization until the caller's transaction ends, so that of two clicks one makes the demo. */
export async function lockOrganization({ db }: Tools, organizationId: string): Promise<void> {
  await db.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`demo ${organizationId}`}, 0))`);
}

/** Lets one of several instances that start at once make the demo's account, until its transaction ends. */
export async function lockFirstStart({ db }: Tools): Promise<void> {
  await db.execute(sql`select pg_advisory_xact_lock(hashtextextended('demo of the first start', 0))`);
}

/** Notes a demo in the place of an earlier one, whose workspace was deleted. */
export async function putDemo({ db }: Tools, row: typeof demos.$inferInsert): Promise<void> {
  const { organization_id: _, ...changes } = row;
  await db
    .insert(demos)
    .values(row)
    .onConflictDoUpdate({ target: demos.organization_id, set: { ...changes, days_done: 0 } });
}

export async function findDemoOf(tools: Tools, place: Place): Promise<DemoRow | undefined> {
  const [row] = await withinWorkspace(tools, place, (db) =>
    db.select().from(demos).where(eq(demos.workspace_id, place.workspaceId)),
  );
  return row;
}

/** The demo with a day still to come, held until the caller's transaction ends: of two workers one lives the day. */
export async function lockUnfinished({ db }: Tools, { workspaceId }: Place): Promise<DemoRow | undefined> {
  const [row] = await db
    .select()
    .from(demos)
    .where(and(eq(demos.workspace_id, workspaceId), lt(demos.days_done, demos.days)))
    .for("update");
  return row;
}

export async function setDays(
  tools: Tools,
  { workspaceId }: Place,
  changes: Partial<Pick<DemoRow, "days" | "days_done">>,
): Promise<void> {
  await tools.db.update(demos).set(changes).where(eq(demos.workspace_id, workspaceId));
}
