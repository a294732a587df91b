import type { CreditUse } from "@citelens/contract/credits";
import { type UseQueryResult, useQuery } from "@tanstack/react-query";
import { Receipt } from "lucide-react";
import type { ReactElement } from "react";
import { useSelectedWorkspace, workspacesQuery } from "#features/workspaces/public.ts";
import { saveFile } from "#lib/save-file.ts";
import { Button } from "#ui/button.tsx";
import { DataTable } from "#ui/data-table.tsx";
import type { TableData } from "#ui/data-table-props.ts";
import { EmptyState } from "#ui/empty-state.tsx";
import { PageHeader } from "#ui/page-header.tsx";
import { Pagination } from "#ui/pagination.tsx";
import { toast } from "#ui/toast.ts";
import { type UseRow, useColumns } from "./credit-use-columns.tsx";
import { defaultOrder, sortOf, toggledOrder, type UsesSearch, usesPerPage } from "./credit-uses.rules.ts";
import { creditUsesQuery, fetchCreditUsesFile } from "./credits.queries.ts";

export interface CreditLogsPageProps {
  readonly search: UsesSearch;
  readonly onSearch: (search: UsesSearch) => void;
}

export function CreditLogsPage({ search, onSearch }: CreditLogsPageProps): ReactElement {
  const workspace = useSelectedWorkspace();
  const { isPending } = useQuery(workspacesQuery);
  const order = search.order ?? defaultOrder;
  const save = async (projectId: string): Promise<void> => {
    try {
      saveFile(await fetchCreditUsesFile(projectId, order), "credit-usage.csv");
    } catch {
      toast.error("Failed to load credit usage data");
    }
  };
  return (
    <div className="max-w-(--container-settings) space-y-5">
      <PageHeader
        title="Credit Usage History"
        purpose="What the credits of your organization were used for."
        actions={workspace && <Button onClick={() => void save(workspace.id)}>Export CSV</Button>}
      />
      {workspace && <UsesOf projectId={workspace.id} search={search} onSearch={onSearch} />}
      {!workspace && !isPending && (
        <EmptyState icon={Receipt} title="No project selected">
          Please select a project to view credit usage history
        </EmptyState>
      )}
    </div>
  );
}

interface UsesOfProps extends CreditLogsPageProps {
  readonly projectId: string;
}

function UsesOf({ projectId, search, onSearch }: UsesOfProps): ReactElement {
  const order = search.order ?? defaultOrder;
  const page = search.page ?? 1;
  const uses = useQuery(creditUsesQuery(projectId, { order, page }));
  const count = uses.isError ? 0 : (uses.data?.count ?? 0);
  return (
    <DataTable
      label="Credit usage"
      columns={useColumns}
      data={tableDataOf(uses)}
      rowKey={({ use }) => use.id}
      sort={sortOf(order)}
      onSort={({ column }) => {
        const next = toggledOrder(order, column);
        onSearch(next === defaultOrder ? {} : { order: next });
      }}
      empty={
        <EmptyState icon={Receipt} title="No credit usage found" frame="none">
          Credit usage will appear here as you use the platform
        </EmptyState>
      }
      footer={
        count > 0 ? (
          <Pagination
            page={page}
            pageSize={usesPerPage}
            total={count}
            onPage={(next) => {
              const { page: _, ...rest } = search;
              onSearch(next === 1 ? rest : { ...rest, page: next });
            }}
          />
        ) : undefined
      }
    />
  );
}

function tableDataOf(uses: UseQueryResult<{ readonly results: readonly CreditUse[] }>): TableData<UseRow> {
  if (uses.isError)
    return {
      status: "failed",
      message: "Failed to load credit usage data",
      onRetry: () => void uses.refetch(),
    };
  if (!uses.data) return { status: "loading" };

  const now = new Date(uses.dataUpdatedAt);
  return {
    status: "ready",
    rows: uses.data.results.map((use) => ({ use, now })),
    stale: uses.isPlaceholderData,
  };
}
