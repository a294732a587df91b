import type { ReactElement, ReactNode } from "react";
import { cx } from "./cx.ts";

export interface FigureColumn<Row> {
  readonly id: string;
  readonly header: string;
  /** "main" names the row, "rank" is a small number before it; figures stand right, bars get room. */
  readonly kind: "rank" | "main" | "figure" | "bar";
  /** Gives way on phones, where the main column says the same. */
  readonly onlyWide?: boolean;
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
  rank: "w-8 pl-5 text-fg-3 tabular-nums",
  main: "min-w-28 px-2 wrap-anywhere text-fg",
  figure: "px-2 text-right tabular-nums",
  bar: "w-2/5 min-w-24 px-2 tabular-nums",
} as const;

/** A few rows of figures inside a flush card; it is no wider than the card, down to the width of a phone. */
export function FigureTable<Row>({ label, columns, rows, rowKey }: FigureTableProps<Row>): ReactElement {
  return (
    <table className="w-full border-separate border-spacing-0 text-left">
      <caption className="sr-only">{label}</caption>
      <thead>
        <tr>
          {columns.map(({ id, header, kind, onlyWide }) => (
            <th
              key={id}
              scope="col"
              className={cx(
                "border-b py-2 text-xs font-medium text-fg-3 first:pl-5 last:pr-5",
                cells[kind],
                "text-fg-3",
                onlyWide && "max-sm:hidden",
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
            {columns.map(({ id, kind, onlyWide, cell }) => {
              const Cell = kind === "main" ? "th" : "td";
              return (
                <Cell
                  key={id}
                  scope={kind === "main" ? "row" : undefined}
                  className={cx(
                    "border-b py-2.5 align-top font-normal first:pl-5 last:pr-5 group-last:border-b-0",
                    cells[kind],
                    onlyWide && "max-sm:hidden",
                  )}
                >
                  {cell(row)}
                </Cell>
              );
            })}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
