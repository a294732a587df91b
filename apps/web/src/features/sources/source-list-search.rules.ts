import { type SourceKind, sourceKinds } from "@citelens/contract/visibility/answers";

/** The search parameters of a list of sites or pages; defaults are omitted. */
export interface ListSearch<Order extends string> {
  readonly kind?: SourceKind;
  readonly search?: string;
  /** The selected site. */
  readonly domain?: string;
  readonly order?: Order;
  readonly page?: number;
}

/** View of the list, with every default filled in. */
export interface ListView<Order extends string> {
  readonly kind: SourceKind | undefined;
  readonly search: string;
  readonly domain: string | undefined;
  readonly order: Order;
  readonly page: number;
}

/** The orders of a list, its default first. */
export type Orders<Order extends string> = readonly [Order, ...Order[]];

const searchCharactersMax = 200;
const domainCharactersMax = 253;
const pageMax = 1_000_000;

/** Parses the search parameters; invalid and default values are dropped one by one. */
export function parseListSearch<Order extends string>(
  raw: Readonly<Record<string, unknown>>,
  orders: Orders<Order>,
): ListSearch<Order> {
  const view = {
    kind: sourceKinds.find((kind) => kind === raw.kind),
    search: textIn(raw.search, searchCharactersMax),
    domain: textIn(raw.domain, domainCharactersMax).toLowerCase() || undefined,
    order: orders.find((order) => order === raw.order) ?? orders[0],
    page: pageIn(raw.page),
  };
  return listSearchOf(view, orders);
}

export function listViewOf<Order extends string>(
  search: ListSearch<Order>,
  orders: Orders<Order>,
): ListView<Order> {
  const { kind, search: text = "", domain, order = orders[0], page = 1 } = search;
  return { kind, search: text, domain, order, page };
}

export function listSearchOf<Order extends string>(
  { kind, search, domain, order, page }: ListView<Order>,
  orders: Orders<Order>,
): ListSearch<Order> {
  return {
    ...(kind !== undefined && { kind }),
    ...(search !== "" && { search }),
    ...(domain !== undefined && { domain }),
    ...(order !== orders[0] && { order }),
    ...(page !== 1 && { page }),
  };
}

/** The router parses digits as a number and `true` as a boolean; text fields need them as text. */
function textIn(value: unknown, charactersMax: number): string {
  const text = ["string", "number", "boolean"].includes(typeof value) ? String(value).trim() : "";
  return text.length <= charactersMax ? text : "";
}

function pageIn(value: unknown): number {
  if (typeof value !== "number" || !Number.isInteger(value)) return 1;
  return value >= 1 && value <= pageMax ? value : 1;
}
