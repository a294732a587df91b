import * as spending from "@citelens/contract/billing/spending";
import * as contract from "@citelens/contract/platform/admin";
import { searchEverything } from "@citelens/contract/platform/admin-search";
import * as chain from "@citelens/contract/platform/audit-chain";
import { listDeletions } from "@citelens/contract/platform/deletions";
import * as refusals from "@citelens/contract/platform/limit-refusals";
import * as reanalysis from "@citelens/contract/platform/reanalysis";
import { getOwnRights, rightsOfLevel } from "@citelens/contract/platform/support-levels";
import { retryUnstoredAnswer as retryUnstored } from "@citelens/contract/platform/unstored-answers";
import type { FastifyInstance } from "fastify";
import { superuserRoutes } from "#features/accounts/sign-in/public.ts";
import { previewColours } from "#features/agencies/public.ts";
import { reanalysisOfAll } from "#features/answers/reanalysis/public.ts";
import type { Tools } from "#platform/tools.ts";
import { agencyActions, listAgencies } from "./agencies.ts";
import { registerAnnouncementEditing } from "./announcements/announcements.routes.ts";
import { answerActions } from "./answers/answer-actions.ts";
import { shownChain, verifyChain } from "./audit/audit-chain.ts";
import { exportAudit, listAudit, listAuditActions } from "./audit/audit-log.ts";
import { registerJobRoutes } from "./jobs/jobs.routes.ts";
import { registerOrganizationRoutes } from "./organization/organization.routes.ts";
import { organizationActions } from "./organization/organization-actions.ts";
import { listLimitRefusals } from "./overview/limit-refusals.ts";
import { registerOverviewRoutes } from "./overview/overview.routes.ts";
import { impersonationLink, listAllWorkspaces, listOrganizations, listUsers } from "./search/directory.ts";
import { search } from "./search/search.ts";
import { getSpending } from "./spending/overview.ts";
import { exportSpending, listSpending } from "./spending/rows.ts";
import { getHealth, type HealthSources } from "./system/health.ts";
import { getMail, listMails, sendMailAgain } from "./system/outbox.ts";
import { registerSystemRoutes } from "./system/system.routes.ts";
import { registerUserRoutes } from "./user/user.routes.ts";
import { shownDeletions } from "./workspace/deletions.ts";
import { registerWorkspacePageRoutes } from "./workspace/workspace.routes.ts";

/** Pictures come in base64, a third larger than they are. */
const imageBodyBytes = 3_000_000;

export function registerAdminRoutes(app: FastifyInstance, tools: Tools, sources: HealthSources): void {
  const serveSuperuser = superuserRoutes(app, tools);
  serveSuperuser(searchEverything, async (_, { query }) => ({ hits: await search(tools, query.q) }));
  registerOverviewRoutes(app, tools, sources);
  registerJobRoutes(app, tools);
  registerSystemRoutes(app, tools, sources);

  serveSuperuser(getOwnRights, async ({ level }) => ({ level, rights: [...rightsOfLevel[level]] }));
  registerOrganizationRoutes(app, tools);
  registerUserRoutes(app, tools);
  registerWorkspacePageRoutes(app, tools);
  serveSuperuser(contract.listUsers, (_, { query, url }) => listUsers(tools, { ...query, url }));
  serveSuperuser(contract.impersonate, (superuser, { params }) =>
    impersonationLink(tools, superuser, params.userId),
  );
  serveSuperuser(contract.listOrganizations, (_, { query, url }) =>
    listOrganizations(tools, { ...query, url }),
  );
  serveSuperuser(contract.grantCredits, (superuser, { params, body }) =>
    organizationActions.grant(tools, superuser, { ...params, ...body }),
  );
  serveSuperuser(contract.listAllWorkspaces, (_, { query, url }) =>
    listAllWorkspaces(tools, { ...query, url }),
  );

  registerAnnouncementEditing(app, tools);

  serveSuperuser(contract.listAgencies, (_, { query, url }) => listAgencies(tools, { ...query, url }));
  serveSuperuser(
    contract.createAgency,
    (superuser, { body }) => agencyActions.create(tools, superuser, body),
    { bodyLimit: imageBodyBytes },
  );
  serveSuperuser(
    contract.updateAgency,
    (superuser, { params, body }) => agencyActions.update(tools, superuser, { ...params, ...body }),
    { bodyLimit: imageBodyBytes },
  );
  serveSuperuser(contract.deleteAgency, async (superuser, { params, body }) => {
    await agencyActions.remove(tools, superuser, { ...params, ...body });
    return undefined;
  });
  serveSuperuser(contract.previewAgency, async (_, { body }) => previewColours(body));

  serveSuperuser(spending.getSpending, (_, { query }) => getSpending(tools, query));
  serveSuperuser(spending.listSpending, async (_, { query, url }) =>
    query.format === "json" ? listSpending(tools, { ...query, url }) : exportSpending(tools, query),
  );

  serveSuperuser(contract.listMails, (_, { query, url }) => listMails(tools, { ...query, url }));
  serveSuperuser(contract.getMail, (superuser, { params }) => getMail(tools, superuser, params.mailId));
  serveSuperuser(contract.sendMailAgain, (superuser, { params, body }) =>
    sendMailAgain(tools, superuser, { ...params, ...body }),
  );

  serveSuperuser(contract.listAudit, async (_, { query, url }) =>
    query.format === "json" ? listAudit(tools, { ...query, url }) : exportAudit(tools, query),
  );
  serveSuperuser(chain.listAuditActions, () => listAuditActions(tools));
  serveSuperuser(chain.getAuditChain, () => shownChain(tools));
  serveSuperuser(chain.verifyAuditChain, () => verifyChain(tools));

  serveSuperuser(listDeletions, (_, { query, url }) => shownDeletions(tools, { ...query, url }));
  serveSuperuser(refusals.listLimitRefusals, (_, { query, url }) =>
    listLimitRefusals(tools, { ...query, url }),
  );
  serveSuperuser(contract.getHealth, () => getHealth(tools, sources));
  serveSuperuser(reanalysis.getReanalysis, () => reanalysisOfAll.get(tools));
  serveSuperuser(reanalysis.startReanalysis, (superuser, { body }) =>
    answerActions.analyseAgain(tools, superuser, body),
  );
  serveSuperuser(reanalysis.cancelReanalysis, (superuser, { body }) =>
    answerActions.cancelAnalysis(tools, superuser, body),
  );
  serveSuperuser(retryUnstored, (superuser, { params, body }) =>
    answerActions.storeAgain(tools, superuser, { ...params, ...body }),
  );
}
