import { refuse } from "./advertiser-books.ts";
import type { ListBody } from "./advertiser-shapes.ts";

interface AskedList {
  readonly query: URLSearchParams;
  /** Whether a list shows this object already. */
  readonly isListed: (id: string) => boolean;
}

/** By cursors, 20 of a page unless asked for more, the newest first unless asked for the oldest. */
export function pageOf<T extends { readonly id: string }>(
  { query, isListed }: AskedList,
  rows: readonly T[],
): ListBody<T> {
  const limit = Number(query.get("limit") ?? 20);
  if (!Number.isInteger(limit) || limit < 1 || limit > 500) refuse("limit must be from 1 to 500");
  const listed = rows.filter(({ id }) => isListed(id));
  const ordered = query.get("order") === "asc" ? listed : listed.toReversed();
  return cutPage(ordered, query.get("after"), limit);
}

export function cutPage<T extends { readonly id: string }>(
  rows: readonly T[],
  after: string | null,
  limit: number,
): ListBody<T> {
  const from = after === null ? 0 : rows.findIndex(({ id }) => id === after) + 1;
  if (after !== null && from === 0) refuse("after names no row");
  const data = rows.slice(from, from + limit);
  return {
    object: "list",
    data,
    first_id: data.at(0)?.id ?? null,
    last_id: data.at(-1)?.id ?? null,
    has_more: from + limit < rows.length,
  };
}
