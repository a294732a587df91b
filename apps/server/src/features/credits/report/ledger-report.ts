import { listEntries, listHolds, listLots, walkEntries } from "./ledger-report.sql.ts";

/** An organization's ledger as superusers read it; one name of the door for all of it. */
export const ledgerReport = { listLots, listHolds, listEntries, walkEntries } as const;
