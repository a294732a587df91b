import { Link } from "@tanstack/react-router";
import type { ReactElement } from "react";
import { Logo } from "#ui/logo.tsx";
import { productName } from "#ui/product-name.ts";
import { NavDrawer } from "./nav-drawer.tsx";
import { PageCrumbs } from "./page-crumbs.tsx";
import { SidebarToggle } from "./sidebar-toggle.tsx";
import { ThemeMenu } from "./theme-menu.tsx";
import { UserMenu } from "./user-menu.tsx";

export function Header(): ReactElement {
  return (
    <header className="sticky top-0 z-10 flex h-(--header-height) shrink-0 items-center gap-3 border-b border-border bg-bg px-4 sm:px-6">
      <div className="flex shrink-0 items-center gap-3 lg:hidden">
        <NavDrawer />
        <Link to="/" aria-label={productName} className="flex rounded-control">
          <Logo />
        </Link>
      </div>
      <div className="-ml-2 hidden lg:block">
        <SidebarToggle />
      </div>
      <div className="min-w-0 flex-1">
        <PageCrumbs />
      </div>
      <div className="-mr-2.5 flex shrink-0 items-center gap-0.5">
        <ThemeMenu />
        <UserMenu />
      </div>
    </header>
  );
}
