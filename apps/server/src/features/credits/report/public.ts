export { ledgerReport } from "./ledger-report.ts";
