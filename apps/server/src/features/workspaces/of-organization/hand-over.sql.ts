import { and, asc, eq, inArray, isNull } from "drizzle-orm";
import type { Tools } from "#platform/tools.ts";
import { members, workspaces } from "../store/workspaces.tables.ts";

/** Makes a member owner of all the organization's workspaces, in the caller's transaction; false if in none. */
export async function handOver(
  { db, now }: Tools,
  organizationId: string,
  { from, to }: { readonly from: string; readonly to: string },
): Promise<boolean> {
  const held = await db
    .select({ id: workspaces.id })
    .from(workspaces)
    .where(and(eq(workspaces.organization_id, organizationId), isNull(workspaces.deleted_at)))
    .orderBy(asc(workspaces.id))
    .for("update");
  const ids = held.map(({ id }) => id);
  if ((await db.$count(members, and(inArray(members.workspace_id, ids), eq(members.user_id, to)))) === 0)
    return false;

  await db
    .insert(members)
    .values(
      ids.map((workspace_id) => ({ workspace_id, user_id: to, role: "OWNER" as const, created: now() })),
    )
    .onConflictDoUpdate({ target: [members.workspace_id, members.user_id], set: { role: "OWNER" } });
  await db
    .update(members)
    .set({ role: "MEMBER" })
    .where(and(inArray(members.workspace_id, ids), eq(members.user_id, from)));
  return true;
}
