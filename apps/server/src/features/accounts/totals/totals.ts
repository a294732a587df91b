import { countAccounts } from "./totals.sql.ts";

/** Counts of all accounts, for superusers. */
export const accountTotals = { count: countAccounts } as const;
