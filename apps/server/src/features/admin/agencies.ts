import type { Parsed } from "@citelens/contract/base/endpoint";
import type { AdminAgency, createAgency as createContract } from "@citelens/contract/platform/admin";
import type { Superuser } from "#features/accounts/sign-in/public.ts";
import * as agencies from "#features/agencies/public.ts";
import { type LongPage, pageOfLong } from "#platform/paging.ts";
import type { Tools } from "#platform/tools.ts";
import { rangeOf, type SearchQuery } from "./list-query.ts";
import { ownersByOrganization } from "./owners.ts";

export async function listAgencies(tools: Tools, query: SearchQuery): Promise<LongPage<AdminAgency>> {
  const found = await agencies.listAgencies(tools, { search: query.search, ...rangeOf(query) });
  const owners = await ownersByOrganization(
    tools,
    found.rows.map(({ organization_id }) => organization_id),
  );
  const results = found.rows.map((agency) => ({
    ...agency,
    owner_email: owners.get(agency.organization_id)?.owner_email ?? "",
  }));
  return pageOfLong(results, { ...query, ...found, pageSize: query.page_size });
}

export async function createAgency(
  tools: Tools,
  superuser: Superuser,
  { organization_id, ...fields }: Parsed<typeof createContract>["body"],
): Promise<AdminAgency> {
  const made = await agencies.createAgency(tools, superuser, { ...fields, organizationId: organization_id });
  return withOwner(tools, made);
}

export async function updateAgency(
  tools: Tools,
  superuser: Superuser,
  change: Parameters<typeof agencies.updateAgency>[2],
): Promise<AdminAgency> {
  return withOwner(tools, await agencies.updateAgency(tools, superuser, change));
}

async function withOwner(tools: Tools, agency: agencies.OwnedAgency): Promise<AdminAgency> {
  const owners = await ownersByOrganization(tools, [agency.organization_id]);
  return { ...agency, owner_email: owners.get(agency.organization_id)?.owner_email ?? "" };
}
