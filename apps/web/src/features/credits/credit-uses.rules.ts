import { type CreditUse, type CreditUseObject, creditUseOrders } from "@citelens/contract/credits";

export type UseOrder = (typeof creditUseOrders)[number];
export type UseColumn = "created_at" | "action_type" | "credits_used";

export const defaultOrder: UseOrder = "-created_at";
export const usesPerPage = 20;

/** What the address holds; what is at its default is left out. */
export interface UsesSearch {
  readonly order?: UseOrder;
  readonly page?: number;
}

export function parseUsesSearch(raw: Readonly<Record<string, unknown>>): UsesSearch {
  const order = creditUseOrders.find((one) => one === raw.order);
  const page = Number(raw.page);
  const isPage = Number.isInteger(page) && page > 1 && page <= 1_000_000;
  return { ...(order && order !== defaultOrder && { order }), ...(isPage && { page }) };
}

/** The order after a click on a column: ascending first, descending when it is ascending already. */
export function toggledOrder(order: UseOrder, column: string): UseOrder {
  const wanted = columnOf(column);
  return order === wanted ? `-${wanted}` : wanted;
}

export function sortOf(order: UseOrder): {
  readonly column: UseColumn;
  readonly direction: "ascending" | "descending";
} {
  const direction = order.startsWith("-") ? "descending" : "ascending";
  return { column: columnOf(order.replace("-", "")), direction };
}

function columnOf(name: string): UseColumn {
  return name === "action_type" || name === "credits_used" ? name : "created_at";
}

export const actionTones = { 1: "info", 2: "brand", 3: "pos" } as const satisfies Record<
  CreditUse["action_type"],
  string
>;

/** What a use was for, in one line and a word below it. */
export function detailsOf(object: CreditUseObject | null): { readonly title: string; readonly more: string } {
  if (!object) return { title: "-", more: "" };

  switch (object.type) {
    case "campaign":
      return { title: object.name ?? "Campaign", more: joined("Campaign", object.campaign_type) };
    case "query":
      return {
        title: object.query ?? object.name ?? "Query",
        more: joined("Query", object.campaign_name, object.campaign_type),
      };
    case "chat_message":
      return { title: object.name ?? "Chat message", more: joined("Chat message", object.message_type) };
  }
}

function joined(...parts: readonly (string | null)[]): string {
  return parts.filter((part) => part !== null && part !== "").join(" · ");
}
