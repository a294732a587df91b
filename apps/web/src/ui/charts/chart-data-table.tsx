import type { ReactElement } from "react";
import { cx } from "../cx.ts";
import { type ChartTable, cellText } from "./chart-table.ts";

interface ChartDataTableProps extends ChartTable {
  readonly title: string;
}

/** A chart's data as a table; long tables scroll, with header and first column fixed. */
export function ChartDataTable({ title, columns, rows }: ChartDataTableProps): ReactElement {
  return (
    <section
      aria-label={`${title} as a table`}
      // biome-ignore lint/a11y/noNoninteractiveTabindex: scrollable regions must be reachable by keyboard
      tabIndex={0}
      className="relative max-h-96 overflow-auto rounded-control border border-border contain-inline-size print:max-h-none"
    >
      <table className="w-full border-separate border-spacing-0 text-left text-sm">
        <caption className="sr-only">{title}</caption>
        <thead>
          <tr>
            {columns.map(({ header, kind }, index) => (
              <th
                key={header}
                scope="col"
                className={cx(
                  "sticky top-0 h-9 border-b bg-surface px-3 font-medium whitespace-nowrap text-fg-3",
                  kind === "number" && "text-right",
                  index === 0 ? "left-0 z-20" : "z-10",
                )}
              >
                {header}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((cells, row) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: the rows of a chart have no other key
            <tr key={row} className="group">
              {columns.map((column, index) => {
                const Cell = index === 0 ? "th" : "td";
                return (
                  <Cell
                    key={column.header}
                    scope={index === 0 ? "row" : undefined}
                    className={cx(
                      "h-9 border-b px-3 whitespace-nowrap group-last:border-b-0",
                      index === 0 ? "sticky left-0 bg-surface font-medium text-fg" : "text-fg-2",
                      column.kind === "number" && "text-right tabular-nums",
                    )}
                  >
                    {cellText(cells[index] ?? null, column)}
                  </Cell>
                );
              })}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}
