import type { AdminOrganization, AdminUser, AdminWorkspace } from "@citelens/contract/platform/admin";
import { people } from "#features/accounts/people/public.ts";
import { type Superuser, startImpersonation } from "#features/accounts/sign-in/public.ts";
import { findStoredAgencies } from "#features/agencies/public.ts";
import { creditsOfAll } from "#features/credits/public.ts";
import { organizationList } from "#features/organizations/public.ts";
import { workspaceList } from "#features/workspaces/list/public.ts";
import { type LongPage, pageOfLong } from "#platform/paging.ts";
import type { Tools } from "#platform/tools.ts";
import { rangeOf, type SearchQuery } from "../store/list-query.ts";
import { ownersByOrganization, shownOwner } from "../store/owners.ts";

export async function listUsers(tools: Tools, query: SearchQuery): Promise<LongPage<AdminUser>> {
  const found = await people.search(tools, { search: query.search, ...rangeOf(query) });
  return pageOfLong(found.rows.map(shownUser), { ...query, ...found, pageSize: query.page_size });
}

export function shownUser({
  created,
  email_key: _,
  ...person
}: Awaited<ReturnType<typeof people.find>>[number]): AdminUser {
  return { ...person, created: created.toISOString() };
}

/** An address of this product that opens it as the user, once. */
export async function impersonationLink(
  tools: Tools,
  superuser: Superuser,
  userId: string,
): Promise<{ url: string }> {
  const codes = await startImpersonation(tools, superuser, userId);
  return { url: `${tools.publicUrl}/impersonate?${new URLSearchParams(codes)}` };
}

export async function listOrganizations(
  tools: Tools,
  query: SearchQuery,
): Promise<LongPage<AdminOrganization>> {
  const found = await organizationList.search(tools, { search: query.search, ...rangeOf(query) });
  const { rows } = found;
  const ids = rows.map(({ id }) => id);
  const ownerIds = rows.map(({ owner_id }) => owner_id);
  const owners = new Map((await people.find(tools, ownerIds)).map((person) => [person.id, person]));
  const counts = await workspaceList.count(tools, ids);
  const agencies = await findStoredAgencies(tools, ids);
  const credits = await creditsOfAll(tools, ids);

  const results = rows.flatMap(({ id, owner_id, created }) => {
    const its = credits.get(id);
    if (!its) return [];
    return [
      {
        id,
        ...shownOwner(owners.get(owner_id)),
        workspaces: counts.get(id) ?? 0,
        credits: its,
        agency: agencies.get(id) ?? null,
        created: created.toISOString(),
      },
    ];
  });
  return pageOfLong(results, { ...query, ...found, pageSize: query.page_size });
}

export async function listAllWorkspaces(tools: Tools, query: SearchQuery): Promise<LongPage<AdminWorkspace>> {
  const found = await workspaceList.search(tools, { search: query.search, ...rangeOf(query) });
  const results = await shownWorkspaces(tools, found.rows);
  return pageOfLong(results, { ...query, ...found, pageSize: query.page_size });
}

/** With the e-mail of who owns the organization of each. */
export async function shownWorkspaces(
  tools: Tools,
  rows: Awaited<ReturnType<typeof workspaceList.search>>["rows"],
): Promise<AdminWorkspace[]> {
  const owners = await ownersByOrganization(
    tools,
    rows.map(({ organization_id }) => organization_id),
  );
  return rows.map(({ organization_id, created, ...workspace }) => ({
    ...workspace,
    owner_email: owners.get(organization_id)?.owner_email ?? "",
    created: created.toISOString(),
  }));
}
