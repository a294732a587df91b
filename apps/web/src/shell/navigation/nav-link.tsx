import { Link, useLocation } from "@tanstack/react-router";
import type { ReactElement } from "react";
import type { NavItem } from "./nav-groups.ts";

export interface NavLinkProps {
  readonly item: NavItem;
  readonly workspaceId: string | undefined;
  readonly width: "full" | "icon";
}

/** The router sets aria-current on the link of the current page. */
export function NavLink({ item, workspaceId, width }: NavLinkProps): ReactElement {
  const { title, fullTitle = title, icon: Icon, path, also } = item;
  const isAlso = useLocation({ select: ({ pathname }) => pathname === also?.(workspaceId) });
  return (
    <Link
      to={path(workspaceId)}
      aria-label={fullTitle}
      data-width={width}
      {...(isAlso && { "aria-current": "page" })}
      className="flex h-8 items-center gap-2.5 rounded-control px-2.5 text-sm text-fg-2 data-[width=icon]:justify-center data-[width=icon]:px-0 transition-colors hover:bg-surface-2 hover:text-fg aria-[current=page]:bg-brand-soft aria-[current=page]:font-medium aria-[current=page]:text-brand-text"
      {...(width === "icon" && { "data-tooltip": fullTitle })}
    >
      <Icon size={18} strokeWidth={1.75} aria-hidden="true" className="shrink-0" />
      {width === "full" && <span className="truncate">{title}</span>}
    </Link>
  );
}
