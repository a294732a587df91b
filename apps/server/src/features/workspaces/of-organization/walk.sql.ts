import { and, asc, eq, gt, isNull } from "drizzle-orm";
import type { Place } from "#platform/place.ts";
import { withinWorkspace } from "#platform/postgres.ts";
import type { Tools } from "#platform/tools.ts";
import type { MemberRow } from "../members/members.sql.ts";
import { members, workspaces } from "../store/workspaces.tables.ts";

const rowsMax = 500;

export type WalkedWorkspace = Pick<
  typeof workspaces.$inferSelect,
  "id" | "name" | "url" | "description" | "industry" | "time_zone" | "is_active" | "is_demo" | "created"
>;

/** The organization's workspaces that are not deleted, after one of them by their ids. */
export function walkWorkspaces(
  { db }: Tools,
  organizationId: string,
  afterId: string,
): Promise<WalkedWorkspace[]> {
  const { id, name, url, description, industry, time_zone, is_active, is_demo, created } = workspaces;
  return db
    .select({ id, name, url, description, industry, time_zone, is_active, is_demo, created })
    .from(workspaces)
    .where(
      and(
        eq(workspaces.organization_id, organizationId),
        isNull(workspaces.deleted_at),
        gt(workspaces.id, afterId),
      ),
    )
    .orderBy(asc(workspaces.id))
    .limit(rowsMax);
}

/** The members of a workspace, after one of them by their ids. */
export function walkMembers(tools: Tools, place: Place, afterId: string): Promise<MemberRow[]> {
  return withinWorkspace(tools, place, (db) =>
    db
      .select({ user_id: members.user_id, role: members.role, created: members.created })
      .from(members)
      .where(and(eq(members.workspace_id, place.workspaceId), gt(members.user_id, afterId)))
      .orderBy(asc(members.user_id))
      .limit(rowsMax),
  );
}
