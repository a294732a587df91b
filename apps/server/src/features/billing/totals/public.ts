export { billingTotals } from "./totals.ts";
