/** What the shell knows of a page: its name in the breadcrumbs and in the window's title. */
export interface PageInfo {
  readonly title: string;
  /** The first crumb: the workspace's name or a fixed word; none for pages that stand alone. */
  readonly parent?: "workspace" | "Settings";
}

/** By the full path of the route, as the router writes it. */
const pages: Readonly<Record<string, PageInfo>> = {
  "/login": { title: "Sign in" },
  "/signup": { title: "Create your Account" },
  "/logout": { title: "Signing out" },
  "/workspaces/create": { title: "Create New Workspace" },
  "/workspaces/$projectId/agent-visits-old": { title: "Visits", parent: "workspace" },
  "/settings/api-keys": { title: "API Keys", parent: "Settings" },
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
