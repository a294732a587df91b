export { subscribeToBrandContext } from "./brands-changed.ts";
export { campaignJobs } from "./campaigns.jobs.ts";
export { registerCampaignRoutes } from "./campaigns.routes.ts";
