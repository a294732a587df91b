import type { WarehouseDataset } from "@citelens/contract/platform/warehouse-words";
import { answerDays, citationDays, mentionDays } from "#features/answers/files/public.ts";
import { sumDays } from "#features/insights/files/public.ts";
import { referralDays } from "#features/referrals/public.ts";
import { visitDays } from "#features/visits/files/public.ts";
import { auditDays } from "#platform/audit/audit-days.sql.ts";
import type { DayDataset } from "#platform/parquet/day-dataset.ts";

/** Everything that is delivered, in its order. */
export const datasets: Readonly<Record<WarehouseDataset, DayDataset>> = {
  visits: visitDays,
  referrals: referralDays,
  answers: answerDays,
  mentions: mentionDays,
  citations: citationDays,
  daily_sums: sumDays,
  audit_log: auditDays,
};
