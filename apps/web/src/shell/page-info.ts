/** The page's name in breadcrumbs and window title. */
export interface PageInfo {
  readonly title: string;
  /** The first crumb: the workspace's name or a fixed word; none for pages that stand alone. */
  readonly parent?: "workspace" | "Settings" | "Admin";
}

declare module "@tanstack/react-router" {
  /** Information of a route about its page. Layouts and redirects show no page of their own and say nothing. */
  interface StaticDataRouteOption extends Partial<PageInfo> {}
}

/** Part of a router's match that the page's name is read from. */
interface Match {
  readonly staticData: Partial<PageInfo>;
  readonly status: string;
}

/** The page that the router's matches show, the outermost first. */
export function pageInfo(matches: readonly Match[]): PageInfo {
  const isMissing = matches.some(({ status }) => status === "notFound");
  const { title, ...page } = matches.at(-1)?.staticData ?? {};
  return isMissing || title === undefined ? { title: "Page not found" } : { title, ...page };
}
