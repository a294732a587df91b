import { and, asc, count, eq, isNull, sql } from "drizzle-orm";
import type { Place } from "#platform/place.ts";
import { type Db, withinWorkspace } from "#platform/postgres.ts";
import type { Tools } from "#platform/tools.ts";
import type { Role } from "../store/member.ts";
import { members, workspaces } from "../store/workspaces.tables.ts";

export interface MemberRow {
  readonly user_id: string;
  readonly role: Role;
  readonly created: Date;
}

/** Owners first, then by the time of joining. */
export function listRows(tools: Tools, place: Place): Promise<MemberRow[]> {
  return withinWorkspace(tools, place, (db) =>
    db
      .select({ user_id: members.user_id, role: members.role, created: members.created })
      .from(members)
      .where(eq(members.workspace_id, place.workspaceId))
      .orderBy(sql`${members.role} <> 'OWNER'`, asc(members.created), asc(members.user_id)),
  );
}

/** Adds the user, unless they belong to the workspace already: then they keep the role that they have. */
export async function insertMember(tools: Tools, place: Place, userId: string): Promise<void> {
  await withinWorkspace(tools, place, (db) =>
    db
      .insert(members)
      .values({ workspace_id: place.workspaceId, user_id: userId, role: "MEMBER", created: tools.now() })
      .onConflictDoNothing(),
  );
}

export type Removal = "removed" | "unknown" | "last-owner";

/** Removes a member, but never the last owner: two owners who leave at once do so one after the other. */
export function removeRow(tools: Tools, place: Place, userId: string): Promise<Removal> {
  return withinWorkspace(tools, place, async (db) => {
    await lockWorkspace(db, place);
    const role = await roleOf(db, place, userId);
    if (!role) return "unknown";
    if (role === "OWNER" && (await countOwners(db, place)) === 1) return "last-owner";

    await db
      .delete(members)
      .where(and(eq(members.workspace_id, place.workspaceId), eq(members.user_id, userId)));
    return "removed";
  });
}

/** Lets nobody remove a member before the caller's transaction ends: whoever does locks the workspace first. */
export async function holdMembers(within: Tools, place: Place): Promise<void> {
  await withinWorkspace(within, place, (db) =>
    db
      .select({ id: workspaces.id })
      .from(workspaces)
      .where(eq(workspaces.id, place.workspaceId))
      .for("key share"),
  );
}

export interface Membership {
  readonly workspaceId: string;
  readonly name: string;
  readonly role: Role;
  readonly created: Date;
}

/** Every workspace of a user. */
export async function listMemberships({ db }: Tools, userId: string): Promise<Membership[]> {
  return db
    .select({
      workspaceId: workspaces.id,
      name: workspaces.name,
      role: members.role,
      created: members.created,
    })
    .from(members)
    .innerJoin(workspaces, eq(workspaces.id, members.workspace_id))
    .where(and(eq(members.user_id, userId), isNull(workspaces.deleted_at)))
    .orderBy(asc(workspaces.created), asc(workspaces.id));
}

async function lockWorkspace(db: Db, { workspaceId }: Place): Promise<void> {
  await db.select({ id: workspaces.id }).from(workspaces).where(eq(workspaces.id, workspaceId)).for("update");
}

async function roleOf(db: Db, { workspaceId }: Place, userId: string): Promise<Role | undefined> {
  const [row] = await db
    .select({ role: members.role })
    .from(members)
    .where(and(eq(members.workspace_id, workspaceId), eq(members.user_id, userId)));
  return row?.role;
}

async function countOwners(db: Db, { workspaceId }: Place): Promise<number> {
  const [row] = await db
    .select({ owners: count() })
    .from(members)
    .where(and(eq(members.workspace_id, workspaceId), eq(members.role, "OWNER")));
  return row?.owners ?? 0;
}
