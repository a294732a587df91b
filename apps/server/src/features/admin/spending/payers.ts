import { people } from "#features/accounts/people/public.ts";
import { organizationList } from "#features/organizations/public.ts";
import type { Tools } from "#platform/tools.ts";

export interface Payer {
  readonly name: string;
  readonly detail: string | null;
}

/** Organizations of these ids; what they have cost stays when they are deleted. */
export async function payersOf(tools: Tools, ids: readonly string[]): Promise<(id: string) => Payer> {
  const organizations = await organizationList.find(tools, ids);
  const owners = await people.find(
    tools,
    organizations.map(({ owner_id }) => owner_id),
  );
  const ownersById = new Map(owners.map((owner) => [owner.id, owner]));
  const ownerIds = new Map(organizations.map(({ id, owner_id }) => [id, owner_id]));
  return (id) => {
    const ownerId = ownerIds.get(id);
    if (ownerId === undefined) return { name: "Deleted organization", detail: id };
    const owner = ownersById.get(ownerId);
    if (!owner) return { name: "Deleted account", detail: id };
    return { name: `${owner.first_name} ${owner.last_name}`, detail: owner.email };
  };
}
