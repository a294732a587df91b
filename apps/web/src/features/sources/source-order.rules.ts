import type { TableSort } from "#ui/table/data-table-props.ts";

/** Columns whose smallest value comes first at the first press: names, and places, of which the first is the best. */
const ascendingFirst: readonly string[] = ["domain", "url", "avg_position"];

/** The order after a press on a column: the more telling way first, turned round when it is the order already. */
export function toggledOrder<Order extends string>(
  orders: readonly Order[],
  order: Order,
  column: string,
): Order {
  const ways = ascendingFirst.includes(column) ? [column, `-${column}`] : [`-${column}`, column];
  const next = order === ways[0] ? ways[1] : ways[0];
  return orders.find((known) => known === next) ?? order;
}

/** Which column the list is sorted by, and which way. */
export function sortOf(order: string): TableSort {
  return order.startsWith("-")
    ? { column: order.slice(1), direction: "descending" }
    : { column: order, direction: "ascending" };
}
