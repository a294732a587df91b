import { and, eq, isNotNull, lte, type SQL, sql } from "drizzle-orm";
import { takeLease } from "#platform/leases/lease.sql.ts";
import { type Lease, leaseOf } from "#platform/leases/while-leased.ts";
import type { Place } from "#platform/place.ts";
import { withinWorkspace } from "#platform/postgres.ts";
import { isTryable } from "#platform/sweeps/failed-items.sql.ts";
import type { Tools } from "#platform/tools.ts";
import { ad_accounts } from "../store/ads.tables.ts";

export type AccountRow = typeof ad_accounts.$inferSelect;
type AccountChanges = Partial<Omit<AccountRow, "workspace_id" | "leased_by" | "lease_until" | "fence">>;

export function findAccount(tools: Tools, place: Place): Promise<AccountRow | undefined> {
  return withinWorkspace(tools, place, async (db) => {
    const [row] = await db.select().from(ad_accounts).where(isAccount(place));
    return row;
  });
}

/** There is one afterwards, if there was none. */
export async function putAccount(within: Tools, place: Place, changes: AccountChanges): Promise<void> {
  await withinWorkspace(within, place, (db) =>
    db
      .insert(ad_accounts)
      .values({ ...changes, workspace_id: place.workspaceId })
      .onConflictDoUpdate({ target: ad_accounts.workspace_id, set: changes }),
  );
}

/** The lease of what is sent to an account outside. */
export function leaseOfTurn(tools: Tools, place: Place): Lease<AccountRow> {
  const { workspaceId: workspace_id } = place;
  const row = { table: ad_accounts, place, where: isAccount(place) };
  return {
    ...leaseOf(tools, row, { what: { workspace_id } }),
    take: async (until) => {
      await withinWorkspace(tools, place, (db) =>
        db.insert(ad_accounts).values({ workspace_id }).onConflictDoNothing(),
      );
      return takeLease(tools, row, { until });
    },
  };
}

/** Whether nobody was told of this day yet; somebody is, from then on. */
export function markTold(within: Tools, place: Place, day: string): Promise<boolean> {
  return withinWorkspace(within, place, async (db) => {
    const rows = await db
      .update(ad_accounts)
      .set({ told_on: day })
      .where(and(isAccount(place), sql`${ad_accounts.told_on} is distinct from ${day}::date`))
      .returning({ id: ad_accounts.workspace_id });
    return rows.length > 0;
  });
}

/** Workspaces whose account is to be read again. */
export async function listDueAccounts(tools: Tools, sweep: string): Promise<string[]> {
  const rows = await tools.db
    .select({ id: ad_accounts.workspace_id })
    .from(ad_accounts)
    .where(
      and(
        isNotNull(ad_accounts.sealed_key),
        lte(ad_accounts.sync_due, tools.now()),
        isTryable(tools, sweep, ad_accounts.workspace_id),
      ),
    )
    .orderBy(ad_accounts.sync_due);
  return rows.map(({ id }) => id);
}

function isAccount({ workspaceId }: Place): SQL {
  return eq(ad_accounts.workspace_id, workspaceId);
}
