import type { RowData } from "@tanstack/react-table";
import { ArrowDown, ArrowUp, ArrowUpDown } from "lucide-react";
import type { ReactElement } from "react";
import { cx } from "../cx.ts";
import { VisuallyHidden } from "../text/visually-hidden.tsx";
import type { DataColumn } from "./data-table-props.ts";

export interface DataTableHeadProps<Row extends RowData> {
  readonly columns: readonly DataColumn<Row>[];
  readonly wide: boolean;
  readonly sorted: (columnId: string) => "asc" | "desc" | false;
  readonly onSort: (columnId: string) => void;
}

const mainRecipes = {
  normal: { place: "sm:z-20 sm:max-lg:left-0", width: "lg:w-2/5" },
  wide: { place: "sm:z-20 sm:max-xl:left-0", width: "xl:w-1/3" },
} as const;
const icons = { asc: ArrowUp, desc: ArrowDown, none: ArrowUpDown } as const;
const ariaSorts = { asc: "ascending", desc: "descending", none: "none" } as const;

/**
 * Sticky: below the page header on wide screens, inside its own scroll area on smaller ones. On a phone, where rows are
 * cards, it is the line of buttons that sort them.
 */
export function DataTableHead<Row extends RowData>({
  columns,
  wide,
  sorted,
  onSort,
}: DataTableHeadProps<Row>): ReactElement {
  const canSort = columns.some(({ sortable }) => sortable);
  return (
    <thead className={canSort ? "max-sm:block max-sm:border-b max-sm:px-4 max-sm:py-1.5" : "max-sm:sr-only"}>
      <tr className="max-sm:flex max-sm:flex-wrap max-sm:gap-x-4 max-sm:gap-y-1">
        {columns.map((column) => {
          const order = sorted(column.id) || "none";
          return (
            <th
              key={column.id}
              scope="col"
              aria-sort={column.sortable ? ariaSorts[order] : undefined}
              className={cx(
                "bg-surface text-sm font-medium text-fg-2 sm:sticky sm:top-0 sm:h-10 sm:border-b sm:py-1.5",
                wide ? "sm:px-3 xl:top-(--sticky-top)" : "sm:px-4 lg:top-(--sticky-top)",
                column.kind === "main" ? mainRecipe(column, wide) : "sm:z-10",
                column.kind === "number" && "text-right",
                !column.sortable && "max-sm:sr-only",
              )}
            >
              <HeadLabel column={column} order={order} onSort={onSort} />
            </th>
          );
        })}
      </tr>
    </thead>
  );
}

function mainRecipe({ short = false }: { readonly short?: boolean }, wide: boolean): string {
  const { place, width } = mainRecipes[wide ? "wide" : "normal"];
  return short ? place : `${place} ${width}`;
}

interface HeadLabelProps<Row extends RowData> {
  readonly column: DataColumn<Row>;
  readonly order: "asc" | "desc" | "none";
  readonly onSort: (columnId: string) => void;
}

function HeadLabel<Row extends RowData>({ column, order, onSort }: HeadLabelProps<Row>): ReactElement {
  if (column.kind === "actions") return <VisuallyHidden>{column.header}</VisuallyHidden>;
  if (!column.sortable) return <>{column.header}</>;

  const Icon = icons[order];
  return (
    <button
      type="button"
      onClick={() => onSort(column.id)}
      className={cx(
        "inline-flex min-h-7 items-center gap-1.5 rounded-control whitespace-nowrap hover:text-fg",
        column.kind === "number" && "sm:flex-row-reverse",
        order !== "none" && "text-fg",
      )}
    >
      {column.header}
      <Icon size={14} aria-hidden="true" className={order === "none" ? "text-border-strong" : undefined} />
    </button>
  );
}
