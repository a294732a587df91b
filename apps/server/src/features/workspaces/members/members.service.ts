import type { WorkspaceMember } from "@citelens/contract/workspaces/workspaces";
import { people } from "#features/accounts/people/public.ts";
import { audit } from "#platform/audit/audit.ts";
import type { Place } from "#platform/place.ts";
import { Refusal } from "#platform/refusal.ts";
import { inTransaction, type Tools } from "#platform/tools.ts";
import type { Member } from "../store/member.ts";
import { findSettings } from "../store/workspaces.sql.ts";
import { insertMember, listRows, removeRow } from "./members.sql.ts";
import { notifyOfRemoval } from "./notify-members.ts";

/** The members of the workspace, owners first. */
export async function listMembers(tools: Tools, member: Member): Promise<WorkspaceMember[]> {
  const rows = await listRows(tools, member);
  const persons = await people.find(
    tools,
    rows.map(({ user_id }) => user_id),
  );
  const byId = new Map(persons.map((person) => [person.id, person]));
  return rows.flatMap(({ user_id, role, created }) => {
    const person = byId.get(user_id);
    if (!person) return [];
    const { id, email, first_name, last_name } = person;
    const joined = created.toISOString();
    return [{ id, email, first_name, last_name, is_owner: role === "OWNER", joined }];
  });
}

/** Lets a user belong to the workspace; anyone who belongs to it already keeps their role. */
export function addMember(tools: Tools, place: Place, userId: string): Promise<void> {
  return insertMember(tools, place, userId);
}

/** Owners remove anyone, others only themselves; the last owner stays. */
export async function removeMember(tools: Tools, member: Member, userId: string): Promise<void> {
  const isLeaving = userId === member.userId;
  if (!isLeaving && member.role !== "OWNER") throw new Refusal("FORBIDDEN");

  await inTransaction(tools, async (within) => {
    const removal = await removeRow(within, member, userId);
    if (removal === "unknown") throw new Refusal("NOT_FOUND");
    if (removal === "last-owner") throw new Refusal("LAST_OWNER");

    const { workspaceId } = member;
    const action = isLeaving ? "member.left" : "member.removed";
    await audit(within, member, { action, workspaceId, subjectId: userId });
    const workspace = await findSettings(within, workspaceId);
    if (workspace && !isLeaving) await notifyOfRemoval(within, userId, { ...member, ...workspace });
  });
}
