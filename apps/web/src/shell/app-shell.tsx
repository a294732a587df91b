import type { ReactElement, ReactNode } from "react";
import { SkipLink } from "#ui/skip-link.tsx";
import { Header } from "./header.tsx";
import { SidebarContent } from "./sidebar-content.tsx";
import { useSidebarState } from "./sidebar-state.ts";

const mainId = "content";

/** Around every page of the signed-in user. */
export function AppShell({ children }: { readonly children: ReactNode }): ReactElement {
  const state = useSidebarState();
  return (
    <div className="flex min-h-dvh">
      <SkipLink targetId={mainId} />
      <aside
        id="sidebar"
        aria-label="Sidebar"
        data-state={state}
        className="sticky top-0 hidden h-dvh w-58 shrink-0 overflow-y-auto border-r border-border bg-surface data-[state=collapsed]:w-17 lg:block"
      >
        <SidebarContent width={state === "expanded" ? "full" : "icon"} />
      </aside>
      <div className="flex min-w-0 flex-1 flex-col">
        <Header />
        <main id={mainId} tabIndex={-1} className="w-full max-w-settings px-4 py-6 outline-none sm:px-6">
          {children}
        </main>
      </div>
    </div>
  );
}
