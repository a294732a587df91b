export { countReferrals, listReferredPages, referralsOfPath } from "./referral-counts.ts";
