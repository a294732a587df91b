export { campaignPaths } from "./campaign-paths.ts";
export { CampaignsPage } from "./campaigns-page.tsx";
export { parseCampaignsSearch } from "./campaigns-search.rules.ts";
export { CampaignEditorPage } from "./editor/campaign-editor-page.tsx";
export { LaunchSuccessPage } from "./launch-success-page.tsx";
