import { useQuery } from "@tanstack/react-query";
import { ReceiptText } from "lucide-react";
import { type ReactElement, useState } from "react";
import type { ChangeView } from "#lib/address/use-address.ts";
import { useWorkspaceId } from "#lib/workspace.tsx";
import { EmptyState } from "#ui/frame/empty-state.tsx";
import { DataTable } from "#ui/table/data-table.tsx";
import { pagesFooter } from "#ui/table/pagination.tsx";
import { PastTheEnd } from "#ui/table/past-the-end.tsx";
import { tableDataOf } from "#ui/table/table-data.ts";
import { creditLogColumns } from "./credit-log-columns.tsx";
import { creditUsesPerPage, creditUsesQuery } from "./credit-logs.queries.ts";
import { sortedBy, sortOf } from "./credit-logs-order.rules.ts";
import type { CreditLogsView } from "./credit-logs-search.rules.ts";
import { linesOf } from "./grouped-uses.rules.ts";

export interface CreditLogTableProps {
  readonly view: CreditLogsView;
  readonly onChange: ChangeView<CreditLogsView>;
}

export function CreditLogTable({ view, onChange }: CreditLogTableProps): ReactElement {
  const workspaceId = useWorkspaceId();
  const list = useQuery(creditUsesQuery(workspaceId, view));
  const [open, setOpen] = useState<ReadonlySet<string>>(new Set());
  const onToggle = (key: string): void =>
    setOpen((now) => new Set(now.has(key) ? [...now].filter((one) => one !== key) : [...now, key]));
  const count = list.isError ? 0 : (list.data?.count ?? 0);
  return (
    <DataTable
      label="Credit usage"
      columns={creditLogColumns}
      data={tableDataOf(
        list,
        ({ results }, now) => linesOf(results, open).map((line) => ({ line, now, onToggle })),
        {
          failure: "Failed to load credit usage data",
          rowsAfterFailure: "removed",
        },
      )}
      rowKey={({ line }) => (line.kind === "run" ? line.run.key : line.use.id)}
      sort={sortOf(view.ordering)}
      onSort={({ column }) => onChange((latest) => sortedBy(latest, column), "push")}
      skeletonRows={creditUsesPerPage / 2}
      empty={count > 0 ? <PastTheEnd onFirst={() => onChange({ page: 1 }, "push")} /> : <NothingUsed />}
      footer={pagesFooter({
        page: view.page,
        pageSize: creditUsesPerPage,
        total: count,
        onPage: (page) => onChange({ page }, "push"),
      })}
    />
  );
}

function NothingUsed(): ReactElement {
  return (
    <EmptyState icon={ReceiptText} title="No credit usage found" frame="none">
      Credit usage will appear here as you use the platform
    </EmptyState>
  );
}
