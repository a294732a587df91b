import { and, eq, gte, lt, sql } from "drizzle-orm";
import type { Place } from "#platform/place.ts";
import { withinWorkspace } from "#platform/postgres.ts";
import type { Tools } from "#platform/tools.ts";
import { ad_served } from "../store/ads.tables.ts";
import { listWorkspacesWith } from "../store/workspaces-with.sql.ts";

export type ServedRow = typeof ad_served.$inferSelect;

/** Writes down what a place shows within an hour, unless somebody did before; resolves to what was written first. */
export async function decideServed(
  tools: Tools,
  place: Place,
  row: Omit<ServedRow, "workspace_id">,
): Promise<ServedRow> {
  return withinWorkspace(tools, place, async (db) => {
    const [decided] = await db
      .insert(ad_served)
      .values({ ...row, workspace_id: place.workspaceId })
      .onConflictDoUpdate({
        target: [ad_served.workspace_id, ad_served.hour, ad_served.placement_id, ad_served.path],
        set: { version: sql`${ad_served.version}` },
      })
      .returning();
    if (!decided) throw new Error("What a place shows was not written down");
    return decided;
  });
}

/** Rows that a publisher's places showed in the hours from one to before another. */
export function listServed(
  tools: Tools,
  place: Place,
  { since, until }: { readonly since: Date; readonly until: Date },
): Promise<ServedRow[]> {
  return withinWorkspace(tools, place, (db) =>
    db
      .select()
      .from(ad_served)
      .where(
        and(
          eq(ad_served.workspace_id, place.workspaceId),
          gte(ad_served.hour, since),
          lt(ad_served.hour, until),
        ),
      ),
  );
}

/** Publishers on whose pages anything was shown from an hour on. */
export function listServing(tools: Pick<Tools, "db">, since: Date): Promise<string[]> {
  return listWorkspacesWith(tools, ad_served, gte(ad_served.hour, since));
}

export async function forgetServed({ db }: Pick<Tools, "db">, before: Date): Promise<void> {
  await db.delete(ad_served).where(lt(ad_served.hour, before));
}
