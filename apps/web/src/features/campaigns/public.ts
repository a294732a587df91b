export { campaignOptions } from "./campaign-options.rules.ts";
export { campaignPaths } from "./campaign-paths.ts";
export { launchedCampaignsQuery, operatorModelsQuery, runningCampaignsQuery } from "./campaigns.queries.ts";
