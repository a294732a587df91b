import type { LucideIcon } from "lucide-react";
import { cloneElement, type ReactElement, type ReactNode } from "react";
import { Select } from "../forms/select.tsx";

export interface SideMenuPage {
  readonly to: string;
  readonly title: string;
  readonly icon: LucideIcon;
}

export interface SideMenuGroup {
  readonly title: string;
  readonly pages: readonly SideMenuPage[];
}

interface SideMenuProps {
  readonly label: string;
  readonly groups: readonly SideMenuGroup[];
  /** The address of the page that is shown; none for a page beside the menu. */
  readonly current: string | undefined;
  readonly linkTo: (to: string) => ReactElement<{ className?: string; children?: ReactNode }>;
  readonly onChoose: (to: string) => void;
  /** On top of the menu. */
  readonly above?: ReactNode;
  readonly children: ReactNode;
}

/** Pages with a menu on their left, or a select above them in narrow windows. */
export function SideMenu({
  label,
  groups,
  current,
  linkTo,
  onChoose,
  above,
  children,
}: SideMenuProps): ReactElement {
  return (
    <div className="flex flex-col gap-5 md:flex-row md:gap-8">
      <div className="flex flex-col gap-3 md:hidden">
        {above}
        {current !== undefined && (
          <Select
            label={`${label} page`}
            options={groups.flatMap(({ title, pages }) =>
              pages.map((page) => ({ value: page.to, label: `${title}: ${page.title}` })),
            )}
            value={current}
            onChange={onChoose}
          />
        )}
      </div>
      <nav aria-label={label} className="hidden w-44 shrink-0 flex-col gap-5 md:flex">
        {above}
        {groups.map(({ title, pages }) => (
          <div key={title}>
            <p aria-hidden="true" className="px-2.5 pb-1 text-xs font-medium text-fg-3">
              {title}
            </p>
            <ul aria-label={title} className="flex flex-col gap-0.5">
              {pages.map((page) => (
                <li key={page.to}>
                  {cloneElement(linkTo(page.to), {
                    className:
                      "flex h-8 items-center gap-2.5 rounded-control px-2.5 text-sm text-fg-2 hover:bg-surface-2 hover:text-fg aria-[current=page]:bg-brand-soft aria-[current=page]:font-medium aria-[current=page]:text-brand-text",
                    children: (
                      <>
                        <page.icon size={16} strokeWidth={1.75} aria-hidden="true" className="shrink-0" />
                        {page.title}
                      </>
                    ),
                  })}
                </li>
              ))}
            </ul>
          </div>
        ))}
      </nav>
      <div className="min-w-0 flex-1">{children}</div>
    </div>
  );
}
