export { countReferrals, listReferredPages, referralsOfPath } from "./referral-counts.ts";
export { registerReferralRoutes } from "./referrals.routes.ts";
