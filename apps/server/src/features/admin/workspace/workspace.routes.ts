import * as contract from "@citelens/contract/platform/admin-workspace";
import type { FastifyInstance } from "fastify";
import { thenShown } from "#features/accounts/actions/public.ts";
import { superuserRoutes } from "#features/accounts/sign-in/public.ts";
import type { Tools } from "#platform/tools.ts";
import { type WorkspaceId, workspaceActions } from "./workspace-actions.ts";
import { getWorkspaceDetails } from "./workspace-details.ts";
import { workspaceLists } from "./workspace-lists.ts";

/** The page of one workspace: what a superuser sees of it, and does to it. */
export function registerWorkspacePageRoutes(app: FastifyInstance, tools: Tools): void {
  const serveSuperuser = superuserRoutes(app, tools);
  const show = ({ workspaceId }: WorkspaceId) => getWorkspaceDetails(tools, workspaceId);
  const shown = thenShown(tools, show);

  serveSuperuser(contract.getWorkspaceDetails, (_, { params }) => show(params));
  serveSuperuser(contract.getTrackingCounters, (_, { params }) =>
    workspaceLists.tracking(tools, params.workspaceId),
  );
  serveSuperuser(contract.listWorkspaceCampaigns, (_, { params, query, url }) =>
    workspaceLists.campaigns(tools, { ...params, ...query, url }),
  );
  serveSuperuser(contract.listWorkspaceRuns, (_, { params, query, url }) =>
    workspaceLists.runs(tools, { ...params, ...query, url }),
  );
  serveSuperuser(contract.listWorkspaceKeys, (_, { params, query, url }) =>
    workspaceLists.keys(tools, { ...params, ...query, url }),
  );
  serveSuperuser(contract.listWorkspaceAudit, (_, { params, query, url }) =>
    workspaceLists.audit(tools, { ...params, ...query, url }),
  );

  serveSuperuser(contract.rebuildSums, shown(workspaceActions.rebuildSums));
  serveSuperuser(contract.analyseAgain, shown(workspaceActions.analyseAgain));
}
