import type { Input } from "@citelens/contract/base/endpoint";
import { pageSizeMax } from "@citelens/contract/base/paging";
import * as contract from "@citelens/contract/platform/admin-organization";
import * as acts from "@citelens/contract/platform/admin-organization-actions";
import { call, callForFile } from "#lib/api/call.ts";
import { endpointQuery, pageQuery } from "#lib/api/queries.ts";
import { adminKey, rowsPerPage } from "../admin.queries.ts";

/** The organization, and which page of a list of it. */
export interface ListOf {
  readonly organizationId: string;
  readonly page: number;
}

const keyOf = (organizationId: string, what: string) =>
  [...adminKey, "organization", organizationId, what] as const;

export const organizationQuery = (organizationId: string) =>
  endpointQuery(keyOf(organizationId, "details"), [
    contract.getOrganizationDetails,
    { params: { organizationId } },
  ]);

const asked = ({ organizationId, page }: ListOf) => ({
  params: { organizationId },
  query: { page, page_size: rowsPerPage },
});

export const ledgerQuery = (list: ListOf) =>
  pageQuery([...keyOf(list.organizationId, "ledger"), list.page], [contract.listLedger, asked(list)]);

export const paymentsQuery = (list: ListOf) =>
  pageQuery([...keyOf(list.organizationId, "payments"), list.page], [contract.listPayments, asked(list)]);

export const organizationWorkspacesQuery = (list: ListOf) =>
  pageQuery(
    [...keyOf(list.organizationId, "workspaces"), list.page],
    [contract.listOrganizationWorkspaces, asked(list)],
  );

export const organizationMembersQuery = (list: ListOf) =>
  pageQuery(
    [...keyOf(list.organizationId, "members"), list.page],
    [contract.listOrganizationMembers, asked(list)],
  );

/** Enough of them to choose from; those of most workspaces first. */
export const candidatesQuery = (organizationId: string) =>
  endpointQuery(keyOf(organizationId, "candidates"), [
    contract.listOrganizationMembers,
    { params: { organizationId }, query: { page_size: pageSizeMax } },
  ]);

export const organizationKeysQuery = (list: ListOf) =>
  pageQuery([...keyOf(list.organizationId, "keys"), list.page], [contract.listOrganizationKeys, asked(list)]);

export const organizationAuditQuery = (list: ListOf) =>
  pageQuery(
    [...keyOf(list.organizationId, "audit"), list.page],
    [contract.listOrganizationAudit, asked(list)],
  );

interface OrganizationId {
  readonly organizationId: string;
}

/** Acts of superusers on an organization; each throws ApiProblem. */
export const organizationChanges = {
  note: ({ organizationId, ...body }: OrganizationId & Input<typeof contract.addNote>["body"]) =>
    call(contract.addNote, { params: { organizationId }, body }),
  limits: ({ organizationId, ...body }: OrganizationId & Input<typeof contract.changeLimits>["body"]) =>
    call(contract.changeLimits, { params: { organizationId }, body }),
  comp: ({ organizationId, ...body }: OrganizationId & Input<typeof contract.compPlan>["body"]) =>
    call(contract.compPlan, { params: { organizationId }, body }),
  endPlan: ({ organizationId, ...body }: OrganizationId & Input<typeof contract.endPlan>["body"]) =>
    call(contract.endPlan, { params: { organizationId }, body }),
  suspend: ({
    organizationId,
    ...body
  }: OrganizationId & Input<typeof contract.suspendOrganization>["body"]) =>
    call(contract.suspendOrganization, { params: { organizationId }, body }),
  lift: ({ organizationId, ...body }: OrganizationId & Input<typeof contract.liftSuspension>["body"]) =>
    call(contract.liftSuspension, { params: { organizationId }, body }),
  transfer: ({ organizationId, ...body }: OrganizationId & Input<typeof acts.transferOwnership>["body"]) =>
    call(acts.transferOwnership, { params: { organizationId }, body }),
  scheduleDeletion: ({
    organizationId,
    ...body
  }: OrganizationId & Input<typeof acts.scheduleDeletion>["body"]) =>
    call(acts.scheduleDeletion, { params: { organizationId }, body }),
  undoDeletion: ({ organizationId, ...body }: OrganizationId & Input<typeof acts.undoDeletion>["body"]) =>
    call(acts.undoDeletion, { params: { organizationId }, body }),
  features: ({ organizationId, ...body }: OrganizationId & Input<typeof acts.switchFeatures>["body"]) =>
    call(acts.switchFeatures, { params: { organizationId }, body }),
  export: ({ organizationId, ...body }: OrganizationId & Input<typeof acts.exportOrganization>["body"]) =>
    callForFile(acts.exportOrganization, { params: { organizationId }, body }),
} as const;
