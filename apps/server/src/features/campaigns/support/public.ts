export { campaignWalk } from "./campaign-walk.ts";
export { listCampaignsOf } from "./list-campaigns-of.ts";
