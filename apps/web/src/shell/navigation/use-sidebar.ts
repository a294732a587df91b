import { useLocation } from "@tanstack/react-router";
import { type SidebarState, setSidebarState, useSidebarState } from "./sidebar-state.ts";

export interface Sidebar {
  readonly state: SidebarState;
  readonly set: (state: SidebarState) => void;
}

/** The sidebar of the page that is shown. */
export function useSidebar(): Sidebar {
  const isAdmin = useLocation({ select: ({ pathname }) => pathname.startsWith("/admin/") });
  const place = isAdmin ? "admin" : "elsewhere";
  return { state: useSidebarState(place), set: (state) => setSidebarState(place, state) };
}
