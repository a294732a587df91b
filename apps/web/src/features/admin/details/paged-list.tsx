import type { UseQueryResult } from "@tanstack/react-query";
import type { RowData } from "@tanstack/react-table";
import type { LucideIcon } from "lucide-react";
import type { ReactElement } from "react";
import { EmptyState } from "#ui/frame/empty-state.tsx";
import { DataTable } from "#ui/table/data-table.tsx";
import type { DataColumn } from "#ui/table/data-table-props.ts";
import { Pagination } from "#ui/table/pagination.tsx";
import { PastTheEnd } from "#ui/table/past-the-end.tsx";
import { tableDataOf } from "#ui/table/table-data.ts";
import { rowsPerPage } from "../admin.queries.ts";

interface Page<Row> {
  readonly count: number;
  readonly results: readonly Row[];
}

interface PagedListProps<Row extends RowData> {
  readonly label: string;
  readonly list: UseQueryResult<Page<Row>>;
  readonly columns: readonly DataColumn<Row>[];
  readonly rowKey: (row: Row) => string;
  readonly page: number;
  readonly onPage: (page: number) => void;
  readonly empty: { readonly icon: LucideIcon; readonly title: string; readonly text: string };
}

/** One list of what a page is about, a page at a time. */
export function PagedList<Row extends RowData>({
  label,
  list,
  columns,
  rowKey,
  page,
  onPage,
  empty,
}: PagedListProps<Row>): ReactElement {
  const count = list.isError ? 0 : (list.data?.count ?? 0);
  return (
    <DataTable
      label={label}
      columns={columns}
      data={tableDataOf(list, ({ results }) => results, { rowsAfterFailure: "removed" })}
      rowKey={rowKey}
      skeletonRows={8}
      empty={
        count > 0 ? (
          <PastTheEnd onFirst={() => onPage(1)} />
        ) : (
          <EmptyState icon={empty.icon} title={empty.title} frame="none">
            {empty.text}
          </EmptyState>
        )
      }
      footer={
        count > 0 ? (
          <Pagination page={page} pageSize={rowsPerPage} total={count} onPage={onPage} />
        ) : undefined
      }
    />
  );
}
