import { listEntries, listHolds, listLots } from "./ledger-report.sql.ts";

/** An organization's ledger as superusers read it; one name of the door for all of it. */
export const ledgerReport = { listLots, listHolds, listEntries } as const;
