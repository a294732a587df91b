import { Link } from "@tanstack/react-router";
import type { ReactElement } from "react";
import { BrandMark } from "#features/agencies/public.ts";
import { SidebarCredits } from "#features/credits/public.ts";
import { WorkspaceSwitcher } from "#features/workspaces/public.ts";
import { NavLink } from "./nav-link.tsx";
import { useNav } from "./use-nav.ts";

export interface SidebarContentProps {
  readonly width: "full" | "icon";
}

/** Logo, switcher, navigation and credits, for the sidebar and the drawer. */
export function SidebarContent({ width }: SidebarContentProps): ReactElement {
  const { groups, workspaceId } = useNav();
  return (
    <div className="flex min-h-full flex-col gap-5 px-3 pb-4">
      <div className="flex h-(--header-height) items-center px-2">
        <Link to="/" className="flex min-w-0 rounded-control">
          <BrandMark width={width} />
        </Link>
      </div>
      <div className="-mt-5">
        <WorkspaceSwitcher width={width} />
      </div>
      <nav aria-label="Main" className="flex flex-1 flex-col gap-5">
        {groups.map(({ title, items }) => (
          <div key={title}>
            {width === "full" && (
              <p aria-hidden="true" className="px-2.5 pb-1 text-xs font-medium text-fg-3">
                {title}
              </p>
            )}
            <ul aria-label={title} className="flex flex-col gap-0.5">
              {items.map((item) => (
                <li key={item.key}>
                  <NavLink item={item} workspaceId={workspaceId} width={width} />
                </li>
              ))}
            </ul>
          </div>
        ))}
      </nav>
      {width === "full" && workspaceId !== undefined && <SidebarCredits workspaceId={workspaceId} />}
    </div>
  );
}
