import { isCampaigning } from "./store/campaigns.sql.ts";

/** Whether a workspace has campaigns; for statements of other rooms, by the column of its id. */
export const hasCampaigns = isCampaigning;
