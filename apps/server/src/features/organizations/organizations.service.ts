import type { Tools } from "#platform/tools.ts";
import {
  findBestOwned,
  findEverOwned,
  findOrganizations,
  findOwned,
  holdOrganizationOf,
  idsOfOwners,
  insertOrganization,
  keepOwnedBy,
  listOrganizations,
} from "./store/organizations.sql.ts";

/** The id of the user's own organization, made if there is none: the same one for callers at the same time. */
export async function ensureOrganization(tools: Tools, ownerId: string): Promise<string> {
  const id =
    (await insertOrganization(tools, ownerId)) ??
    (await holdOrganizationOf(tools, ownerId)) ??
    (await insertOrganization(tools, ownerId));
  if (!id) throw new Error("An organization vanished between two statements");
  return id;
}

/** For superusers, and for rooms that show who pays; one name of the door for both. */
export const organizationList = {
  search: listOrganizations,
  find: findOrganizations,
  findOwned,
  findEverOwned,
  findBest: findBestOwned,
  idsOfOwners,
  keepOwnedBy,
} as const;
