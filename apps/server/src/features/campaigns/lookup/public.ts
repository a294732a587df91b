export { type CampaignBrand, campaigns } from "./campaigns.ts";
