import { Link, useLocation, useNavigate } from "@tanstack/react-router";
import type { ReactElement, ReactNode } from "react";
import { SideMenu } from "#ui/frame/side-menu.tsx";
import { settingsPages } from "./navigation/settings-pages.ts";

const groups = (["Account", "Workspaces", "Billing"] as const).map((title) => ({
  title,
  pages: settingsPages.filter(({ group }) => group === title),
}));

/** Layout of the settings pages. */
export function SettingsFrame({ children }: { readonly children: ReactNode }): ReactElement {
  const navigate = useNavigate();
  const pathname = useLocation({ select: ({ pathname }) => pathname });
  const pageAt = (path: string) => settingsPages.find(({ to }) => path.startsWith(to));
  const current = pageAt(pathname) ?? pageAt("/settings/billing"); // which payments lead back to
  return (
    <SideMenu
      label="Settings"
      groups={groups}
      current={current?.to}
      linkTo={(to) => <Link to={to} />}
      onChoose={(to) => void navigate({ to })}
    >
      {children}
    </SideMenu>
  );
}
