import { Link, useLocation, useNavigate } from "@tanstack/react-router";
import {
  Bot,
  Building2,
  Gauge,
  HeartPulse,
  LayoutDashboard,
  LayoutGrid,
  ListChecks,
  Mail,
  Megaphone,
  Palette,
  ReceiptText,
  ScrollText,
  Search,
  Trash2,
  UsersRound,
} from "lucide-react";
import type { ReactElement, ReactNode } from "react";
import { PasswordPrompt } from "#features/accounts/password-prompt/public.ts";
import { requestPalette } from "#lib/browser/palette-request.ts";
import { Button } from "#ui/forms/button.tsx";
import { SideMenu } from "#ui/frame/side-menu.tsx";
import { Skeleton } from "#ui/frame/skeleton.tsx";
import { useAreRightsKnown } from "./rights.ts";

const groups = [
  {
    title: "Service",
    pages: [
      { to: "/admin/dashboard", title: "Overview", icon: LayoutDashboard },
      { to: "/admin/models", title: "AI models", icon: Bot },
      { to: "/admin/spending", title: "Costs", icon: ReceiptText },
    ],
  },
  {
    title: "Customers",
    pages: [
      { to: "/admin/organizations", title: "Organizations", icon: Building2 },
      { to: "/admin/users", title: "Users", icon: UsersRound },
      { to: "/admin/workspaces", title: "Workspaces", icon: LayoutGrid },
      { to: "/admin/agencies", title: "Agencies", icon: Palette },
      { to: "/admin/announcements", title: "Announcements", icon: Megaphone },
    ],
  },
  {
    title: "Operations",
    pages: [
      { to: "/admin/limits", title: "Limits", icon: Gauge },
      { to: "/admin/jobs", title: "Jobs", icon: ListChecks },
      { to: "/admin/mails", title: "Deliveries", icon: Mail },
      { to: "/admin/deletions", title: "Deletions", icon: Trash2 },
      { to: "/admin/audit", title: "Audit log", icon: ScrollText },
      { to: "/admin/system", title: "System", icon: HeartPulse },
    ],
  },
] as const;

/** Layout of all superuser pages, which come once it is known what they may offer: a button that came later would move them. */
export function AdminFrame({ children }: { readonly children: ReactNode }): ReactElement {
  const navigate = useNavigate();
  const areRightsKnown = useAreRightsKnown();
  const path = useLocation({ select: ({ pathname }) => pathname });
  const current = groups
    .flatMap<{ readonly to: string }>(({ pages }) => pages)
    .find(({ to }) => path.startsWith(to));
  return (
    <SideMenu
      label="Admin"
      groups={groups}
      current={current?.to}
      linkTo={(to) => <Link to={to} />}
      onChoose={(to) => void navigate({ to })}
      above={
        <Button
          aria-haspopup="dialog"
          icon={<Search size={16} strokeWidth={1.75} aria-hidden="true" />}
          onClick={requestPalette}
        >
          Search everything
        </Button>
      }
    >
      {areRightsKnown ? (
        <div className="flex flex-col gap-5">{children}</div>
      ) : (
        <div aria-busy="true" className="h-72">
          <Skeleton shape="card" />
        </div>
      )}
      <PasswordPrompt />
    </SideMenu>
  );
}
