export { registerReferralRoutes } from "./referrals.routes.ts";
