export { payerSearch } from "./payer-search.ts";
export type { FoundOrder } from "./search-payers.sql.ts";
