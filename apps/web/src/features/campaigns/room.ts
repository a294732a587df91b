export { parseCampaignsSearch } from "./campaigns-search.rules.ts";
export { CampaignDetailsPage } from "./details/campaign-details-page.tsx";
export { CampaignEditorPage } from "./editor/campaign-editor-page.tsx";
export { LaunchSuccessPage } from "./launch/launch-success-page.tsx";
export { CampaignsPage } from "./list/campaigns-page.tsx";
