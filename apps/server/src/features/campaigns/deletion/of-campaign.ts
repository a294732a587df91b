import { isOfCampaign } from "./is-of-campaign.sql.ts";

/** Whether what a column names belongs to a campaign that is there; for statements of other rooms. */
export const isOfCampaignThere = isOfCampaign;
