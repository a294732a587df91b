import { useQuery } from "@tanstack/react-query";
import { FolderSearch } from "lucide-react";
import type { ReactElement } from "react";
import { SelectedWorkspace, useSelectedWorkspace } from "#features/workspaces/public.ts";
import { WithoutWorkspace } from "#features/workspaces/without/public.ts";
import { type Address, changeOfView } from "#lib/address/use-address.ts";
import { useWorkspaceId, WorkspaceScope } from "#lib/workspace.tsx";
import { ExportButton } from "#ui/forms/export-button.tsx";
import { PageHeader } from "#ui/frame/page-header.tsx";
import { CreditLogTable } from "./credit-log-table.tsx";
import { creditUsesFile, creditUsesQuery } from "./credit-logs.queries.ts";
import {
  addressOfLogs,
  type CreditLogsSearch,
  type CreditLogsView,
  creditLogsView,
} from "./credit-logs-search.rules.ts";

export type CreditLogsPageProps = Address<CreditLogsSearch>;

export function CreditLogsPage({ search, onSearch }: CreditLogsPageProps): ReactElement {
  const workspace = useSelectedWorkspace();
  const view = creditLogsView(search);
  return (
    <div className="max-w-settings space-y-5">
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
          <WithoutWorkspace icon={FolderSearch} title="No project selected" mayChoose>
            Please select a project to view credit usage history
          </WithoutWorkspace>
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

function ExportUsesButton({ view }: { readonly view: CreditLogsView }): ReactElement {
  const workspaceId = useWorkspaceId();
  const { data: list } = useQuery(creditUsesQuery(workspaceId, view));
  return (
    <ExportButton
      name={`credit-usage_${new Date().toISOString().slice(0, 10)}`}
      read={(format) => creditUsesFile(workspaceId, view, format)}
      disabled={!list || list.count === 0}
    />
  );
}
