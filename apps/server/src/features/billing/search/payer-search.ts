import { findBestPayers, findOrders, findPayerNames, findPayersBy } from "./search-payers.sql.ts";

/** Search of payers and orders, for superusers. The gateway alone knows the numbers of invoices. */
export const payerSearch = {
  findBest: findBestPayers,
  findBy: findPayersBy,
  findNames: findPayerNames,
  findOrders,
} as const;
