import { Link } from "@tanstack/react-router";
import type { ReactElement } from "react";
import { useSelectedWorkspace, WorkspaceSwitcher } from "#features/workspaces/public.ts";
import { Logo } from "#ui/logo.tsx";
import { productName } from "#ui/product-name.ts";
import { Wordmark } from "#ui/wordmark.tsx";
import { navGroups } from "./nav-groups.ts";
import { NavLink } from "./nav-link.tsx";

export interface SidebarContentProps {
  readonly width: "full" | "icon";
}

/** Logo, switcher and navigation, for the sidebar of wide windows and the drawer of small ones. */
export function SidebarContent({ width }: SidebarContentProps): ReactElement {
  const workspace = useSelectedWorkspace();
  return (
    <div className="flex flex-col gap-5 px-3 pb-4">
      <div className="flex h-(--header-height) items-center px-2">
        <Link to="/" className="flex rounded-control" aria-label={productName}>
          {width === "full" ? <Wordmark /> : <Logo />}
        </Link>
      </div>
      <div className="-mt-5">
        <WorkspaceSwitcher width={width} />
      </div>
      <nav aria-label="Main" className="flex flex-col gap-5">
        {navGroups.map(({ title, items }) => (
          <div key={title}>
            {width === "full" && (
              <p aria-hidden="true" className="px-2.5 pb-1 text-xs font-medium text-fg-3">
                {title}
              </p>
            )}
            <ul aria-label={title} className="flex flex-col gap-0.5">
              {items.map((item) => (
                <li key={item.title}>
                  <NavLink item={item} workspaceId={workspace?.id} width={width} />
                </li>
              ))}
            </ul>
          </div>
        ))}
      </nav>
    </div>
  );
}
