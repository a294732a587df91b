import { type SourcePageList, sourcePageOrders } from "@citelens/contract/visibility/sources";
import type { UseQueryResult } from "@tanstack/react-query";
import type { ReactElement } from "react";
import type { ChangeView } from "#lib/address/use-address.ts";
import { DataTable } from "#ui/table/data-table.tsx";
import { pagesFooter } from "#ui/table/pagination.tsx";
import { tableDataOf } from "#ui/table/table-data.ts";
import { NoSources } from "./list/no-sources.tsx";
import { pageColumns } from "./page-columns.tsx";
import { sortOf, toggledOrder } from "./source-order.rules.ts";
import { sourcesPerPage } from "./sources.queries.ts";
import type { ExplorerView } from "./sources-search.rules.ts";

interface ExplorerTableProps {
  readonly list: UseQueryResult<SourcePageList>;
  readonly view: ExplorerView;
  readonly onChange: ChangeView<ExplorerView>;
}

export function ExplorerTable(props: ExplorerTableProps): ReactElement {
  const { list, view, onChange } = props;
  const count = list.data?.count ?? 0;
  return (
    <DataTable
      label="Pages"
      wide
      columns={pageColumns}
      data={tableDataOf(list, ({ results }, now) => results.map((page) => ({ page, now })))}
      rowKey={({ page }) => page.url}
      sort={sortOf(view.order)}
      onSort={({ column }) =>
        onChange(({ order }) => ({ order: toggledOrder(sourcePageOrders, order, column) }), "push")
      }
      empty={
        <NoSources
          pagesExist={count > 0}
          isNarrowed={view.kind !== undefined || view.search !== "" || view.domain !== undefined}
          onFirstPage={() => onChange({ page: 1 }, "push")}
          onClear={() => onChange({ kind: undefined, search: "", domain: undefined }, "replace")}
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
