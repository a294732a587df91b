import type { AnyRouter } from "@tanstack/react-router";

/** Starts loading the page of the address and the layouts around it; what fails is loaded again when it is needed. */
export function preloadPage(router: AnyRouter): void {
  for (const { routeId } of router.matchRoutes(router.latestLocation)) {
    void router.routesById[routeId]?.options.component?.preload?.();
  }
}
