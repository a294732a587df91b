import type { Tools } from "#platform/tools.ts";
import {
  findBestOwned,
  findOrganization,
  findOrganizations,
  findOwned,
  idsOfOwners,
  insertOrganization,
  keepOwnedBy,
  listOrganizations,
} from "./organizations.sql.ts";

/** The id of the user's own organization, made now if there is none; two callers at once get the same one. */
export async function ensureOrganization(tools: Tools, ownerId: string): Promise<string> {
  const id = (await insertOrganization(tools, ownerId)) ?? (await findOrganization(tools, ownerId));
  if (!id) throw new Error("An organization vanished between two statements");
  return id;
}

/** For superusers, and for rooms that show who pays; one name of the door for both. */
export const organizationList = {
  search: listOrganizations,
  find: findOrganizations,
  findOwned,
  findBest: findBestOwned,
  idsOfOwners,
  keepOwnedBy,
} as const;
