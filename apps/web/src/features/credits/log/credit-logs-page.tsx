import { FolderSearch } from "lucide-react";
import type { ReactElement } from "react";
import { SelectedWorkspace, useSelectedWorkspace } from "#features/workspaces/public.ts";
import { type Address, changeOfView } from "#lib/address/use-address.ts";
import { WorkspaceScope } from "#lib/workspace.tsx";
import { EmptyState } from "#ui/frame/empty-state.tsx";
import { PageHeader } from "#ui/frame/page-header.tsx";
import { CreditLogTable } from "./credit-log-table.tsx";
import { addressOfLogs, type CreditLogsSearch, creditLogsView } from "./credit-logs-search.rules.ts";
import { ExportUsesButton } from "./export-uses-button.tsx";

export type CreditLogsPageProps = Address<CreditLogsSearch>;

export function CreditLogsPage({ search, onSearch }: CreditLogsPageProps): ReactElement {
  const workspace = useSelectedWorkspace();
  const view = creditLogsView(search);
  return (
    <div className="max-w-(--container-settings) space-y-5">
      <PageHeader
        title="Credit Usage History"
        purpose="What the credits of your organization were used for, and when."
        actions={
          workspace && (
            <WorkspaceScope workspace={workspace}>
              <ExportUsesButton view={view} />
            </WorkspaceScope>
          )
        }
      />
      <SelectedWorkspace
        whenNone={
          <EmptyState icon={FolderSearch} title="No project selected">
            Please select a project to view credit usage history
          </EmptyState>
        }
      >
        <CreditLogTable
          view={view}
          onChange={changeOfView(onSearch, { viewOf: creditLogsView, searchOf: addressOfLogs })}
        />
      </SelectedWorkspace>
    </div>
  );
}
