export { campaignHalted, campaignRunDue, campaignsShown, campaignsUnderWay } from "./campaign-topics.ts";
export { campaignJobs } from "./campaigns.jobs.ts";
export { openCampaigns } from "./campaigns.routes.ts";
