import { Link, useLocation, useNavigate } from "@tanstack/react-router";
import type { ReactElement, ReactNode } from "react";
import { Select } from "#ui/forms/select.tsx";
import { settingsPages } from "./navigation/settings-pages.ts";

const groups = ["Account", "Workspaces", "Billing"] as const;

/** Layout of the settings pages: the menu on the left, or a select above in narrow windows. */
export function SettingsFrame({ children }: { readonly children: ReactNode }): ReactElement {
  const navigate = useNavigate();
  const pathname = useLocation({ select: ({ pathname }) => pathname });
  const pageAt = (path: string) => settingsPages.find(({ to }) => path.startsWith(to));
  const current = pageAt(pathname) ?? pageAt("/settings/billing"); // which payments lead back to
  return (
    <div className="flex flex-col gap-5 md:flex-row md:gap-8">
      <div className="md:hidden">
        {current && (
          <Select
            label="Settings page"
            options={settingsPages.map(({ to, group, title }) => ({
              value: to,
              label: `${group}: ${title}`,
            }))}
            value={current.to}
            onChange={(to) => void navigate({ to })}
          />
        )}
      </div>
      <nav aria-label="Settings" className="hidden w-44 shrink-0 flex-col gap-5 md:flex">
        {groups.map((group) => (
          <div key={group}>
            <p aria-hidden="true" className="px-2.5 pb-1 text-xs font-medium text-fg-3">
              {group}
            </p>
            <ul aria-label={group} className="flex flex-col gap-0.5">
              {settingsPages
                .filter((page) => page.group === group)
                .map(({ to, title, icon: Icon }) => (
                  <li key={to}>
                    <Link
                      to={to}
                      className="flex h-8 items-center gap-2.5 rounded-control px-2.5 text-sm text-fg-2 hover:bg-surface-2 hover:text-fg aria-[current=page]:bg-brand-soft aria-[current=page]:font-medium aria-[current=page]:text-brand-text"
                    >
                      <Icon size={16} strokeWidth={1.75} aria-hidden="true" className="shrink-0" />
                      {title}
                    </Link>
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
