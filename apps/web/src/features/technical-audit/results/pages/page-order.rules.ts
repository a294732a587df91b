import { type AuditPageOrder, auditPageOrders } from "@citelens/contract/content/technical-audit";
import type { TableSort } from "#ui/table/data-table-props.ts";

/** The order after a click on a column: its usual direction first, where there is another one then that. */
export function toggledOrder(order: AuditPageOrder, column: string): AuditPageOrder {
  const ways = descendingFirst.includes(column) ? [`-${column}`, column] : [column, `-${column}`];
  const there = auditPageOrders.filter((one) => ways.includes(one));
  const usual = there.find((one) => one === ways[0]);
  const other = there.find((one) => one === ways[1]);
  return (order === usual ? (other ?? usual) : usual) ?? order;
}

/** Columns that one wants to see the most of at first. */
const descendingFirst: readonly string[] = ["ai_visits", "citations", "first_byte_ms", "html_bytes"];

/** The sorted column and its direction. */
export function sortOf(order: AuditPageOrder): TableSort {
  return order.startsWith("-")
    ? { column: order.slice(1), direction: "descending" }
    : { column: order, direction: "ascending" };
}
