import { storeValue, useStoredValue } from "#lib/browser/stored-value.ts";

export type SidebarState = "expanded" | "collapsed";

/** The admin pages, which have a menu of their own, remember it apart. */
export type SidebarPlace = "admin" | "elsewhere";

/** Where the choice is stored in this browser, and what counts until there is one. */
const places = {
  admin: { key: "sidebar-admin", first: "collapsed" },
  elsewhere: { key: "sidebar", first: "expanded" },
} as const satisfies Record<SidebarPlace, { readonly key: string; readonly first: SidebarState }>;

/** As the user left it there. */
export function useSidebarState(place: SidebarPlace): SidebarState {
  return useStoredValue(() => stateAt(place));
}

export function setSidebarState(place: SidebarPlace, state: SidebarState): void {
  storeValue(places[place].key, state);
}

function stateAt(place: SidebarPlace): SidebarState {
  const { key, first } = places[place];
  const stored = localStorage.getItem(key);
  return stored === "collapsed" || stored === "expanded" ? stored : first;
}
