import { people } from "#features/accounts/people/public.ts";
import { organizationList } from "#features/organizations/public.ts";
import type { Tools } from "#platform/tools.ts";

interface Owner {
  /** Empty for a deleted account. */
  readonly owner_email: string;
  readonly owner_name: string;
}

/** Owner as shown, of an account that may be deleted. */
export function shownOwner(
  owner: { readonly email: string; readonly first_name: string; readonly last_name: string } | undefined,
): Owner {
  return {
    owner_email: owner?.email ?? "",
    owner_name: owner ? `${owner.first_name} ${owner.last_name}` : "Deleted account",
  };
}

/** The owner of each organization. */
export async function ownersByOrganization(
  tools: Tools,
  organizationIds: readonly string[],
): Promise<Map<string, Owner>> {
  const organizations = await organizationList.find(tools, [...new Set(organizationIds)]);
  const owners = await people.find(
    tools,
    organizations.map(({ owner_id }) => owner_id),
  );
  const byId = new Map(owners.map((owner) => [owner.id, owner]));
  return new Map(organizations.map(({ id, owner_id }) => [id, shownOwner(byId.get(owner_id))]));
}
