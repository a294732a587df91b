export { parseAdCampaignsSearch } from "./ad-campaigns-search.rules.ts";
export { AdCampaignsPage } from "./campaigns/ad-campaigns-page.tsx";
export { AdCampaignPage } from "./campaigns/details/ad-campaign-page.tsx";
export { EditAdCampaignPage, NewAdCampaignPage } from "./campaigns/editor/ad-editor-page.tsx";
export { parseAdEditorSearch } from "./campaigns/editor/editor-search.rules.ts";
export { LibraryPage } from "./library/library-page.tsx";
export { parseLibrarySearch } from "./library/library-search.rules.ts";
