import type { BotVisitOrder } from "@citelens/contract/traffic/visits";

const visitColumnNames = ["path", "scrap_date", "count"] as const;

export type VisitColumn = (typeof visitColumnNames)[number];

export const defaultOrder: BotVisitOrder = "-scrap_date";

/** The order after a click on a column: ascending first, then descending. */
export function toggledOrder(order: BotVisitOrder, column: VisitColumn): BotVisitOrder {
  return order === column ? `-${column}` : column;
}

/** The column of that name; by default the column of the default order. */
export function columnOf(name: string): VisitColumn {
  return visitColumnNames.find((column) => column === name) ?? sortOf(defaultOrder).column;
}

/** The sorted column and its direction. */
export function sortOf(order: BotVisitOrder): {
  readonly column: VisitColumn;
  readonly direction: "ascending" | "descending";
} {
  switch (order) {
    case "path":
    case "scrap_date":
    case "count":
      return { column: order, direction: "ascending" };
    case "-path":
      return { column: "path", direction: "descending" };
    case "-scrap_date":
      return { column: "scrap_date", direction: "descending" };
    case "-count":
      return { column: "count", direction: "descending" };
  }
}
