import { listBoundsOfDay } from "./bounds-of-day.ts";
import { listAnsweredOn, listCallDays, listModelCalls } from "./call-days.sql.ts";
import { listSpendingGroups, sumSpending, sumSpendingDays } from "./report.sql.ts";

/** For superusers; one name of the door for what they see of costs. */
export const spendingReport = {
  bounds: listBoundsOfDay,
  days: sumSpendingDays,
  groups: listSpendingGroups,
  sum: sumSpending,
  callDays: listCallDays,
  models: listModelCalls,
  answeredOn: listAnsweredOn,
} as const;
