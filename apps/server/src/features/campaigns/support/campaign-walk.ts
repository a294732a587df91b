import { walkCampaigns, walkQueries } from "../store/campaigns.sql.ts";

/** Campaigns and their queries in slices, for a file of all; each after the last one of the slice before. */
export const campaignWalk = { campaigns: walkCampaigns, queries: walkQueries } as const;
