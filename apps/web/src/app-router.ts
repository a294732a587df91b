import { createRouter, lazyRouteComponent } from "@tanstack/react-router";
import { PagePending } from "#shell/page-pending.tsx";
import { routeTree } from "./routeTree.gen.ts";

export const PageError = lazyRouteComponent(() => import("#shell/page-error.tsx"), "PageError");
export const NotFoundPage = lazyRouteComponent(() => import("#shell/not-found-page.tsx"), "NotFoundPage");

declare module "@tanstack/react-router" {
  interface Register {
    router: ReturnType<typeof createAppRouter>;
  }
}

/** The router of all pages, at the browser's address. */
export function createAppRouter() {
  return createRouter({
    routeTree,
    defaultPreload: "intent",
    defaultPreloadStaleTime: 0, // the query cache alone decides whether data is fresh
    defaultPendingMs: 150,
    defaultPendingMinMs: 0,
    defaultPendingComponent: PagePending,
    defaultErrorComponent: PageError,
    defaultNotFoundComponent: NotFoundPage,
    scrollRestoration: true,
  });
}
