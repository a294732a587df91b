import type { ParsedInput } from "@citelens/contract/base/endpoint";
import type {
  AdminAgency,
  createAgency as createContract,
  updateAgency as updateContract,
} from "@citelens/contract/platform/admin";
import { beginAction, type ReasonedAction } from "#features/accounts/actions/public.ts";
import type { Superuser } from "#features/accounts/sign-in/public.ts";
import * as agencies from "#features/agencies/public.ts";
import { getOwnedAgency } from "#features/agencies/support/public.ts";
import { organizationList } from "#features/organizations/public.ts";
import { type LongPage, pageOfLong } from "#platform/paging.ts";
import { Refusal } from "#platform/refusal.ts";
import { inTransaction, type Tools } from "#platform/tools.ts";
import { tellOwner } from "./organization/tell-owner.ts";
import { rangeOf, type SearchQuery } from "./store/list-query.ts";
import { ownersByOrganization } from "./store/owners.ts";

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

/** Acts of superusers on the brand of an organization: each once for its key, with a reason, audited; the owner is mailed. */
export const agencyActions = { create, update, remove } as const;

async function create(
  tools: Tools,
  superuser: Superuser,
  { organization_id: organizationId, key, ...fields }: ParsedInput<typeof createContract>["body"],
): Promise<AdminAgency> {
  const [organization] = await organizationList.find(tools, [organizationId]);
  if (organization?.deleted_at) throw new Refusal("ORGANIZATION_DELETED");
  const { reason } = fields;
  await once(tools, { action: "agency.created", subjectId: organizationId, key }, async (within) => {
    await agencies.createAgency(within, superuser, { ...fields, organizationId });
    await tellOwner(within, organizationId, {
      subject: "Your organization shows a brand of its own",
      heading: "Your workspaces show a brand of their own",
      paragraphs: [`support set up the brand ${fields.name} for the workspaces of your organization.`],
      reason,
    });
  });
  return withOwner(tools, await getOwnedAgency(tools, { organizationId }));
}

type Change = ParsedInput<typeof updateContract>["body"] & { readonly agencyId: string };

async function update(
  tools: Tools,
  superuser: Superuser,
  { key, agencyId, ...fields }: Change,
): Promise<AdminAgency> {
  const { reason } = fields;
  await once(tools, { action: "agency.changed", subjectId: agencyId, key }, async (within) => {
    const { organization_id, name } = await agencies.updateAgency(within, superuser, { ...fields, agencyId });
    await tellOwner(within, organization_id, {
      subject: "The brand of your organization was changed",
      heading: "Your brand was changed",
      paragraphs: [`support changed the brand ${name} that the workspaces of your organization show.`],
      reason,
    });
  });
  return withOwner(tools, await getOwnedAgency(tools, { id: agencyId }));
}

interface Removal extends ReasonedAction {
  readonly agencyId: string;
}

async function remove(tools: Tools, superuser: Superuser, { key, ...removal }: Removal): Promise<void> {
  const { agencyId: subjectId, reason } = removal;
  await once(tools, { action: "agency.deleted", subjectId, key }, async (within) => {
    const organizationId = await agencies.deleteAgency(within, superuser, removal);
    await tellOwner(within, organizationId, {
      subject: "The brand of your organization was removed",
      heading: "Your brand was removed",
      paragraphs: ["support removed the brand of your organization. Its workspaces look as they did before."],
      reason,
    });
  });
}

/** The room of agencies notes itself what is done, with the reason. */
function once(
  tools: Tools,
  act: Parameters<typeof beginAction>[1],
  run: (within: Tools) => Promise<void>,
): Promise<void> {
  return inTransaction(tools, async (within) => {
    if (await beginAction(within, act)) await run(within);
  });
}

async function withOwner(tools: Tools, agency: agencies.OwnedAgency): Promise<AdminAgency> {
  const owners = await ownersByOrganization(tools, [agency.organization_id]);
  return { ...agency, owner_email: owners.get(agency.organization_id)?.owner_email ?? "" };
}
