export { accountTotals } from "./totals.ts";
