import type { Workspace } from "@citelens/contract/workspaces/workspaces";
import { Link } from "@tanstack/react-router";
import type { ReactElement } from "react";
import { Button } from "#ui/forms/button.tsx";
import { Banner } from "#ui/frame/banner.tsx";

const pages = [
  { to: "/workspaces/$projectId/ads/dashboard", label: "Dashboard" },
  { to: "/workspaces/$projectId/ads/campaigns", label: "Campaigns" },
  { to: "/workspaces/$projectId/ads/library", label: "Library" },
  { to: "/workspaces/$projectId/ads/network", label: "Network" },
] as const;

/** Above the ads of a workspace that the superuser is no member of: whose they are, and its other pages of ads. */
export function ForeignWorkspaceBar({
  workspace: { id, name },
}: {
  readonly workspace: Pick<Workspace, "id" | "name">;
}): ReactElement {
  return (
    <Banner
      tone="info"
      title={`The ads of ${name}`}
      action={
        <nav aria-label={`Ads of ${name}`} className="flex flex-wrap gap-2">
          {pages.map(({ to, label }) => (
            <Button key={to} size="sm" render={<Link to={to} params={{ projectId: id }} />}>
              {label}
            </Button>
          ))}
        </nav>
      }
    >
      You are no member of this workspace: its ads alone are open to you, and whatever you do is in its audit
      log.
    </Banner>
  );
}
