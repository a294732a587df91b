import { listBoundsOfDay } from "./bounds-of-day.ts";
import { listSpendingDays, listSpendingGroups, sumSpending } from "./report.sql.ts";

/** For superusers; one name of the door for what they see of costs. */
export const spendingReport = {
  bounds: listBoundsOfDay,
  days: listSpendingDays,
  groups: listSpendingGroups,
  sum: sumSpending,
} as const;
