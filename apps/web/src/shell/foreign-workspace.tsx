import type { Workspace } from "@citelens/contract/workspaces/workspaces";
import { Outlet, useMatch } from "@tanstack/react-router";
import type { ReactElement } from "react";
import { ForeignWorkspaceBar } from "#features/ads/foreign/public.ts";
import { WorkspaceScope } from "#lib/workspace.tsx";
import { NotFoundPage } from "./not-found-page.tsx";

/** The ads of a workspace that the user is no member of; there is nothing else of it. */
export function ForeignWorkspace({ workspace }: { readonly workspace: Workspace }): ReactElement {
  const ads = useMatch({ from: "/_app/workspaces/$projectId/ads", shouldThrow: false });
  if (!ads) return <NotFoundPage />;
  return (
    <WorkspaceScope workspace={workspace} isForeign>
      <div className="space-y-5">
        <ForeignWorkspaceBar workspace={workspace} />
        <Outlet />
      </div>
    </WorkspaceScope>
  );
}
