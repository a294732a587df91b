import { type SourceList, sourceOrders } from "@citelens/contract/visibility/sources";
import type { UseQueryResult } from "@tanstack/react-query";
import type { ReactElement } from "react";
import { useInsightScope } from "#features/insights/filters/public.ts";
import type { ChangeView } from "#lib/address/use-address.ts";
import { DataTable } from "#ui/table/data-table.tsx";
import { pagesFooter } from "#ui/table/pagination.tsx";
import { tableDataOf } from "#ui/table/table-data.ts";
import { NoSources } from "./list/no-sources.tsx";
import { sourceColumns } from "./source-columns.tsx";
import { sortOf, toggledOrder } from "./source-order.rules.ts";
import { sourcesPerPage } from "./sources.queries.ts";
import type { SourcesView } from "./sources-search.rules.ts";

interface SourcesTableProps {
  readonly list: UseQueryResult<SourceList>;
  readonly view: SourcesView;
  readonly onChange: ChangeView<SourcesView>;
}

export function SourcesTable(props: SourcesTableProps): ReactElement {
  const { isCompared } = useInsightScope();
  const { list, view, onChange } = props;
  const count = list.data?.count ?? 0;
  return (
    <DataTable
      label="Sites"
      wide
      columns={sourceColumns}
      data={tableDataOf(list, ({ results }) => results.map((source) => ({ isCompared, source })))}
      rowKey={({ source }) => source.domain}
      sort={sortOf(view.order)}
      onSort={({ column }) =>
        onChange(({ order }) => ({ order: toggledOrder(sourceOrders, order, column) }), "push")
      }
      empty={
        <NoSources
          pagesExist={count > 0}
          isNarrowed={view.kind !== undefined || view.search !== ""}
          onFirstPage={() => onChange({ page: 1 }, "push")}
          onClear={() => onChange({ kind: undefined, search: "" }, "replace")}
        />
      }
      footer={pagesFooter({
        page: view.page,
        pageSize: sourcesPerPage,
        total: count,
        onPage: (page) => onChange({ page }, "push"),
      })}
    />
  );
}
