import type { UseQueryResult } from "@tanstack/react-query";
import type { RowData } from "@tanstack/react-table";
import type { LucideIcon } from "lucide-react";
import type { ReactElement } from "react";
import { EmptyState } from "../frame/empty-state.tsx";
import { DataTable } from "./data-table.tsx";
import type { DataColumn, DataTableProps } from "./data-table-props.ts";
import { pagesFooter } from "./pagination.tsx";
import { PastTheEnd } from "./past-the-end.tsx";
import { tableDataOf } from "./table-data.ts";

/** As many as the server sends by default. */
const rowsPerPage = 20;

interface Page<Row> {
  readonly count: number;
  readonly results: readonly Row[];
}

interface PagedListProps<Row extends RowData> extends Pick<DataTableProps<Row>, "wide"> {
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
  wide = false,
}: PagedListProps<Row>): ReactElement {
  const count = list.isError ? 0 : (list.data?.count ?? 0);
  return (
    <DataTable
      label={label}
      columns={columns}
      data={tableDataOf(list, ({ results }) => results, { rowsAfterFailure: "removed" })}
      rowKey={rowKey}
      skeletonRows={8}
      wide={wide}
      empty={
        count > 0 ? (
          <PastTheEnd onFirst={() => onPage(1)} />
        ) : (
          <EmptyState icon={empty.icon} title={empty.title} frame="none">
            {empty.text}
          </EmptyState>
        )
      }
      footer={pagesFooter({ page, pageSize: rowsPerPage, total: count, onPage })}
    />
  );
}
