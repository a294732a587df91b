export { crawlRatiosFile, crawlRatiosQuery, referralSumsQuery } from "./referrals.queries.ts";
export { trackerTag } from "./tracker-tag.rules.ts";
