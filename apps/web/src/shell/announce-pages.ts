import type { AnyRouter } from "@tanstack/react-router";
import { productName } from "#ui/product-name.ts";
import { pageInfo } from "./page-info.ts";

/**
 * Tells everyone that a new page is there: the window gets its title, and after a change of page (not of
 * filters, not at the first load) the heading gets the focus, so that a screen reader reads it.
 */
export function announcePages(router: AnyRouter): void {
  router.subscribe("onRendered", ({ pathChanged, fromLocation }) => {
    document.title = `${pageInfo(router.state.matches).title} · ${productName} | GEO Platform`;
    if (pathChanged && fromLocation) document.querySelector("h1")?.focus({ preventScroll: true });
  });
}
