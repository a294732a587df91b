import type { AnyRouter } from "@tanstack/react-router";
import { brandName, subscribeToBrand } from "#features/agencies/public.ts";

/**
 * Tells everyone that a new page is there: the window gets its title, and after a change of page (not of
 * filters, not at the first load) the heading gets the focus, so that a screen reader reads it. A page that comes
 * late takes the focus from no dialog that was opened while it was on its way.
 */
export function announcePages(router: AnyRouter): void {
  // The titles of all pages are many words, so that they come behind the first page's code.
  const titles = import("./page-info.ts");
  const entitle = async (): Promise<void> => {
    const { pageInfo } = await titles;
    document.title = `${pageInfo(router.state.matches).title} · ${brandName()} | GEO Platform`;
  };
  document.title = `${brandName()} | GEO Platform`; // until the first page is there
  subscribeToBrand(() => void entitle());
  router.subscribe("onRendered", ({ pathChanged, fromLocation }) => {
    void entitle();
    const isDialogOpen = document.querySelector("[role=dialog][data-open]") !== null;
    if (pathChanged && fromLocation && !isDialogOpen)
      document.querySelector("h1")?.focus({ preventScroll: true });
  });
}
