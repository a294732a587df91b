export { isOfCampaignThere } from "./of-campaign.ts";
