import { Link, useMatches, useParams } from "@tanstack/react-router";
import { Moon, Search, Sun } from "lucide-react";
import type { ReactElement } from "react";
import { BrandMark } from "#features/agencies/public.ts";
import { AnnouncementsBell } from "#features/announcements/room.ts";
import { AskButton } from "#features/assistant/room.ts";
import { CreditsMenu } from "#features/credits/room.ts";
import { useSelectedWorkspace } from "#features/workspaces/public.ts";
import { chooseTheme, useShownTheme } from "#lib/browser/theme.ts";
import { Button } from "#ui/forms/button.tsx";
import { IconButton } from "#ui/forms/icon-button.tsx";
import { type Breadcrumb, Breadcrumbs } from "#ui/frame/breadcrumbs.tsx";
import { Later } from "#ui/frame/later.tsx";
import { Kbd } from "#ui/text/kbd.tsx";
import { NavDrawer } from "./navigation/nav-drawer.tsx";
import { SidebarToggle } from "./navigation/sidebar-toggle.tsx";
import { pageInfo } from "./page-info.ts";
import { UserMenu } from "./user-menu.tsx";

export interface HeaderProps {
  readonly onPalette: () => void;
  /** Undefined where nothing can be asked. */
  readonly asking: { readonly isOpen: boolean; readonly onPress: () => void } | undefined;
}

export function Header({ onPalette, asking }: HeaderProps): ReactElement {
  const workspace = useSelectedWorkspace();
  return (
    <header className="sticky top-(--band-height) z-10 flex h-(--header-height) shrink-0 items-center gap-3 border-b border-border bg-bg px-4 sm:px-6 print:hidden">
      <div className="flex shrink-0 items-center gap-2 sm:gap-3 lg:hidden">
        <NavDrawer />
        <Link to="/" className="hidden rounded-control sm:flex">
          <BrandMark width="icon" />
        </Link>
      </div>
      <div className="-ml-2 hidden lg:block">
        <SidebarToggle />
      </div>
      <div className="min-w-0 flex-1">
        <PageCrumbs />
      </div>
      <div className="-mr-2.5 flex shrink-0 items-center gap-0.5">
        <Later>
          {asking && <AskButton {...asking} />}
          <SearchButton onPress={onPalette} />
          <AnnouncementsBell />
          {workspace && <CreditsMenu workspaceId={workspace.id} />}
          {/* The narrowest phones have it in the account's menu alone: the page's name needs the place. */}
          <div className="max-[24rem]:hidden">
            <ThemeToggle />
          </div>
          <UserMenu />
        </Later>
      </div>
    </header>
  );
}

/** Below 640 px only the icon is shown. */
function SearchButton({ onPress }: { readonly onPress: () => void }): ReactElement {
  return (
    <Button
      variant="ghost"
      size="sm"
      aria-haspopup="dialog"
      icon={<Search size={16} strokeWidth={1.75} aria-hidden="true" />}
      onClick={onPress}
    >
      <span className="max-md:sr-only">Search</span>
      <span aria-hidden="true" className="hidden md:inline">
        <Kbd>{isMac() ? "⌘K" : "Ctrl K"}</Kbd>
      </span>
    </Button>
  );
}

function isMac(): boolean {
  return /Mac|iPhone|iPad/.test(navigator.userAgent);
}

function PageCrumbs(): ReactElement {
  const { title, parent } = useMatches({ select: pageInfo });
  const workspace = useSelectedWorkspace();
  const { projectId = workspace?.id } = useParams({ strict: false });

  const above: Breadcrumb[] = [];
  if (parent === "Settings") above.push({ label: "Settings", link: <Link to="/settings" /> });
  if (parent === "Admin") above.push({ label: "Admin", link: <Link to="/admin/dashboard" /> });
  // The page of a workspace of others says itself whose it is.
  if (parent === "workspace" && workspace && workspace.id === projectId) {
    const link = <Link to="/workspaces/$projectId/dashboard" params={{ projectId: workspace.id }} />;
    above.push({ label: workspace.name, link });
  }
  return <Breadcrumbs items={[...above, { label: title }]} />;
}

/** Switches between light and dark; the account's menu also offers the system's theme. */
function ThemeToggle(): ReactElement {
  const shown = useShownTheme();
  const [other, Icon] = shown === "dark" ? (["light", Sun] as const) : (["dark", Moon] as const);
  return (
    <IconButton
      label={`Switch to the ${other} theme`}
      icon={<Icon size={18} strokeWidth={1.75} aria-hidden="true" />}
      onClick={() => chooseTheme(other)}
    />
  );
}
