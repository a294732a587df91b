/** What the shell knows of a page: its name in the breadcrumbs and in the window's title. */
export interface PageInfo {
  readonly title: string;
  /** The first crumb: the workspace's name or a fixed word; none for pages that stand alone. */
  readonly parent?: "workspace" | "Settings" | "Admin";
}

/** By the full path of the route, as the router writes it. */
const pages: Readonly<Record<string, PageInfo>> = {
  "/login": { title: "Sign in" },
  "/signup": { title: "Create your Account" },
  "/reset-password": { title: "Reset your password" },
  "/reset-password/confirm/$userId/$token": { title: "Set New Password" },
  "/superuser/$token": { title: "Set up the administrator" },
  "/verify-email/$userId/$token": { title: "Confirm your email address" },
  "/impersonate": { title: "View as another user" },
  "/logout": { title: "Signing out" },
  "/onboarding/step-1": { title: "Company type" },
  "/onboarding/step-2": { title: "About you" },
  "/onboarding/step-3": { title: "Create your workspace" },
  "/onboarding/step-4": { title: "Nice to have you!" },
  "/workspaces/create": { title: "Create New Workspace" },
  "/workspaces/$projectId/agent-visits-old": { title: "Visits", parent: "workspace" },
  "/admin/dashboard": { title: "Admin Dashboard" },
  "/admin/users": { title: "Users", parent: "Admin" },
  "/admin/organizations": { title: "Organizations", parent: "Admin" },
  "/admin/workspaces": { title: "Workspaces", parent: "Admin" },
  "/admin/announcements": { title: "Announcements", parent: "Admin" },
  "/admin/agencies": { title: "Agencies", parent: "Admin" },
  "/admin/models": { title: "AI models", parent: "Admin" },
  "/admin/mails": { title: "Mail outbox", parent: "Admin" },
  "/admin/audit": { title: "Audit log", parent: "Admin" },
  "/settings/workspaces": { title: "Workspaces", parent: "Settings" },
  "/accept-invitation/{-$token}": { title: "Invitation" },
  "/settings/my-account": { title: "Personal Infos", parent: "Settings" },
  "/settings/notifications": { title: "Notifications", parent: "Settings" },
  "/settings/brand-context": { title: "Brand Kit", parent: "Settings" },
  "/settings/billing": { title: "Plan & Billing", parent: "Settings" },
  "/settings/credit-logs": { title: "Credit Usage History", parent: "Settings" },
  "/settings/credit-calculator": { title: "Credit Calculator", parent: "Settings" },
  "/settings/credit-payment-confirmation": { title: "Credit purchase", parent: "Settings" },
  "/settings/subscription-payment-confirmation": { title: "Subscription", parent: "Settings" },
  "/settings/workspace-payment-confirmation": { title: "Workspace purchase", parent: "Settings" },
  "/workspaces/$projectId/insight/dashboard": { title: "Brand Insights Overview", parent: "workspace" },
  "/workspaces/$projectId/insight/create": { title: "New campaign", parent: "workspace" },
  "/workspaces/$projectId/insight/$campaignId/edit": { title: "Edit campaign", parent: "workspace" },
  "/workspaces/$projectId/insight/campaigns": { title: "GEO Campaigns Manager", parent: "workspace" },
  "/workspaces/$projectId/insight/$campaignId/success": { title: "Campaign Launched", parent: "workspace" },
  "/workspaces/$projectId/insight/conversations/": { title: "Conversations", parent: "workspace" },
  "/workspaces/$projectId/insight/conversations/$queryId": { title: "Conversation", parent: "workspace" },
  "/workspaces/$projectId/insight/$campaignId/details": { title: "Campaign Details", parent: "workspace" },
  "/workspaces/$projectId/insight/sources/": { title: "Sources", parent: "workspace" },
  "/workspaces/$projectId/insight/sources/explorer": { title: "Sources Explorer", parent: "workspace" },
  "/shared/answers/$token": { title: "Shared answer" },
  "/workspaces/$projectId/insight/catch": { title: "Activate Monitor", parent: "workspace" },
  "/workspaces/$projectId/optimization/catch": {
    title: "Activate Optimize",
    parent: "workspace",
  },
  "/sandbox/checkout/$sessionId": { title: "Payment" },
  "/sandbox/portal/$portalId": { title: "Payment portal" },
  "/sandbox/invoices/$invoiceId": { title: "Invoice" },
  "/settings/api-keys": { title: "API Keys", parent: "Settings" },
  "/settings/shared-links": { title: "Shared Links", parent: "Settings" },
};

/** What page-info needs of a router's match. */
interface Match {
  readonly fullPath: string;
  readonly status: string;
}

/** The page that the router's matches show, the outermost first. */
export function pageInfo(matches: readonly Match[]): PageInfo {
  const isMissing = matches.some(({ status }) => status === "notFound");
  const page = pages[matches.at(-1)?.fullPath ?? ""];
  return isMissing || !page ? { title: "Page not found" } : page;
}
