import type { ReactElement } from "react";
import { SelectedWorkspace } from "#features/workspaces/public.ts";
import { PageHeader } from "#ui/frame/page-header.tsx";
import { ExportFiles } from "./files/export-files.tsx";
import { ConnectGuide } from "./links/connect-guide.tsx";
import { ExportLinks } from "./links/export-links.tsx";

/** Whole lists as files, and addresses that keep a spreadsheet current. */
export function ExportsPage(): ReactElement {
  return (
    <div className="flex max-w-settings flex-col gap-8">
      <PageHeader title="Exports" purpose="Whole lists as files, or at addresses for spreadsheets." />
      <SelectedWorkspace whenNone="Lists belong to a workspace. Create your first one.">
        <ExportFiles />
        <ExportLinks />
        <ConnectGuide />
      </SelectedWorkspace>
    </div>
  );
}
