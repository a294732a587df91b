import { useQuery } from "@tanstack/react-query";
import { FolderSearch } from "lucide-react";
import type { ReactElement } from "react";
import { useSelectedWorkspace, workspacesQuery } from "#features/workspaces/public.ts";
import { problemMessage } from "#lib/api/api-problem.ts";
import { EmptyState } from "#ui/frame/empty-state.tsx";
import { ErrorState } from "#ui/frame/error-state.tsx";
import { PageHeader } from "#ui/frame/page-header.tsx";
import { CreditLogTable } from "./credit-log-table.tsx";
import { addressOfLogs, type CreditLogsSearch, creditLogsView } from "./credit-logs-search.rules.ts";
import { ExportUsesButton } from "./export-uses-button.tsx";

export interface CreditLogsPageProps {
  readonly search: CreditLogsSearch;
  readonly onSearch: (search: CreditLogsSearch) => void;
}

export function CreditLogsPage({ search, onSearch }: CreditLogsPageProps): ReactElement {
  const workspace = useSelectedWorkspace();
  const view = creditLogsView(search);
  return (
    <div className="max-w-(--container-settings) space-y-5">
      <PageHeader
        title="Credit Usage History"
        purpose="What the credits of your organization were used for, and when."
        actions={workspace && <ExportUsesButton projectId={workspace.id} view={view} />}
      />
      {workspace ? (
        // A key per workspace resets the page's state when the workspace changes.
        <CreditLogTable
          key={workspace.id}
          projectId={workspace.id}
          view={view}
          onChange={(next) => onSearch(addressOfLogs(next))}
        />
      ) : (
        <WithoutWorkspace />
      )}
    </div>
  );
}

function WithoutWorkspace(): ReactElement | null {
  const workspaces = useQuery(workspacesQuery);
  if (workspaces.isPending) return null;
  if (workspaces.isError) {
    return (
      <ErrorState message={problemMessage(workspaces.error)} onRetry={() => void workspaces.refetch()} />
    );
  }
  return (
    <EmptyState icon={FolderSearch} title="No project selected">
      Please select a project to view credit usage history
    </EmptyState>
  );
}
