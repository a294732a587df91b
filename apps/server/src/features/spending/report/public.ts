export { spendingReport } from "./spending-report.ts";
