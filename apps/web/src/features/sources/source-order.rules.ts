import type { TableSort } from "#ui/table/data-table-props.ts";

/** Columns that sort ascending at the first click: names and positions. */
const ascendingFirst: readonly string[] = ["domain", "url", "avg_position"];

/** The order after a click on a column: its default direction first, then reversed. */
export function toggledOrder<Order extends string>(
  orders: readonly Order[],
  order: Order,
  column: string,
): Order {
  const ways = ascendingFirst.includes(column) ? [column, `-${column}`] : [`-${column}`, column];
  const next = order === ways[0] ? ways[1] : ways[0];
  return orders.find((known) => known === next) ?? order;
}

/** The sorted column and its direction. */
export function sortOf(order: string): TableSort {
  return order.startsWith("-")
    ? { column: order.slice(1), direction: "descending" }
    : { column: order, direction: "ascending" };
}
