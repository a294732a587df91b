import { dayDataset } from "#platform/parquet/day-dataset.ts";
import { firstReferralAt, referralColumns, referralFiles } from "./referral-days.events.ts";

/** The referrals that count: a person once whom the server and the tracker saw. */
export const referralDays = dayDataset({
  columns: referralColumns,
  firstAt: ({ events }, place) => firstReferralAt(events, place),
  parts: ({ events }, place, span) => referralFiles(events, place, span),
});
