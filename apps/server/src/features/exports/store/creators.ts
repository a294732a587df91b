import type { Member } from "#features/workspaces/lookup/public.ts";
import { listMembers } from "#features/workspaces/people/public.ts";
import type { Tools } from "#platform/tools.ts";

/** Names of the members who made something, by their ids. */
export async function creatorsOf(
  tools: Tools,
  member: Member,
): Promise<(userId: string) => { readonly id: string; readonly name: string }> {
  const byId = new Map((await listMembers(tools, member)).map((one) => [one.id, one]));
  return (id) => {
    const one = byId.get(id);
    return { id, name: one ? `${one.first_name} ${one.last_name}`.trim() : "" };
  };
}
