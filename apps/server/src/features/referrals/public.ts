export { countReferrals, listReferredPages, referralsOfPath } from "./referral-counts.ts";
export { referralDays } from "./referral-days.ts";
