export { campaignPaths } from "./campaign-paths.ts";
export { CampaignsPage } from "./campaigns-page.tsx";
export { parseCampaignsSearch } from "./campaigns-search.rules.ts";
export { LaunchSuccessPage } from "./launch-success-page.tsx";
