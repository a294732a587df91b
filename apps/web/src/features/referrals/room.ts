export { ReferralsPage } from "./referrals-page.tsx";
export { parseReferralsSearch } from "./referrals-search.rules.ts";
