import * as contract from "@citelens/contract/platform/admin-organization";
import * as actions from "@citelens/contract/platform/admin-organization-actions";
import type { FastifyInstance } from "fastify";
import { thenShown } from "#features/accounts/actions/public.ts";
import { superuserRoutes } from "#features/accounts/sign-in/public.ts";
import type { Tools } from "#platform/tools.ts";
import { deletionActions } from "./deletion-actions.ts";
import { exportOrganization } from "./export-organization.ts";
import { organizationActions } from "./organization-actions.ts";
import { getOrganizationDetails } from "./organization-details.ts";
import { organizationLists } from "./organization-lists.ts";
import type { Id } from "./perform-on-organization.ts";
import { switchFeatures } from "./switch-features.ts";
import { transferOwnership } from "./transfer-ownership.ts";

/** The page of one organization: what a superuser sees of it, and does to it. */
export function registerOrganizationRoutes(app: FastifyInstance, tools: Tools): void {
  const serveSuperuser = superuserRoutes(app, tools);
  const show = ({ organizationId }: Id) => getOrganizationDetails(tools, organizationId);
  const shown = thenShown(tools, show);

  serveSuperuser(contract.getOrganizationDetails, (_, { params }) => show(params));
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

  serveSuperuser(contract.addNote, shown(organizationActions.addNote));
  serveSuperuser(contract.changeLimits, shown(organizationActions.changeLimits));
  serveSuperuser(contract.compPlan, shown(organizationActions.compPlan));
  serveSuperuser(contract.endPlan, shown(organizationActions.endPlan));
  serveSuperuser(contract.suspendOrganization, shown(organizationActions.suspend));
  serveSuperuser(contract.liftSuspension, shown(organizationActions.lift));
  serveSuperuser(actions.transferOwnership, shown(transferOwnership));
  serveSuperuser(actions.scheduleDeletion, shown(deletionActions.schedule));
  serveSuperuser(actions.undoDeletion, shown(deletionActions.undo));
  serveSuperuser(actions.exportOrganization, (superuser, { params, body }) =>
    exportOrganization(tools, superuser, { ...params, ...body }),
  );
  serveSuperuser(actions.switchFeatures, shown(switchFeatures));
}
