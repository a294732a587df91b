import {
  type ColumnDef,
  functionalUpdate,
  type RowData,
  rowSortingFeature,
  type SortingState,
  tableFeatures,
  useTable,
} from "@tanstack/react-table";
import { type ReactElement, useMemo } from "react";
import { cx } from "../cx.ts";
import { ErrorState } from "../frame/error-state.tsx";
import { Skeleton } from "../frame/skeleton.tsx";
import { useMediaQuery } from "../frame/use-media-query.ts";
import { DataTableHead } from "./data-table-head.tsx";
import { cellRecipes, phoneRecipes, rowRecipe, scrollQueries, widthRecipes } from "./data-table-looks.ts";
import type { DataColumn, DataTableProps } from "./data-table-props.ts";

const features = tableFeatures({ rowSortingFeature });
const noRows: readonly never[] = [];

/**
 * A table sorted and paged by the server; on a phone each row is a card. The first click sorts ascending, the next one
 * descending.
 */
export function DataTable<Row extends RowData>({
  label,
  columns,
  data,
  rowKey,
  empty,
  footer,
  skeletonRows = 8,
  wide = false,
  ...sorted
}: DataTableProps<Row>): ReactElement {
  const table = useServerTable({ columns, data, rowKey, ...sorted });
  // Only a table that can scroll sideways needs to be a tab stop.
  const size = wide ? "wide" : "normal";
  const width = widthRecipes[size];
  const canScroll = useMediaQuery(scrollQueries[size]);
  const phone = useMemo(() => phoneRecipes(columns), [columns]);
  const rows = table.getRowModel().rows;

  return (
    <div
      className={cx(
        "rounded-card border border-border bg-surface contain-inline-size has-[>:focus-visible]:outline-2 has-[>:focus-visible]:outline-brand",
        width.card,
      )}
    >
      <div
        // Visually hidden texts are positioned absolutely: relative to this frame, or they would widen the
        // page.
        className={cx("relative rounded-card outline-none", width.frame)}
        {...(canScroll && { role: "region", "aria-label": label, tabIndex: 0 })}
      >
        <table
          aria-busy={data.status === "loading" || (data.status === "ready" && data.stale)}
          className={cx("w-full border-separate border-spacing-0 text-left max-sm:block", width.table)}
        >
          <caption className="sr-only">{label}</caption>
          <DataTableHead
            columns={columns}
            wide={wide}
            sorted={(id) => table.getColumn(id)?.getIsSorted() ?? false}
            onSort={(id) => table.getColumn(id)?.toggleSorting()}
          />
          <tbody
            className={cx(
              "transition-opacity max-sm:block",
              data.status === "ready" && data.stale && "opacity-50 delay-150",
            )}
          >
            {data.status === "loading" &&
              Array.from({ length: skeletonRows }, (_, row) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: placeholders have no other key
                <SkeletonRow key={row} columns={columns} />
              ))}
            {rows.map((row) => (
              <tr key={row.id} className={cx("group hover:bg-surface-2", rowRecipe)}>
                {row.getAllCells().map((cell, index) => {
                  const kind = columns[index]?.kind ?? "text";
                  const Cell = kind === "main" ? "th" : "td";
                  return (
                    <Cell
                      key={cell.id}
                      scope={kind === "main" ? "row" : undefined}
                      data-header={columns[index]?.header}
                      className={cx(
                        "align-middle sm:h-11 sm:border-b sm:py-2 sm:group-last:border-b-0",
                        width.cell,
                        cellRecipes[kind],
                        kind === "main" && width.main,
                        phone[index],
                      )}
                    >
                      <table.FlexRender cell={cell} />
                    </Cell>
                  );
                })}
              </tr>
            ))}
          </tbody>
        </table>
        {data.status === "failed" && <ErrorState message={data.message} onRetry={data.onRetry} />}
        {data.status === "ready" && rows.length === 0 && empty}
      </div>
      {footer !== undefined && <div className="border-t border-border px-4 py-3">{footer}</div>}
    </div>
  );
}

type TableSource<Row extends RowData> = Pick<
  DataTableProps<Row>,
  "columns" | "data" | "rowKey" | "sort" | "onSort"
>;

/** A table that only says how it is sorted: the server sorts. */
function useServerTable<Row extends RowData>({ columns, data, rowKey, sort, onSort }: TableSource<Row>) {
  const definitions = useMemo(() => columns.map(definitionOf<Row>), [columns]);
  const sorting = sort ? [{ id: sort.column, desc: sort.direction === "descending" }] : [];
  return useTable({
    features,
    columns: definitions,
    data: data.status === "ready" ? data.rows : noRows,
    getRowId: rowKey,
    manualSorting: true,
    enableMultiSort: false,
    enableSortingRemoval: false,
    sortDescFirst: false,
    state: { sorting },
    onSortingChange: (updater) => {
      const [next] = functionalUpdate(updater, sorting satisfies SortingState);
      if (next) onSort?.({ column: next.id, direction: next.desc ? "descending" : "ascending" });
    },
  });
}

function definitionOf<Row extends RowData>({
  id,
  sortable = false,
  cell,
}: DataColumn<Row>): ColumnDef<typeof features, Row> {
  return {
    id,
    // Sorting needs an accessor; its value is never compared in the browser.
    accessorFn: () => null,
    enableSorting: sortable,
    cell: ({ row }) => cell(row.original),
  };
}

function SkeletonRow<Row extends RowData>({
  columns,
}: {
  readonly columns: readonly DataColumn<Row>[];
}): ReactElement {
  return (
    <tr className={cx("group", rowRecipe)}>
      {columns.map(({ id, kind }) => (
        <td
          key={id}
          className="max-sm:first:col-span-3 sm:h-11 sm:border-b sm:px-4 sm:py-2 sm:group-last:border-b-0"
        >
          <div className={cx("h-3.5", kind === "number" ? "w-12 sm:ml-auto" : "w-3/5")}>
            {kind !== "actions" && <Skeleton />}
          </div>
        </td>
      ))}
    </tr>
  );
}
