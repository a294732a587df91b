import { Link } from "@tanstack/react-router";
import { Fragment, type ReactElement } from "react";
import { BrandMark } from "#features/agencies/public.ts";
import { SidebarCredits } from "#features/credits/room.ts";
import { WorkspaceSwitcher } from "#features/workspaces/room.ts";
import { partsOf } from "./nav.rules.ts";
import type { NavItem } from "./nav-groups.ts";
import { useNav } from "./use-nav.ts";

export interface SidebarContentProps {
  readonly width: "full" | "icon";
}

/** Logo, switcher, navigation and credits, for the sidebar and the drawer. */
export function SidebarContent({ width }: SidebarContentProps): ReactElement {
  const { groups, workspaceId, current } = useNav();
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
              {partsOf(items).map((part) => (
                <Fragment key={part.title ?? title}>
                  {part.title && <PartHeading title={part.title} width={width} />}
                  {part.items.map((item) => (
                    <li key={item.key}>
                      <NavLink
                        item={item}
                        workspaceId={workspaceId}
                        isCurrent={item.key === current}
                        width={width}
                      />
                    </li>
                  ))}
                </Fragment>
              ))}
            </ul>
          </div>
        ))}
      </nav>
      {width === "full" && workspaceId !== undefined && <SidebarCredits workspaceId={workspaceId} />}
    </div>
  );
}

interface PartHeadingProps {
  readonly title: string;
  readonly width: SidebarContentProps["width"];
}

/** A line where the sidebar shows icons alone. */
function PartHeading({ title, width }: PartHeadingProps): ReactElement {
  if (width === "icon") return <li aria-hidden="true" className="mx-2.5 my-1 border-t border-border" />;
  return (
    <li aria-hidden="true" className="px-2.5 pt-2 pb-0.5 text-xs text-fg-3 first:pt-1">
      {title}
    </li>
  );
}

interface NavLinkProps {
  readonly item: NavItem;
  readonly workspaceId: string | undefined;
  readonly isCurrent: boolean;
  readonly width: "full" | "icon";
}

/** Current on each page of its section. */
function NavLink({ item, workspaceId, isCurrent, width }: NavLinkProps): ReactElement {
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
