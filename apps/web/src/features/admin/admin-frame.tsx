import { Link, useLocation } from "@tanstack/react-router";
import type { ReactElement, ReactNode } from "react";
import { useShownInRow } from "#ui/frame/use-shown-in-row.ts";

const pages = [
  { to: "/admin/dashboard", title: "Health" },
  { to: "/admin/users", title: "Users" },
  { to: "/admin/organizations", title: "Organizations" },
  { to: "/admin/workspaces", title: "Workspaces" },
  { to: "/admin/announcements", title: "Announcements" },
  { to: "/admin/agencies", title: "Agencies" },
  { to: "/admin/models", title: "AI models" },
  { to: "/admin/spending", title: "Costs" },
  { to: "/admin/limits", title: "Limits" },
  { to: "/admin/mails", title: "Mail outbox" },
  { to: "/admin/audit", title: "Audit log" },
  { to: "/admin/deletions", title: "Deletions" },
] as const;

/** Layout of all superuser pages; the row of tabs scrolls sideways in narrow windows. */
export function AdminFrame({ children }: { readonly children: ReactNode }): ReactElement {
  const path = useLocation({ select: ({ pathname }) => pathname });
  const row = useShownInRow<HTMLElement>(path, "[aria-current=page]");
  return (
    <div className="flex flex-col gap-5">
      <nav
        ref={row}
        aria-label="Admin"
        className="scroll-row -mx-4 overflow-x-auto border-b border-border px-4 sm:-mx-6 sm:px-6"
      >
        <ul className="flex w-max gap-1">
          {pages.map(({ to, title }) => (
            <li key={to}>
              <Link
                to={to}
                className="flex h-9 items-center border-b-2 border-transparent px-2.5 text-sm whitespace-nowrap text-fg-2 hover:text-fg aria-[current=page]:border-brand aria-[current=page]:font-medium aria-[current=page]:text-fg"
              >
                {title}
              </Link>
            </li>
          ))}
        </ul>
      </nav>
      {children}
    </div>
  );
}
