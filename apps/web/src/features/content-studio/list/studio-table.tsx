import type { Optimization } from "@citelens/contract/content/optimization-fields";
import type { UseQueryResult } from "@tanstack/react-query";
import { SearchX } from "lucide-react";
import type { ReactElement } from "react";
import type { ChangeView } from "#lib/address/use-address.ts";
import { Button } from "#ui/forms/button.tsx";
import { EmptyState } from "#ui/frame/empty-state.tsx";
import { DataTable } from "#ui/table/data-table.tsx";
import { pagesFooter } from "#ui/table/pagination.tsx";
import { PastTheEnd } from "#ui/table/past-the-end.tsx";
import { tableDataOf } from "#ui/table/table-data.ts";
import { type OptimizationList, optimizationsPerPage } from "./list.queries.ts";
import { studioColumns } from "./studio-columns.tsx";
import { type StudioView, sortOf, toggledOrder, withoutFilters } from "./studio-search.rules.ts";

interface StudioTableProps {
  readonly list: UseQueryResult<OptimizationList>;
  readonly view: StudioView;
  readonly onChange: ChangeView<StudioView>;
  readonly onDelete: (optimization: Optimization) => void;
}

export function StudioTable({ list, view, onChange, onDelete }: StudioTableProps): ReactElement {
  const count = list.data?.count ?? 0;
  return (
    <DataTable
      label="Briefs"
      wide
      columns={studioColumns}
      data={tableDataOf(list, ({ results }, now) =>
        results.map((optimization) => ({ optimization, now, onDelete })),
      )}
      rowKey={({ optimization }) => optimization.id}
      sort={sortOf(view.order)}
      onSort={({ column }) => onChange(({ order }) => ({ order: toggledOrder(order, column) }), "push")}
      empty={
        count > 0 ? (
          <PastTheEnd onFirst={() => onChange({ page: 1 }, "push")} />
        ) : (
          <EmptyState
            icon={SearchX}
            title="No brief matches the filters"
            frame="none"
            actions={<Button onClick={() => onChange(withoutFilters, "replace")}>Clear filters</Button>}
          />
        )
      }
      footer={pagesFooter({
        page: view.page,
        pageSize: optimizationsPerPage,
        total: count,
        onPage: (page) => onChange({ page }, "push"),
      })}
    />
  );
}
