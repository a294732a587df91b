import type { listCreditUses } from "@citelens/contract/credits";
import type { Answer } from "@citelens/contract/endpoint";
import { type UseQueryResult, useQuery } from "@tanstack/react-query";
import { ReceiptText } from "lucide-react";
import type { ReactElement } from "react";
import type { ChangeView } from "#lib/address/use-address.ts";
import { useWorkspaceId } from "#lib/workspace.tsx";
import { Button } from "#ui/forms/button.tsx";
import { EmptyState } from "#ui/frame/empty-state.tsx";
import { DataTable } from "#ui/table/data-table.tsx";
import type { TableData } from "#ui/table/data-table-props.ts";
import { Pagination } from "#ui/table/pagination.tsx";
import { type CreditLogRow, creditLogColumns } from "./credit-log-columns.tsx";
import { creditUsesPerPage, creditUsesQuery } from "./credit-logs.queries.ts";
import { sortedBy, sortOf } from "./credit-logs-order.rules.ts";
import type { CreditLogsView } from "./credit-logs-search.rules.ts";

export interface CreditLogTableProps {
  readonly view: CreditLogsView;
  readonly onChange: ChangeView<CreditLogsView>;
}

export function CreditLogTable({ view, onChange }: CreditLogTableProps): ReactElement {
  const workspaceId = useWorkspaceId();
  const list = useQuery(creditUsesQuery(workspaceId, view));
  const count = list.isError ? 0 : (list.data?.count ?? 0);
  return (
    <DataTable
      label="Credit usage"
      columns={creditLogColumns}
      data={tableDataOf(list)}
      rowKey={({ use }) => use.id}
      sort={sortOf(view.ordering)}
      onSort={({ column }) => onChange((latest) => sortedBy(latest, column), "push")}
      skeletonRows={creditUsesPerPage / 2}
      empty={count > 0 ? <BehindTheEnd onFirst={() => onChange({ page: 1 }, "push")} /> : <NothingUsed />}
      footer={
        count > 0 ? (
          <Pagination
            page={view.page}
            pageSize={creditUsesPerPage}
            total={count}
            onPage={(page) => onChange({ page }, "push")}
          />
        ) : undefined
      }
    />
  );
}

type List = Pick<
  UseQueryResult<Answer<typeof listCreditUses>>,
  "data" | "isError" | "isPlaceholderData" | "dataUpdatedAt" | "refetch"
>;

function tableDataOf(list: List): TableData<CreditLogRow> {
  if (list.isError) {
    return {
      status: "failed",
      message: "Failed to load credit usage data",
      onRetry: () => void list.refetch(),
    };
  }
  if (!list.data) return { status: "loading" };

  const now = new Date(list.dataUpdatedAt);
  const rows = list.data.results.map((use) => ({ use, now }));
  return { status: "ready", rows, stale: list.isPlaceholderData };
}

function NothingUsed(): ReactElement {
  return (
    <EmptyState icon={ReceiptText} title="No credit usage found" frame="none">
      Credit usage will appear here as you use the platform
    </EmptyState>
  );
}

function BehindTheEnd({ onFirst }: { readonly onFirst: () => void }): ReactElement {
  return (
    <EmptyState
      icon={ReceiptText}
      title="There is nothing on this page."
      frame="none"
      actions={<Button onClick={onFirst}>Back to the first page</Button>}
    />
  );
}
