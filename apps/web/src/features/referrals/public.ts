export { crawlRatiosFile, crawlRatiosQuery, referralSumsQuery } from "./referrals.queries.ts";
export { ReferralsPage } from "./referrals-page.tsx";
export { parseReferralsSearch } from "./referrals-search.rules.ts";
export { trackerTag } from "./tracker-tag.rules.ts";
