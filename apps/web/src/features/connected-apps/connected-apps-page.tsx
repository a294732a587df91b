import type { ReactElement } from "react";
import { SelectedWorkspace } from "#features/workspaces/public.ts";
import { PageHeader } from "#ui/frame/page-header.tsx";
import { AppTable } from "./app-table.tsx";

export function ConnectedAppsPage(): ReactElement {
  return (
    <div className="max-w-settings space-y-5">
      <PageHeader
        title="Connected Apps"
        purpose="Apps such as Claude and ChatGPT that read this workspace for somebody."
      />
      <SelectedWorkspace whenNone="An app is connected with a workspace. Create your first workspace, then connect the app.">
        <AppTable />
      </SelectedWorkspace>
    </div>
  );
}
