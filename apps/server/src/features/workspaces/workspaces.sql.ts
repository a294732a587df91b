import type { Workspace } from "@citelens/contract/workspaces";
import { and, asc, eq, sql } from "drizzle-orm";
import { withinWorkspace } from "#platform/postgres.ts";
import type { Tools } from "#platform/tools.ts";
import type { Member, Owner, Role } from "./member.ts";
import { members, workspaces } from "./workspaces.tables.ts";

const shown = {
  id: workspaces.id,
  name: workspaces.name,
  url: workspaces.url,
  description: workspaces.description,
  industry: workspaces.industry,
  favicon: sql<null>`null`,
  is_active: workspaces.is_active,
  is_owner: sql<boolean>`${members.role} = 'OWNER'`,
  cancellation_date: sql<
    string | null
  >`to_char(${workspaces.cancellation_date} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS"Z"')`,
  agency: sql<null>`null`,
  time_zone: workspaces.time_zone,
  track_assets: workspaces.track_assets,
  track_all_methods: workspaces.track_all_methods,
};

type NewWorkspace = typeof workspaces.$inferInsert;
type WorkspaceChanges = Partial<Omit<NewWorkspace, "id" | "organization_id" | "created">>;

/** Stores a workspace with its first owner; the caller's transaction makes both appear at once. */
export async function insertWorkspace(
  { db }: Tools,
  ownerId: string,
  workspace: NewWorkspace,
): Promise<void> {
  await db.insert(workspaces).values(workspace);
  await db
    .insert(members)
    .values({ workspace_id: workspace.id, user_id: ownerId, role: "OWNER", created: workspace.created });
}

export async function findRole(
  { db }: Tools,
  userId: string,
  workspaceId: string,
): Promise<Role | undefined> {
  const [row] = await db
    .select({ role: members.role })
    .from(members)
    .where(and(eq(members.workspace_id, workspaceId), eq(members.user_id, userId)));
  return row?.role;
}

export async function listWorkspacesOf({ db }: Tools, userId: string): Promise<Workspace[]> {
  return db
    .select(shown)
    .from(workspaces)
    .innerJoin(members, eq(members.workspace_id, workspaces.id))
    .where(eq(members.user_id, userId))
    .orderBy(asc(workspaces.created), asc(workspaces.id));
}

export async function findWorkspace(tools: Tools, member: Member): Promise<Workspace | undefined> {
  const [row] = await withinWorkspace(tools, member, (db) =>
    db
      .select(shown)
      .from(workspaces)
      .innerJoin(members, eq(members.workspace_id, workspaces.id))
      .where(and(eq(workspaces.id, member.workspaceId), eq(members.user_id, member.userId))),
  );
  return row;
}

export type WorkspaceSettings = Pick<
  Workspace,
  "url" | "time_zone" | "is_active" | "track_assets" | "track_all_methods"
>;

/** How a workspace wants its visits kept and shown; asked by the tracking endpoint too, which knows no member. */
export async function findSettings(
  { db }: Tools,
  workspaceId: string,
): Promise<WorkspaceSettings | undefined> {
  const { url, time_zone, is_active, track_assets, track_all_methods } = shown;
  const [row] = await db
    .select({ url, time_zone, is_active, track_assets, track_all_methods })
    .from(workspaces)
    .where(eq(workspaces.id, workspaceId));
  return row;
}

export async function changeWorkspace(tools: Tools, owner: Owner, changes: WorkspaceChanges): Promise<void> {
  if (Object.keys(changes).length === 0) return;

  await withinWorkspace(tools, owner, (db) =>
    db.update(workspaces).set(changes).where(eq(workspaces.id, owner.workspaceId)),
  );
}
