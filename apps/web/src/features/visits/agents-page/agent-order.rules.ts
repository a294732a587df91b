import type { AgentRow } from "@citelens/contract/traffic/agents";
import { lazily } from "#lib/lazily.ts";
import { purposeLabel } from "../traffic/public.ts";

const columns = ["visits", "pages", "verified", "last_seen", "agent", "operator", "purpose"] as const;
export type AgentColumn = (typeof columns)[number];
export type AgentOrder = AgentColumn | `-${AgentColumn}`;

/** The default first; a leading minus means descending. */
export const agentOrders: readonly [AgentOrder, ...AgentOrder[]] = [
  "-visits",
  ...columns.flatMap((column) => [column, `-${column}`] as const),
];

export interface AgentSort {
  readonly column: AgentColumn;
  readonly direction: "ascending" | "descending";
}

export function sortOf(order: AgentOrder): AgentSort {
  const column = columns.find((one) => order.endsWith(one)) ?? "visits";
  return { column, direction: order.startsWith("-") ? "descending" : "ascending" };
}

/** The order of a table's column and direction. */
export function orderOf({
  column,
  direction,
}: {
  readonly column: string;
  readonly direction: string;
}): AgentOrder {
  const known = columns.find((one) => one === column) ?? "visits";
  return direction === "descending" ? `-${known}` : known;
}

/** The agents in an order; equal ones stay as they were. */
export function sortedAgents(rows: readonly AgentRow[], order: AgentOrder): readonly AgentRow[] {
  const { column, direction } = sortOf(order);
  const sign = direction === "descending" ? -1 : 1;
  return rows.toSorted((a, b) => sign * compared(comparedValue(a, column), comparedValue(b, column)));
}

function comparedValue(row: AgentRow, column: AgentColumn): string | number {
  if (column === "agent") return row.token;
  if (column === "purpose") return purposeLabel(row.purpose);
  if (column === "verified") return row.visits === 0 ? 0 : row.verified / row.visits;
  return row[column];
}

function compared(a: string | number, b: string | number): number {
  if (typeof a === "number" && typeof b === "number") return a - b;
  return names().compare(String(a), String(b));
}

const names = lazily(() => new Intl.Collator("en"));
