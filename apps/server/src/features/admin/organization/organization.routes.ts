import * as contract from "@citelens/contract/platform/admin-organization";
import * as actions from "@citelens/contract/platform/admin-organization-actions";
import type { FastifyInstance } from "fastify";
import { superuserRoutes } from "#features/accounts/sign-in/public.ts";
import type { Tools } from "#platform/tools.ts";
import { deletionActions } from "./deletion-actions.ts";
import { exportOrganization } from "./export-organization.ts";
import { organizationActions } from "./organization-actions.ts";
import { getOrganizationDetails } from "./organization-details.ts";
import { organizationLists } from "./organization-lists.ts";
import { switchFeatures } from "./switch-features.ts";
import { transferOwnership } from "./transfer-ownership.ts";

/** The page of one organization: what a superuser sees of it, and does to it. */
export function registerOrganizationRoutes(app: FastifyInstance, tools: Tools): void {
  const serveSuperuser = superuserRoutes(app, tools);

  serveSuperuser(contract.getOrganizationDetails, (_, { params }) =>
    getOrganizationDetails(tools, params.organizationId),
  );
  serveSuperuser(contract.listLedger, (_, { params, query, url }) =>
    organizationLists.ledger(tools, { ...params, ...query, url }),
  );
  serveSuperuser(contract.listPayments, (_, { params, query, url }) =>
    organizationLists.payments(tools, { ...params, ...query, url }),
  );
  serveSuperuser(contract.listOrganizationWorkspaces, (_, { params, query, url }) =>
    organizationLists.workspaces(tools, { ...params, ...query, url }),
  );
  serveSuperuser(contract.listOrganizationMembers, (_, { params, query, url }) =>
    organizationLists.members(tools, { ...params, ...query, url }),
  );
  serveSuperuser(contract.listOrganizationKeys, (_, { params, query, url }) =>
    organizationLists.keys(tools, { ...params, ...query, url }),
  );
  serveSuperuser(contract.listOrganizationAudit, (_, { params, query, url }) =>
    organizationLists.audit(tools, { ...params, ...query, url }),
  );

  serveSuperuser(contract.addNote, async (superuser, { params, body }) => {
    await organizationActions.addNote(tools, superuser, { ...params, ...body });
    return getOrganizationDetails(tools, params.organizationId);
  });
  serveSuperuser(contract.changeLimits, async (superuser, { params, body }) => {
    await organizationActions.changeLimits(tools, superuser, { ...params, ...body });
    return getOrganizationDetails(tools, params.organizationId);
  });
  serveSuperuser(contract.compPlan, async (superuser, { params, body }) => {
    await organizationActions.compPlan(tools, superuser, { ...params, ...body });
    return getOrganizationDetails(tools, params.organizationId);
  });
  serveSuperuser(contract.endPlan, async (superuser, { params, body }) => {
    await organizationActions.endPlan(tools, superuser, { ...params, ...body });
    return getOrganizationDetails(tools, params.organizationId);
  });
  serveSuperuser(contract.suspendOrganization, async (superuser, { params, body }) => {
    await organizationActions.suspend(tools, superuser, { ...params, ...body });
    return getOrganizationDetails(tools, params.organizationId);
  });
  serveSuperuser(contract.liftSuspension, async (superuser, { params, body }) => {
    await organizationActions.lift(tools, superuser, { ...params, ...body });
    return getOrganizationDetails(tools, params.organizationId);
  });
  serveSuperuser(actions.transferOwnership, async (superuser, { params, body }) => {
    await transferOwnership(tools, superuser, { ...params, ...body });
    return getOrganizationDetails(tools, params.organizationId);
  });
  serveSuperuser(actions.scheduleDeletion, async (superuser, { params, body }) => {
    await deletionActions.schedule(tools, superuser, { ...params, ...body });
    return getOrganizationDetails(tools, params.organizationId);
  });
  serveSuperuser(actions.undoDeletion, async (superuser, { params, body }) => {
    await deletionActions.undo(tools, superuser, { ...params, ...body });
    return getOrganizationDetails(tools, params.organizationId);
  });
  serveSuperuser(actions.exportOrganization, (superuser, { params, body }) =>
    exportOrganization(tools, superuser, { ...params, ...body }),
  );
  serveSuperuser(actions.switchFeatures, async (superuser, { params, body }) => {
    await switchFeatures(tools, superuser, { ...params, ...body });
    return getOrganizationDetails(tools, params.organizationId);
  });
}
