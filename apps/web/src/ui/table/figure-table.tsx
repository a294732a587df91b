import type { ReactElement, ReactNode } from "react";
import { cx } from "../cx.ts";

export interface FigureColumn<Row> {
  readonly id: string;
  readonly header: string;
  /**
   * "main" names the row, "rank" is a small number before it; figures are right-aligned, bars take the
   * remaining width. In a narrow card bars and details are below the name.
   */
  readonly kind: "rank" | "main" | "figure" | "detail" | "bar";
  readonly cell: (row: Row) => ReactNode;
}

export interface FigureTableProps<Row> {
  /** The accessible name of the table. */
  readonly label: string;
  readonly columns: readonly FigureColumn<Row>[];
  readonly rows: readonly Row[];
  readonly rowKey: (row: Row) => string;
}

const cells = {
  rank: "w-8 text-fg-3 tabular-nums",
  main: "px-2 wrap-anywhere text-fg",
  figure: "px-2 text-right tabular-nums @max-md:pl-0 @max-md:not-last:pr-3",
  detail: "px-2 text-right tabular-nums @max-md:hidden",
  bar: "w-[38%] px-2 tabular-nums @max-md:hidden @4xl:w-1/4 @4xl:pl-8",
} as const;

/** A small table of figures in a flush card, never wider than the card. */
export function FigureTable<Row>({ label, columns, rows, rowKey }: FigureTableProps<Row>): ReactElement {
  return (
    // Visually hidden texts are positioned absolutely: relative to this frame, or they would widen the page.
    <div className="@container relative">
      <table className="w-full border-separate border-spacing-0 text-left">
        <caption className="sr-only">{label}</caption>
        <thead>
          <tr>
            {columns.map(({ id, header, kind }) => (
              <th
                key={id}
                scope="col"
                className={cx(
                  "border-b py-2 text-xs font-medium text-fg-3 @md:whitespace-nowrap first:pl-5 last:pr-5 @max-xs:first:pl-3 @max-xs:last:pr-3",
                  cells[kind],
                  "text-fg-3",
                )}
              >
                {header}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr key={rowKey(row)} className="group hover:bg-surface-2">
              {columns.map(({ id, kind, cell }) => {
                const Cell = kind === "main" ? "th" : "td";
                return (
                  <Cell
                    key={id}
                    scope={kind === "main" ? "row" : undefined}
                    className={cx(
                      "border-b py-2.5 align-top font-normal first:pl-5 last:pr-5 @max-xs:first:pl-3 @max-xs:last:pr-3 group-last:border-b-0",
                      cells[kind],
                    )}
                  >
                    {cell(row)}
                    {kind === "main" && <Below columns={columns} row={row} />}
                  </Cell>
                );
              })}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

/** Details that do not fit beside the name in a narrow card. */
function Below<Row>({
  columns,
  row,
}: Pick<FigureTableProps<Row>, "columns"> & { readonly row: Row }): ReactElement {
  return (
    <div className="mt-1.5 flex flex-wrap gap-x-4 gap-y-1 @md:hidden">
      {columns
        .filter(({ kind }) => kind === "detail" || kind === "bar")
        .map(({ id, header, kind, cell }) => (
          <div
            key={id}
            className={cx(
              "tabular-nums",
              kind === "detail" ? "flex flex-wrap gap-x-1.5 text-xs text-fg-2" : "w-full",
            )}
          >
            <span className="shrink-0 text-xs text-fg-3">{header}</span>
            {cell(row)}
          </div>
        ))}
    </div>
  );
}
