import type { RowData } from "@tanstack/react-table";
import type { ReactNode } from "react";

/**
 * "main" names the row and stays visible when the table scrolls sideways; numbers are right-aligned in
 * tabular figures. Buttons with words stand under their header, a menu of actions at the row's end without one.
 */
export type ColumnKind = "main" | "text" | "number" | "buttons" | "actions";

export interface DataColumn<Row extends RowData> {
  /** Also the column's name in the server's sort order. */
  readonly id: string;
  readonly header: string;
  readonly kind: ColumnKind;
  readonly sortable?: boolean;
  /** A main column whose names are short: it leaves the width to the others. */
  readonly short?: boolean;
  /** Too long for half a phone: there it has the whole width. */
  readonly long?: boolean;
  readonly cell: (row: Row) => ReactNode;
}

export type TableData<Row extends RowData> =
  | { readonly status: "loading" }
  | { readonly status: "failed"; readonly message: string; readonly onRetry: () => void }
  /** `stale` dims the previous rows while new ones are loading. */
  | { readonly status: "ready"; readonly rows: readonly Row[]; readonly stale: boolean };

export interface TableSort {
  readonly column: string;
  readonly direction: "ascending" | "descending";
}

export interface DataTableProps<Row extends RowData> {
  /** The accessible name of the table. */
  readonly label: string;
  /** Keep the array stable, at module scope or memoised. */
  readonly columns: readonly DataColumn<Row>[];
  readonly data: TableData<Row>;
  readonly rowKey: (row: Row) => string;
  readonly sort?: TableSort;
  readonly onSort?: (sort: TableSort) => void;
  /** Shown instead of rows when there are none, such as a frameless EmptyState. */
  readonly empty: ReactNode;
  /** Below the rows, such as the Pagination. */
  readonly footer?: ReactNode;
  readonly skeletonRows?: number;
  /** Has so many columns that it scrolls sideways below 1280 px, not only below 1024 px. */
  readonly wide?: boolean;
}
