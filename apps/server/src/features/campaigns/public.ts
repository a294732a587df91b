export { brandsChanged } from "./brands-changed.ts";
export {
  type CampaignFigures,
  type CampaignPlace,
  campaignHalted,
  campaignRunDue,
  campaignsShown,
  campaignsUnderWay,
} from "./campaign-topics.ts";
export { campaignJobs } from "./campaigns.jobs.ts";
export { registerCampaignRoutes } from "./campaigns.routes.ts";
export { campaigns } from "./campaigns.ts";
