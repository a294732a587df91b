export { campaignJobs } from "./campaigns.jobs.ts";
export { registerCampaignRoutes } from "./campaigns.routes.ts";
export { subscribeToBrandContext } from "./brands-changed.ts";
