import type { PlannedOpportunity } from "@citelens/contract/content/plan";
import type { Member } from "#features/workspaces/lookup/public.ts";
import { listMembers } from "#features/workspaces/people/public.ts";
import type { Tools } from "#platform/tools.ts";

type Person = PlannedOpportunity["assignee"];

/** Names of assignees; nobody once they have left. */
export async function namesOfPeople(tools: Tools, member: Member): Promise<(id: string | null) => Person> {
  const people = await listMembers(tools, member);
  const names = new Map(
    people.map(({ id, first_name, last_name, email }) => [id, `${first_name} ${last_name}`.trim() || email]),
  );
  return (id) => {
    const name = id === null ? undefined : names.get(id);
    return id !== null && name !== undefined ? { id, name } : null;
  };
}
