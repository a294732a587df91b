import type { RowData } from "@tanstack/react-table";
import type { ReactNode } from "react";

/** "main" names the row and stays in sight when the table scrolls sideways; numbers stand right, in even figures. */
export type ColumnKind = "main" | "text" | "number" | "actions";

export interface DataColumn<Row extends RowData> {
  /** Also the name that the sort order carries to the server. */
  readonly id: string;
  readonly header: string;
  readonly kind: ColumnKind;
  readonly sortable?: boolean;
  readonly cell: (row: Row) => ReactNode;
}

export type TableData<Row extends RowData> =
  | { readonly status: "loading" }
  | { readonly status: "failed"; readonly message: string; readonly onRetry: () => void }
  /** `stale` dims the rows of the previous answer while the next one is on its way. */
  | { readonly status: "ready"; readonly rows: readonly Row[]; readonly stale: boolean };

export interface TableSort {
  readonly column: string;
  readonly direction: "ascending" | "descending";
}

export interface DataTableProps<Row extends RowData> {
  /** The accessible name of the table. */
  readonly label: string;
  /** Keep the array itself stable, at module scope or memoised. */
  readonly columns: readonly DataColumn<Row>[];
  readonly data: TableData<Row>;
  readonly rowKey: (row: Row) => string;
  readonly sort?: TableSort;
  readonly onSort?: (sort: TableSort) => void;
  /** Takes the place of the rows when there are none, such as a frameless EmptyState. */
  readonly empty: ReactNode;
  /** Below the rows, such as the Pagination. */
  readonly footer?: ReactNode;
  readonly skeletonRows?: number;
  /** Has so many columns that it scrolls sideways below 1280 px already, and not only below 1024 px. */
  readonly wide?: boolean;
}
