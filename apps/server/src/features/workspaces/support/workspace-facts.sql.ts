import { eq } from "drizzle-orm";
import type { Place } from "#platform/place.ts";
import { withinWorkspace } from "#platform/postgres.ts";
import type { Tools } from "#platform/tools.ts";
import { members, workspaces } from "../store/workspaces.tables.ts";

/** Facts of a workspace itself that superusers see. */
export type WorkspaceFacts = Pick<
  typeof workspaces.$inferSelect,
  "organization_id" | "name" | "url" | "time_zone" | "is_active" | "is_demo" | "created" | "deleted_at"
> & { readonly members: number };

/** Facts of a workspace, a deleted one too, until it is removed. */
export async function findFacts(tools: Tools, place: Place): Promise<WorkspaceFacts | undefined> {
  const { organization_id, name, url, time_zone, is_active, is_demo, created, deleted_at } = workspaces;
  const shown = { organization_id, name, url, time_zone, is_active, is_demo, created, deleted_at };
  return withinWorkspace(tools, place, async (db) => {
    const [row] = await db.select(shown).from(workspaces).where(eq(workspaces.id, place.workspaceId));
    if (!row) return undefined;
    return { ...row, members: await db.$count(members, eq(members.workspace_id, place.workspaceId)) };
  });
}
