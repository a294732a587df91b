import * as accounts from "./accounts/accounts.ts";
import * as agencies from "./accounts/agencies.ts";
import * as announcements from "./accounts/announcements.ts";
import * as invitations from "./accounts/invitations.ts";
import type { Endpoint } from "./base/endpoint.ts";
import * as auditLog from "./billing/audit-log.ts";
import * as billing from "./billing/billing.ts";
import * as credits from "./billing/credits.ts";
import * as sandboxPayments from "./billing/sandbox-payments.ts";
import * as spending from "./billing/spending.ts";
import * as whiteLabel from "./billing/white-label.ts";
import * as adsCampaigns from "./content/ads-campaigns.ts";
import * as adsContent from "./content/ads-content.ts";
import * as adsDashboard from "./content/ads-dashboard.ts";
import * as adsLibrary from "./content/ads-library.ts";
import * as adsNetwork from "./content/ads-network.ts";
import * as assistant from "./content/assistant.ts";
import * as contentStudio from "./content/content-studio.ts";
import * as explanation from "./content/explanation.ts";
import * as opportunities from "./content/opportunities.ts";
import * as plan from "./content/plan.ts";
import * as technicalAudit from "./content/technical-audit.ts";
import * as admin from "./platform/admin.ts";
import * as adminAnnouncements from "./platform/admin-announcements.ts";
import * as adminJobs from "./platform/admin-jobs.ts";
import * as adminOrganization from "./platform/admin-organization.ts";
import * as adminOrganizationActions from "./platform/admin-organization-actions.ts";
import * as adminSearch from "./platform/admin-search.ts";
import * as adminSystem from "./platform/admin-system.ts";
import * as adminUser from "./platform/admin-user.ts";
import * as adminWorkspace from "./platform/admin-workspace.ts";
import * as auditChain from "./platform/audit-chain.ts";
import * as deletions from "./platform/deletions.ts";
import * as exportFiles from "./platform/exports.ts";
import * as limitRefusals from "./platform/limit-refusals.ts";
import * as maintenance from "./platform/maintenance.ts";
import * as overview from "./platform/overview.ts";
import * as reanalysis from "./platform/reanalysis.ts";
import * as supportLevels from "./platform/support-levels.ts";
import * as unstoredAnswers from "./platform/unstored-answers.ts";
import * as warehouse from "./platform/warehouse.ts";
import * as agents from "./traffic/agents.ts";
import * as history from "./traffic/history.ts";
import * as indexing from "./traffic/indexing.ts";
import * as integrations from "./traffic/integrations.ts";
import * as pageViews from "./traffic/page-views.ts";
import * as referrals from "./traffic/referrals.ts";
import * as retention from "./traffic/retention.ts";
import * as robots from "./traffic/robots.ts";
import * as trackingReports from "./traffic/tracking-reports.ts";
import * as visits from "./traffic/visits.ts";
import * as answers from "./visibility/answers.ts";
import * as brandNames from "./visibility/brand-names.ts";
import * as campaigns from "./visibility/campaigns.ts";
import * as conversations from "./visibility/conversations.ts";
import * as insightCards from "./visibility/insight-cards.ts";
import * as insights from "./visibility/insights.ts";
import * as operators from "./visibility/operators.ts";
import * as runs from "./visibility/runs.ts";
import * as sources from "./visibility/sources.ts";
import * as apiKeys from "./workspaces/api-keys.ts";
import * as brandContext from "./workspaces/brand-context.ts";
import * as connectedApps from "./workspaces/connected-apps.ts";
import * as demo from "./workspaces/demo.ts";
import * as limits from "./workspaces/limits.ts";
import * as sites from "./workspaces/sites.ts";
import * as workspaces from "./workspaces/workspaces.ts";

export interface Operation {
  readonly room: string;
  readonly name: string;
  readonly endpoint: Endpoint;
}

/** Every operation of the API, by room: the source of the OpenAPI document and of the tests over all. */
export const operations: readonly Operation[] = [
  ...operationsOf("accounts", accounts),
  ...operationsOf("agencies", agencies),
  ...operationsOf("sites", sites),
  ...operationsOf("workspaces", workspaces, limits),
  ...operationsOf("announcements", announcements),
  ...operationsOf("invitations", invitations),
  ...operationsOf("api-keys", apiKeys),
  ...operationsOf("brand-context", brandContext),
  ...operationsOf("credits", credits),
  ...operationsOf("billing", billing, auditLog),
  ...operationsOf("billing", sandboxPayments, whiteLabel),
  ...operationsOf("operators", operators),
  ...operationsOf("connected-apps", connectedApps),
  ...operationsOf("visits", visits, agents, pageViews, history, retention, trackingReports),
  ...operationsOf("referrals", referrals),
  ...operationsOf("robots", robots),
  ...operationsOf("integrations", integrations),
  ...operationsOf("campaigns", campaigns),
  ...operationsOf("answers", runs),
  ...operationsOf("answers", answers, brandNames),
  ...operationsOf("conversations", conversations),
  ...operationsOf("insights", insights, insightCards),
  ...operationsOf("sources", sources),
  ...operationsOf("indexing", indexing),
  ...operationsOf("technical-audit", technicalAudit),
  ...operationsOf("opportunities", opportunities, explanation),
  ...operationsOf("content-studio", contentStudio, plan),
  ...operationsOf("assistant", assistant),
  ...operationsOf("ads", adsCampaigns, adsContent, adsDashboard, adsLibrary, adsNetwork),
  ...operationsOf("warehouse", warehouse),
  ...operationsOf("demo", demo),
  ...operationsOf("exports", exportFiles),
  ...operationsOf(
    "admin",
    admin,
    adminAnnouncements,
    adminJobs,
    adminOrganization,
    adminOrganizationActions,
    adminSearch,
    adminSystem,
    adminUser,
    adminWorkspace,
    auditChain,
    deletions,
    limitRefusals,
    maintenance,
    overview,
    reanalysis,
    supportLevels,
    unstoredAnswers,
    spending,
  ),
];

/** By name, as a module's own names are: where an operation stands in the document tells nothing of its file. */
function operationsOf(room: string, ...modules: readonly Readonly<Record<string, unknown>>[]): Operation[] {
  return modules
    .flatMap((module) => Object.entries(module))
    .toSorted(([one], [other]) => (one < other ? -1 : 1))
    .filter((entry): entry is [string, Endpoint] => isEndpoint(entry[1]))
    .map(([name, endpoint]) => ({ room, name, endpoint }));
}

function isEndpoint(value: unknown): value is Endpoint {
  return typeof value === "object" && value !== null && "kind" in value && value.kind === "endpoint";
}
