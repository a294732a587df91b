import type { WorkspaceMember } from "@citelens/contract/workspaces/workspaces";
import { people } from "#features/accounts/people/public.ts";
import type { Place } from "#platform/place.ts";
import type { Tools } from "#platform/tools.ts";
import type { Member } from "../store/member.ts";
import { insertMember, listRows } from "./members.sql.ts";

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
