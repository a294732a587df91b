import { Link } from "@tanstack/react-router";
import type { ReactElement } from "react";
import type { NavItem } from "./nav-groups.ts";

export interface NavLinkProps {
  readonly item: NavItem;
  readonly workspaceId: string | undefined;
  readonly isCurrent: boolean;
  readonly width: "full" | "icon";
}

/** Current on each page of its section. */
export function NavLink({ item, workspaceId, isCurrent, width }: NavLinkProps): ReactElement {
  const { title, fullTitle = title, icon: Icon, path } = item;
  return (
    <Link
      to={path(workspaceId)}
      aria-label={fullTitle}
      data-width={width}
      {...(isCurrent && { "aria-current": "page" })}
      className="flex h-8 items-center gap-2.5 rounded-control px-2.5 text-sm text-fg-2 data-[width=icon]:justify-center data-[width=icon]:px-0 transition-colors hover:bg-surface-2 hover:text-fg aria-[current=page]:bg-brand-soft aria-[current=page]:font-medium aria-[current=page]:text-brand-text"
      {...(width === "icon" && { "data-tooltip": fullTitle })}
    >
      <Icon size={18} strokeWidth={1.75} aria-hidden="true" className="shrink-0" />
      {width === "full" && <span className="truncate">{title}</span>}
    </Link>
  );
}
