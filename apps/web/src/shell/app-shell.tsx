import { useQuery } from "@tanstack/react-query";
import { useMatches } from "@tanstack/react-router";
import { lazy, type ReactElement, type ReactNode, Suspense, useEffect, useState } from "react";
import { applyBrand } from "#features/agencies/room.ts";
import { AssistantPanel, placeOf } from "#features/assistant/room.ts";
import { DemoBanner } from "#features/demo/room.ts";
import { useSelectedWorkspace, workspacesQuery } from "#features/workspaces/public.ts";
import { onPaletteRequest } from "#lib/browser/palette-request.ts";
import { cx } from "#ui/cx.ts";
import { Later } from "#ui/frame/later.tsx";
import { SkipLink } from "#ui/frame/skip-link.tsx";
import { useMediaQuery } from "#ui/frame/use-media-query.ts";
import { Header } from "./header.tsx";
import { ImpersonationBanner } from "./impersonation-banner.tsx";
import { SidebarContent } from "./navigation/sidebar-content.tsx";
import { useSidebar } from "./navigation/use-sidebar.ts";
import { Palette } from "./palette/palette.tsx";
import { ShortcutSheet } from "./palette/shortcut-sheet.tsx";
import { useShortcuts } from "./palette/use-shortcuts.ts";

const EndingBand = lazy(() =>
  import("#features/workspaces/ending/public.ts").then((module) => ({ default: module.EndingBand })),
);

const ServiceNoticeBand = lazy(() =>
  import("./service-notice-band.tsx").then((module) => ({ default: module.ServiceNoticeBand })),
);

const mainId = "content";

/** Layout of all signed-in pages. */
export function AppShell({ children }: { readonly children: ReactNode }): ReactElement {
  const { state } = useSidebar();
  const hasSidebar = useMediaQuery("(width >= 64rem)");
  const workspace = useSelectedWorkspace();
  const { isPending } = useQuery(workspacesQuery);
  const place = useMatches({ select: placeOf });
  const [isAsking, setAsking] = useState(false);
  const onAsk = place && (() => setAsking(true));
  const [opened, setOpened] = useState<"palette" | "shortcuts">();
  useAgencyBrand();
  useEffect(() => onPaletteRequest(() => setOpened("palette")), []);
  useShortcuts({
    onPalette: () => setOpened((now) => (now === "palette" ? undefined : "palette")),
    onSheet: () => setOpened("shortcuts"),
    onAsk,
  });
  return (
    <div className="flex min-h-dvh flex-col">
      <SkipLink targetId={mainId} />
      <ImpersonationBanner />
      <div className="flex flex-1">
        <aside
          id="sidebar"
          aria-label="Sidebar"
          data-state={state}
          className="sticky top-(--band-height) hidden h-[calc(100dvh-var(--band-height))] w-58 shrink-0 overflow-y-auto border-r border-border bg-surface data-[state=collapsed]:w-17 lg:block print:hidden!"
        >
          {hasSidebar && (
            <Later>
              <SidebarContent width={state === "expanded" ? "full" : "icon"} />
            </Later>
          )}
        </aside>
        <div className="flex min-w-0 flex-1 flex-col">
          <Suspense>
            <ServiceNoticeBand />
          </Suspense>
          <DemoBanner isDemo={workspace?.is_demo ?? (isPending ? undefined : false)} />
          {workspace && (!workspace.is_active || workspace.cancellation_date !== null) && (
            <Suspense>
              <EndingBand workspace={workspace} />
            </Suspense>
          )}
          <Header
            onPalette={() => setOpened("palette")}
            asking={place && { isOpen: isAsking, onPress: () => setAsking((isNow) => !isNow) }}
          />
          <main
            id={mainId}
            tabIndex={-1}
            className={cx("w-full max-w-settings px-4 py-6 outline-none sm:px-6", place && "max-sm:pb-20")}
          >
            <Later>{children}</Later>
          </main>
        </div>
        {place && isAsking && (
          <div aria-hidden="true" className="hidden w-104 shrink-0 xl:block print:hidden!" />
        )}
      </div>
      <Later>
        {workspace && place && (
          <AssistantPanel open={isAsking} onOpenChange={setAsking} workspace={workspace} place={place} />
        )}
        <Palette
          open={opened === "palette"}
          onOpenChange={(open) => setOpened(open ? "palette" : undefined)}
          onShortcuts={() => setOpened("shortcuts")}
          onAsk={onAsk}
        />
        <ShortcutSheet
          open={opened === "shortcuts"}
          onOpenChange={(open) => setOpened(open ? "shortcuts" : undefined)}
        />
      </Later>
    </div>
  );
}

/** Applies the brand of the selected workspace to the page, outside React. */
function useAgencyBrand(): void {
  const isKnown = useQuery(workspacesQuery).isSuccess;
  const agency = useSelectedWorkspace()?.agency;
  useEffect(() => {
    // While the workspaces load, the cached brand stays.
    if (isKnown) applyBrand(agency ?? undefined);
  }, [isKnown, agency]);
}
