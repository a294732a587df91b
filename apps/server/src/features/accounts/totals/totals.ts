import { countAccounts } from "./totals.sql.ts";

/** Of all accounts, for superusers. */
export const accountTotals = { count: countAccounts } as const;
