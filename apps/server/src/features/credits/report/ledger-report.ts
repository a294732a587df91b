import { listEntries, listHolds, listLots, sumCreditDays, walkEntries } from "./ledger-report.sql.ts";

/** Ledgers as superusers read them: one organization's, and the credits of all by the day. */
export const ledgerReport = {
  listLots,
  listHolds,
  listEntries,
  walkEntries,
  sumByDay: sumCreditDays,
} as const;
