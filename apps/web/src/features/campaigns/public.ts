<<<<<<< HEAD

export { CampaignEditorPage } from "./editor/campaign-editor-page.tsx";

=======

export { campaignPaths } from "./campaign-paths.ts";
export { CampaignsPage } from "./campaigns-page.tsx";
export { parseCampaignsSearch } from "./campaigns-search.rules.ts";
export { LaunchSuccessPage } from "./launch-success-page.tsx";

>>>>>>> 4666e624159579ece0afbcd6c12040137301c248
