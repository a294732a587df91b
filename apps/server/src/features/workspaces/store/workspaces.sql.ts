import type { SuspendedTracking } from "@citelens/contract/platform/suspended-tracking";
import type { Workspace } from "@citelens/contract/workspaces/workspaces";
import { and, asc, eq, inArray, isNull, not, type SQL, sql } from "drizzle-orm";
import type { PgColumn } from "drizzle-orm/pg-core";
import { organizationStanding } from "#features/organizations/standing/public.ts";
import type { Place } from "#platform/place.ts";
import { withinWorkspace } from "#platform/postgres.ts";
import type { Tools } from "#platform/tools.ts";
import type { Member, Owner, Role } from "./member.ts";
import { members, workspaces } from "./workspaces.tables.ts";

const shown = {
  id: workspaces.id,
  organization_id: workspaces.organization_id,
  name: workspaces.name,
  url: workspaces.url,
  description: workspaces.description,
  industry: workspaces.industry,
  is_active: workspaces.is_active,
  suspended_reason: organizationStanding.reason(workspaces.organization_id),
  is_demo: workspaces.is_demo,
  is_owner: sql<boolean>`${members.role} = 'OWNER'`,
  cancellation_date: sql<
    string | null
  >`to_char(${workspaces.cancellation_date} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS"Z"')`,
  time_zone: workspaces.time_zone,
  track_assets: workspaces.track_assets,
  track_all_methods: workspaces.track_all_methods,
};

/** A workspace as this room knows it; other rooms add its icon and the brand that it shows. */
export type WorkspaceRow = Omit<Workspace, "favicon" | "agency"> & { readonly organization_id: string };

type NewWorkspace = typeof workspaces.$inferInsert;
type WorkspaceChanges = Partial<
  Omit<NewWorkspace, "id" | "organization_id" | "created" | "deleted_at" | "is_active" | "is_demo">
>;

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

export async function findMembership(
  { db }: Tools,
  userId: string,
  workspaceId: string,
): Promise<
  | { readonly role: Role; readonly organizationId: string; readonly suspendedReason: string | null }
  | undefined
> {
  const [row] = await db
    .select({
      role: members.role,
      organizationId: workspaces.organization_id,
      suspendedReason: organizationStanding.reason(workspaces.organization_id),
    })
    .from(members)
    .innerJoin(workspaces, eq(workspaces.id, members.workspace_id))
    .where(and(eq(members.workspace_id, workspaceId), eq(members.user_id, userId), isNotDeleted()));
  return row;
}

/** Pairs of these users and those workspaces of theirs that are there and not suspended. */
export async function listMembersAmong(
  { db }: Tools,
  {
    workspaceIds,
    userIds,
  }: { readonly workspaceIds: readonly string[]; readonly userIds: readonly string[] },
): Promise<{ readonly workspace_id: string; readonly user_id: string }[]> {
  if (workspaceIds.length === 0 || userIds.length === 0) return [];
  return db
    .select({ workspace_id: members.workspace_id, user_id: members.user_id })
    .from(members)
    .innerJoin(workspaces, eq(workspaces.id, members.workspace_id))
    .where(
      and(
        inArray(members.workspace_id, [...workspaceIds]),
        inArray(members.user_id, [...userIds]),
        isNotDeleted(),
        not(organizationStanding.isSuspended(workspaces.organization_id)),
      ),
    );
}

/** Whether the workspace that a column names is there and active; for statements of other rooms. */
export function isOpenWorkspace(id: PgColumn): SQL {
  return sql`exists (select from ${workspaces} where ${workspaces.id} = ${id} and ${isNotDeleted()} and ${workspaces.is_active}
    and not ${organizationStanding.isSuspended(workspaces.organization_id)})`;
}

/** Some that are there and active and of which a condition of another room holds, by the columns of their ids and addresses. */
export function listOpen(
  { db }: Tools,
  isMeant: (workspace: { readonly id: PgColumn; readonly url: PgColumn }) => SQL,
  limit: number,
): Promise<{ readonly workspaceId: string }[]> {
  return db
    .select({ workspaceId: workspaces.id })
    .from(workspaces)
    .where(
      and(
        eq(workspaces.is_active, true),
        isNotDeleted(),
        not(organizationStanding.isSuspended(workspaces.organization_id)),
        isMeant(workspaces),
      ),
    )
    .orderBy(asc(workspaces.id))
    .limit(limit);
}

export async function listWorkspacesOf({ db }: Tools, userId: string): Promise<WorkspaceRow[]> {
  return db
    .select(shown)
    .from(workspaces)
    .innerJoin(members, eq(members.workspace_id, workspaces.id))
    .where(and(eq(members.user_id, userId), isNotDeleted()))
    .orderBy(asc(workspaces.created), asc(workspaces.id));
}

export async function findWorkspace(tools: Tools, member: Member): Promise<WorkspaceRow | undefined> {
  const [row] = await withinWorkspace(tools, member, (db) =>
    db
      .select(shown)
      .from(workspaces)
      .innerJoin(members, eq(members.workspace_id, workspaces.id))
      .where(and(eq(workspaces.id, member.workspaceId), eq(members.user_id, member.userId), isNotDeleted())),
  );
  return row;
}

export type WorkspaceSettings = Pick<
  WorkspaceRow,
  | "organization_id"
  | "name"
  | "url"
  | "time_zone"
  | "is_active"
  | "is_demo"
  | "track_assets"
  | "track_all_methods"
> & {
  /** Treatment of visits while the organization is suspended; null while it is not. */
  readonly suspended_tracking: SuspendedTracking | null;
};

/** Settings that other rooms ask of a workspace, the tracking endpoint too, which knows no member. */
export async function findSettings(
  { db }: Tools,
  workspaceId: string,
): Promise<WorkspaceSettings | undefined> {
  const { organization_id, name, url, time_zone, is_active, is_demo, track_assets, track_all_methods } =
    shown;
  const [row] = await db
    .select({
      organization_id,
      name,
      url,
      time_zone,
      is_active,
      is_demo,
      track_assets,
      track_all_methods,
      suspended_tracking: organizationStanding.tracking(workspaces.organization_id),
    })
    .from(workspaces)
    .where(and(eq(workspaces.id, workspaceId), isNotDeleted()));
  return row;
}

/** False when the workspace is not active at this very moment; then nothing has changed. No changes are a change too. */
export async function changeIfActive(
  tools: Tools,
  owner: Owner,
  changes: WorkspaceChanges,
): Promise<boolean> {
  const changed = await withinWorkspace(tools, owner, (db) =>
    db
      .update(workspaces)
      .set({ is_active: true, ...changes })
      .where(and(eq(workspaces.id, owner.workspaceId), eq(workspaces.is_active, true), isNotDeleted()))
      .returning({ id: workspaces.id }),
  );
  return changed.length === 1;
}

/** Makes the workspace active and takes back a deactivation to come. */
export async function activate(tools: Tools, owner: Owner): Promise<boolean> {
  const changed = await withinWorkspace(tools, owner, (db) =>
    db
      .update(workspaces)
      .set({ is_active: true, cancellation_date: null })
      .where(and(eq(workspaces.id, owner.workspaceId), isNotDeleted()))
      .returning({ id: workspaces.id }),
  );
  return changed.length === 1;
}

/** Hides the workspace from everyone; undefined when somebody did so before. */
export async function hideWorkspace(
  tools: Tools,
  place: Place,
): Promise<Pick<WorkspaceRow, "name" | "organization_id"> | undefined> {
  const [row] = await withinWorkspace(tools, place, (db) =>
    db
      .update(workspaces)
      .set({ deleted_at: tools.now() })
      .where(and(eq(workspaces.id, place.workspaceId), isNotDeleted()))
      .returning({ name: workspaces.name, organization_id: workspaces.organization_id }),
  );
  return row;
}

function isNotDeleted(): SQL {
  return isNull(workspaces.deleted_at);
}
