export { visitTotals } from "./totals.ts";
