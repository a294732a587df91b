import { and, eq, lte, or, type SQL } from "drizzle-orm";
import { openWorkspaces } from "#features/workspaces/lookup/public.ts";
import { changeHeldRow, type LeasedRow, letGo, takeLease } from "#platform/leases/lease.sql.ts";
import type { NamesWorkspace, Place } from "#platform/place.ts";
import { withinWorkspace } from "#platform/postgres.ts";
import { isTryable } from "#platform/sweeps/failed-items.sql.ts";
import type { Tools } from "#platform/tools.ts";
import { opportunity_refreshes } from "./opportunities.tables.ts";

export type RefreshRow = typeof opportunity_refreshes.$inferSelect;

export async function findRefresh(tools: Tools, place: Place): Promise<RefreshRow | undefined> {
  const [row] = await withinWorkspace(tools, place, (db) =>
    db.select().from(opportunity_refreshes).where(eq(opportunity_refreshes.workspace_id, place.workspaceId)),
  );
  return row;
}

export function leasedRefresh(place: Place): LeasedRow<typeof opportunity_refreshes> {
  const where = eq(opportunity_refreshes.workspace_id, place.workspaceId);
  return { table: opportunity_refreshes, place, where };
}

/** Gives the looking to one caller alone until that time; whoever comes meanwhile is noted, and gets none. */
export async function takeRefresh(
  tools: Tools,
  place: Place,
  { until, next }: { readonly until: Date; readonly next: Date },
): Promise<(RefreshRow & { readonly fence: number }) | undefined> {
  await withinWorkspace(tools, place, (db) =>
    db
      .insert(opportunity_refreshes)
      .values({ workspace_id: place.workspaceId, next_at: next })
      .onConflictDoNothing(),
  );
  const changes = { asked_at: null, next_at: next };
  const taken = await takeLease(tools, leasedRefresh(place), { until, changes });
  if (!taken) await noteAsked(tools, place);
  return taken;
}

/** Notes how it ended; resolves to whether it was asked for again meanwhile. */
export async function settleRefresh(
  tools: Tools,
  place: Place,
  {
    fence,
    ...ended
  }: Pick<RefreshRow, "fence" | "has_failed"> & Partial<Pick<RefreshRow, "refreshed_at" | "answers">>,
): Promise<boolean> {
  const changes = { ...ended, ...letGo(opportunity_refreshes) };
  const settled = await changeHeldRow(tools, leasedRefresh(place), { fence, changes });
  return settled?.asked_at != null;
}

/** Notes that somebody waits for it. */
export async function noteAsked(tools: Tools, place: Place): Promise<void> {
  const { workspaceId: workspace_id } = place;
  const now = tools.now();
  await withinWorkspace(tools, place, (db) =>
    db
      .insert(opportunity_refreshes)
      .values({ workspace_id, asked_at: now, next_at: now })
      .onConflictDoUpdate({ target: opportunity_refreshes.workspace_id, set: { asked_at: now } }),
  );
}

/** The sweep that looks for them once a day. */
export const dueRefreshes = "opportunities.refresh-due";

/** Nobody has looked for a day, or whoever did has died over it. */
function isDue(before: Date): SQL | undefined {
  return or(lte(opportunity_refreshes.next_at, before), lte(opportunity_refreshes.lease_until, before));
}

/** Workspaces whose opportunities are due to be looked for, those that wait longest first. */
export function listDueRefreshes(
  tools: Tools,
  { before, limit }: { readonly before: Date; readonly limit: number },
): Promise<NamesWorkspace[]> {
  return tools.db
    .select({ workspaceId: opportunity_refreshes.workspace_id })
    .from(opportunity_refreshes)
    .where(
      and(
        isDue(before),
        openWorkspaces.isOpen(opportunity_refreshes.workspace_id),
        isTryable(tools, dueRefreshes, opportunity_refreshes.workspace_id),
      ),
    )
    .orderBy(opportunity_refreshes.next_at)
    .limit(limit);
}

/** Moves a due one on, for one caller alone; false where somebody else did. */
export async function takeDueRefresh(
  tools: Tools,
  place: Place,
  { before, next }: { readonly before: Date; readonly next: Date },
): Promise<boolean> {
  const taken = await withinWorkspace(tools, place, (db) =>
    db
      .update(opportunity_refreshes)
      .set({ next_at: next, ...letGo(opportunity_refreshes) })
      .where(and(eq(opportunity_refreshes.workspace_id, place.workspaceId), isDue(before)))
      .returning({ id: opportunity_refreshes.workspace_id }),
  );
  return taken.length > 0;
}
