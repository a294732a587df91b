import { people } from "#features/accounts/people/public.ts";
import { organizationList } from "#features/organizations/public.ts";
import type { Tools } from "#platform/tools.ts";

/** A search that names more owners than these is too wide to be one. */
const ownersMax = 500;

/** The accounts whose name or e-mail holds the text; undefined, which means all, for an empty one. */
export async function ownerIdsMatching(tools: Tools, search: string): Promise<string[] | undefined> {
  if (search === "") return undefined;

  const { people: found } = await people.search(tools, { search, limit: ownersMax, offset: 0 });
  return found.map(({ id }) => id);
}

/** The organizations of those accounts; none for an empty text. */
export async function organizationIdsOfOwners(tools: Tools, search: string): Promise<string[]> {
  const ownerIds = (await ownerIdsMatching(tools, search)) ?? [];
  const { rows } = await organizationList.search(tools, { ownerIds, limit: ownersMax, offset: 0 });
  return rows.map(({ id }) => id);
}

/** The e-mail of each organization's owner; deleted accounts have none. */
export async function ownersByOrganization(
  tools: Tools,
  organizationIds: readonly string[],
): Promise<Map<string, string>> {
  const organizations = await organizationList.find(tools, [...new Set(organizationIds)]);
  const owners = await people.find(
    tools,
    organizations.map(({ owner_id }) => owner_id),
  );
  const emails = new Map(owners.map(({ id, email }) => [id, email]));
  return new Map(organizations.map(({ id, owner_id }) => [id, emails.get(owner_id) ?? ""]));
}
