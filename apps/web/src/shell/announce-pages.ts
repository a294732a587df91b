import type { AnyRouter } from "@tanstack/react-router";
import { brandName, subscribeToBrand } from "#features/agencies/room.ts";
import { pageInfo } from "./page-info.ts";

/**
 * Announces page changes: sets the window title, and after a change of page (not of filters, not at the first
 * load) focuses the heading, so that a screen reader reads it. A page that loads late takes no focus from a
 * dialog opened meanwhile.
 */
export function announcePages(router: AnyRouter): void {
  const entitle = (): void => {
    document.title = `${pageInfo(router.state.matches).title} - ${brandName()} | GEO Platform`;
  };
  document.title = `${brandName()} | GEO Platform`; // until the first page is rendered
  subscribeToBrand(entitle);
  router.subscribe("onRendered", ({ pathChanged, fromLocation }) => {
    entitle();
    const isDialogOpen = document.querySelector("[role=dialog][data-open]") !== null;
    if (pathChanged && fromLocation && !isDialogOpen)
      document.querySelector("h1")?.focus({ preventScroll: true });
  });
}
