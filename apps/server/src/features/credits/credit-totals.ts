import { sumCreditDays } from "./store/credit-totals.sql.ts";

/** The credits of all organizations, for superusers. */
export const creditTotals = { byDay: sumCreditDays } as const;
