import type { AnyRouter } from "@tanstack/react-router";
import { brandName, subscribeToBrand } from "#features/agencies/public.ts";
import { pageInfo } from "./page-info.ts";

/**
 * Tells everyone that a new page is there: the window gets its title, and after a change of page (not of
 * filters, not at the first load) the heading gets the focus, so that a screen reader reads it. A page that comes
 * late takes the focus from no dialog that was opened while it was on its way.
 */
export function announcePages(router: AnyRouter): void {
  const entitle = (): void => {
    document.title = `${pageInfo(router.state.matches).title} · ${brandName()} | GEO Platform`;
  };
  document.title = `${brandName()} | GEO Platform`; // until the first page is there
  subscribeToBrand(entitle);
  router.subscribe("onRendered", ({ pathChanged, fromLocation }) => {
    entitle();
    const isDialogOpen = document.querySelector("[role=dialog][data-open]") !== null;
    if (pathChanged && fromLocation && !isDialogOpen)
      document.querySelector("h1")?.focus({ preventScroll: true });
  });
}
